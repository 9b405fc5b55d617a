import { useSetAtom } from 'jotai';
import ListChecks from 'lucide-react/icons/list-checks';
import type { Settings } from '@/domain/settings';
import { testConnection } from '@/network/test-connection';
import { openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { AddressName } from './address-field';
import { BehaviourSection } from './behaviour-section';
import { FileNamesSection } from './file-names-section';
import { RecordingSection } from './recording-section';
import { RetentionSection } from './retention-section';
import { SecretField } from './secret-field';
import {
  ADDRESS_FIELDS,
  type AddressName as AddressFieldName,
  addressIn,
  isModelField,
  keyHeader,
  type SettingsForm,
  secretProblems,
  settingsAsTyped,
  withAddress,
} from './settings-form';
import { SpeechSection } from './speech-section';
import type { SettingsEditing } from './use-settings-editor';

interface PolicyFieldProps {
  value: Settings['policy'];
  onChange: (value: Settings['policy']) => void;
}

/** Who gets the audio and the text, and what that means. */
function PolicyField({ value, onChange }: PolicyFieldProps) {
  return (
    <div>
      <SelectField
        {...wording.settings.policy}
        value={value}
        onChange={(chosen) => onChange(chosen as Settings['policy'])}
      />
      <p className="field-hint models-hint">{wording.models.policyHints[value]}</p>
    </div>
  );
}

/** The way to the scorecards. What is typed in Settings and not saved is a draft, and there again after it. */
function ScorecardsSection() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section className="settings-section">
      <h3>{wording.settings.scorecards.title}</h3>
      <p className="muted">{wording.settings.scorecards.hint}</p>
      <p>
        <Button icon={ListChecks} onClick={() => openDialog({ name: 'scorecards' })}>
          {wording.settings.scorecards.open}
        </Button>
      </p>
    </section>
  );
}

export interface AdministratorPartProps extends Pick<SettingsEditing, 'form' | 'change' | 'attempts' | 'problems'> {
  /** What config.json and the built-in defaults say. */
  site: Settings;
  /** Speech on this device was asked for by name. */
  toSpeech: boolean;
}

/** Where work is done, how, and how long it is kept. */
export function AdministratorPart({ form, change, attempts, problems, site, toSpeech }: AdministratorPartProps) {
  const words = wording.settings;
  const unsendable = secretProblems(form);

  const addressField = (field: AddressFieldName) => (
    <AddressName
      key={field}
      field={field}
      value={addressIn(form, field)}
      siteValue={addressIn(site, field)}
      problem={problems[field]}
      onChange={(address) => change(withAddress(form, field, address))}
      // A key that can't be sent would look like a service that does not answer.
      {...(!isModelField(field) &&
        Object.keys(unsendable).length === 0 && {
          test: {
            ask: (signal) => testConnection(field, settingsAsTyped(form, site), signal),
            keyHeader: keyHeader(form, field),
            with: JSON.stringify([form.secrets, form.services.speech]),
          },
        })}
    />
  );
  const secretField = (field: keyof SettingsForm['secrets']) => (
    <SecretField
      field={field}
      value={form.secrets[field]}
      // A header is typed name first: what is missing yet is no mistake before Save.
      problem={attempts > 0 || unsendable[field] === 'characters' ? unsendable[field] : undefined}
      onChange={(value) => change({ ...form, secrets: { ...form.secrets, [field]: value } })}
    />
  );

  return (
    <>
      <section className="settings-section">
        <h3>{words.services}</h3>
        <div className="settings-grid">{ADDRESS_FIELDS.map(addressField)}</div>
      </section>
      <section className="settings-section">
        <h3>{words.access}</h3>
        <div className="settings-grid">
          {secretField('apiKey')}
          {secretField('interactionsToken')}
          {secretField('automationHeader')}
          {secretField('automationValue')}
        </div>
      </section>
      <ScorecardsSection />
      <BehaviourSection form={form} onChange={change} />
      <FileNamesSection form={form} onChange={change} />
      <RecordingSection form={form} onChange={change} />
      <RetentionSection form={form} onChange={change} />
      <SpeechSection
        address={form.models}
        hub={{
          address: form.modelHub,
          onChange: (modelHub) => change({ ...form, modelHub }),
          field: addressField('modelHub'),
        }}
        asked={toSpeech}
      >
        {addressField('models')}
        <PolicyField value={form.policy} onChange={(policy) => change({ ...form, policy })} />
      </SpeechSection>
    </>
  );
}
