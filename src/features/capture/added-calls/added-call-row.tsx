import { useId, useState } from 'react';
import type { Call } from '@/domain/call';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
import { langOf } from '@/domain/transcript/spoken-language';
import type { AddedCall } from '@/storage/calls/same-sound';
import { Button } from '@/ui/button';
import { factsLine } from '@/ui/facts-line';
import { formatMoment } from '@/ui/format';
import { languageChoices } from '@/ui/language-titles';
import { SelectField } from '@/ui/select-field';
import { serviceLabel } from '@/ui/service-label';
import { SuggestField } from '@/ui/suggest-field';
import { wording } from '@/ui/wording';
import type { CallChanges } from './use-call-changes';
import { useProposal } from './use-proposal';

const LANGUAGE_CHOICES = languageChoices(LANGUAGE_OPTIONS);

const words = wording.intake;

interface AgentFieldProps {
  call: Call;
  agents: readonly string[];
  onAgent: (agent: string) => void;
}

/** Kept when the field is left, or by Enter. */
function AgentField({ call, agents, onAgent }: AgentFieldProps) {
  const stored = call.facts?.agent ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null && typed.trim() !== stored) onAgent(typed.trim());
    setTyped(null);
  };
  return (
    <SuggestField
      label={words.agent}
      suggestions={agents}
      maxLength={200}
      value={typed ?? stored}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
      }}
    />
  );
}

export interface AddedCallRowProps {
  added: AddedCall;
  services: readonly { value: string; label: string }[];
  agents: readonly string[];
  changes: CallChanges;
}

/** One added call: what it is, what there is to tell of it, and how it goes on. */
export function AddedCallRow({ added, services, agents, changes }: AddedCallRowProps) {
  const { call, captions, twin } = added;
  const [both, setBoth] = useState(false);
  const titleId = useId();
  const line = factsLine(call);
  const proposal = useProposal(call);
  return (
    <li aria-labelledby={titleId}>
      <fieldset className="added-call" aria-labelledby={titleId}>
        <p className="added-call-title" id={titleId} dir="auto" lang={langOf(call.title)}>
          {call.title}
        </p>
        {line !== '' && <p className="muted added-call-facts">{line}</p>}
        {captions && <p className="muted">{words.captions}</p>}
        {twin !== undefined && !both && (
          <div className="added-call-note">
            <p>{words.twin(twin.title, formatMoment(twin.createdAt, Date.now()))}</p>
            <Button onClick={() => setBoth(true)}>{words.keep}</Button>
            <Button variant="danger" onClick={() => changes.drop(call, twin)}>
              {words.drop}
            </Button>
          </div>
        )}
        {proposal !== null && (
          <div className="added-call-note">
            <p>{(proposal.sale ? words.sale : words.fits)(serviceLabel(proposal.service))}</p>
            <Button onClick={() => changes.service([call], proposal.service)}>
              {words.use(serviceLabel(proposal.service))}
            </Button>
          </div>
        )}
        <div className="added-call-fields">
          <SelectField
            label={words.service}
            options={services}
            value={call.service}
            onChange={(service) => changes.service([call], service)}
          />
          <SelectField
            label={words.language}
            options={LANGUAGE_CHOICES}
            value={call.language}
            onChange={(language) => changes.language([call], language)}
          />
          <AgentField call={call} agents={agents} onAgent={(agent) => changes.agent([call], agent)} />
        </div>
      </fieldset>
    </li>
  );
}
