import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Call } from '@/domain/call';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
import { addedCallsAtom } from '@/state/added-calls';
import { launchOptionsAtom, serviceAtom } from '@/state/session';
import { knownFacts } from '@/storage/calls/call-facts';
import { readAddedCalls } from '@/storage/calls/same-sound';
import { cardsToChoose } from '@/storage/scorecards/cards-for-calls';
import { Button } from '@/ui/button';
import { languageChoices } from '@/ui/language-titles';
import { Modal } from '@/ui/modal';
import { SelectField } from '@/ui/select-field';
import { SuggestField } from '@/ui/suggest-field';
import { wording } from '@/ui/wording';
import { scoringTypeOptions } from '../scoring-type';
import { AddedCallRow } from './added-call-row';
import './added-calls.css';
import { type CallChanges, useCallChanges } from './use-call-changes';

const LANGUAGE_CHOICES = languageChoices(LANGUAGE_OPTIONS);

const words = wording.intake;
/** No language or scorecard has this value. */
const AS_THEY_ARE = '\u0000';

export interface AddedCallsDialogProps {
  onClose: () => void;
}

interface ForAllProps {
  calls: readonly Call[];
  services: readonly { value: string; label: string }[];
  agents: readonly string[];
  changes: CallChanges;
}

/** What all of them have in common, '' of nothing: a choice here is one for each. */
function ForAll({ calls, services, agents, changes }: ForAllProps) {
  const [agent, setAgent] = useState('');
  const shared = (of: (call: Call) => string) => {
    const values = new Set(calls.map(of));
    const [first = AS_THEY_ARE] = values;
    return values.size > 1 ? AS_THEY_ARE : first;
  };
  const differ = { value: AS_THEY_ARE, label: words.differ, disabled: true };
  const service = shared((call) => call.service);
  const language = shared((call) => call.language);
  return (
    <fieldset className="added-calls-all">
      <legend>{words.forAll}</legend>
      <div className="added-call-fields">
        <SelectField
          label={words.service}
          options={service === AS_THEY_ARE ? [differ, ...services] : services}
          value={service}
          onChange={(chosen) => changes.service(calls, chosen)}
        />
        <SelectField
          label={words.language}
          options={language === AS_THEY_ARE ? [differ, ...LANGUAGE_CHOICES] : LANGUAGE_CHOICES}
          value={language}
          onChange={(chosen) => changes.language(calls, chosen)}
        />
        <form
          className="added-calls-agent"
          onSubmit={(event) => {
            event.preventDefault();
            if (agent.trim() !== '') changes.agent(calls, agent.trim());
          }}
        >
          <SuggestField label={words.agent} suggestions={agents} maxLength={200} value={agent} onChange={setAgent} />
          <Button type="submit" disabled={agent.trim() === ''}>
            {words.setAgent}
          </Button>
        </form>
      </div>
    </fieldset>
  );
}

/** The files of a batch, stored already: what each of them is, said here for one or for all (D316). */
export function AddedCallsDialog({ onClose }: AddedCallsDialogProps) {
  const { callIds, phase } = useAtomValue(addedCallsAtom);
  const service = useAtomValue(serviceAtom);
  const { service: launched } = useAtomValue(launchOptionsAtom);
  const added = useLiveQuery(() => readAddedCalls(callIds), [callIds]);
  const cards = useLiveQuery(() => cardsToChoose(service), [service]);
  const known = useLiveQuery(() => knownFacts());
  const changes = useCallChanges();
  const services = scoringTypeOptions(service, cards, launched);
  const agents = known?.agents ?? [];
  const coming = { storing: words.coming, comparing: words.comparing, done: '' }[phase];
  return (
    <Modal
      title={words.title}
      size="large"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {added === undefined ? (
        <p className="muted">{wording.ui.loading}</p>
      ) : (
        <div className="added-calls">
          <p role="status">
            {words.stored(added.length)} {coming}
          </p>
          <p className="muted">{words.changes}</p>
          {added.length > 1 && (
            <ForAll calls={added.map(({ call }) => call)} services={services} agents={agents} changes={changes} />
          )}
          <ul className="added-calls-list" aria-label={words.list}>
            {added.map((one) => (
              <AddedCallRow key={one.call.id} added={one} services={services} agents={agents} changes={changes} />
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
}
