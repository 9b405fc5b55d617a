import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { samePerson } from '@/domain/calibration/session';
import { MOST_OF_SESSION } from '@/domain/calibration/session-files';
import type { Call, CallId } from '@/domain/call';
import { tidyName } from '@/domain/reviewer';
import { BUILT_IN_SCORECARDS, isBuiltIn } from '@/domain/scorecards/built-in/built-in';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { createSession } from '@/storage/calibration/sessions';
import { getCall, listCalls } from '@/storage/calls/calls';
import { listScorecards } from '@/storage/scorecards/scorecards';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { serviceLabel } from '@/ui/service-label';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

const words = wording.calibration.create;

interface NewSessionFormProps {
  /** The selection it was opened from; none: the newest calls are offered. */
  callIds: readonly CallId[];
  /** Who makes it; '' = nobody with a name. */
  by: string;
  onMade: (id: string) => void;
}

interface Offered {
  calls: Call[];
  /** How many calls there are, where these are the newest of more; 0 = all are looked at. */
  ofMore: number;
  /** Of the selection, those without words. */
  without: number;
  cards: Scorecard[];
}

async function readOffered(callIds: readonly CallId[]): Promise<Offered> {
  const most = MOST_OF_SESSION.calls;
  const { calls: found, total } =
    callIds.length === 0
      ? await listCalls({ search: '', limit: most, offset: 0 })
      : { calls: (await Promise.all(callIds.map(getCall))).filter((call) => call !== undefined), total: 0 };
  const calls = found.filter(({ words: count = 0, binnedAt }) => count > 0 && binnedAt === undefined);
  const own = (await listScorecards()).filter(({ state }) => state === 'published').map(({ card }) => card);
  return {
    calls,
    ofMore: total > most ? total : 0,
    without: Math.max(0, callIds.length - calls.length),
    cards: [...own, ...BUILT_IN_SCORECARDS],
  };
}

const cardKey = ({ id, version }: Pick<Scorecard, 'id' | 'version'>): string => `${id} ${version}`;

const nameOf = ({ id, title }: Scorecard): string => (isBuiltIn(id) ? serviceLabel(id) : title);

/** Each once, in the order typed. */
function namesIn(text: string): string[] {
  const names = text
    .split('\n')
    .map(tidyName)
    .filter((name) => name !== '');
  return names.filter((name, at) => names.findIndex((other) => samePerson(other, name)) === at);
}

/** The calls, each with a box to choose it by. */
function CallChoice({
  offered: { calls, ofMore },
  chosen,
  onChange,
}: {
  offered: Offered;
  chosen: readonly CallId[];
  onChange: (ids: CallId[]) => void;
}) {
  return (
    <fieldset className="calibration-calls">
      <legend className="field-label">{words.calls}</legend>
      {calls.length === 0 && ofMore === 0 && <p className="muted">{words.noCalls}</p>}
      {calls.map(({ id, title }) => (
        <label key={id} className="calibration-check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(calls.map((call) => call.id).filter((one) => (one === id ? checked : chosen.includes(one))))
            }
          />
          {title}
        </label>
      ))}
      <p className="field-hint">{words.callsHint}</p>
    </fieldset>
  );
}

/** Title, calls, scorecard, reviewers: what a session is made of. */
export function NewSessionForm(props: NewSessionFormProps) {
  const { callIds } = props;
  const offered = useLiveQuery(() => readOffered(callIds), [callIds]);
  if (offered === undefined) return <p className="muted">{wording.ui.loading}</p>;
  return <Form {...props} offered={offered} />;
}

interface Typed {
  title: string;
  names: string;
  chosen: CallId[];
  card: string;
  blind: boolean;
  expert: string;
}

/** What stands in the way of making it, by field. */
function missingIn(
  { title, chosen }: Typed,
  invited: readonly string[],
): Partial<Record<'title' | 'calls' | 'names', string>> {
  const { needed } = words;
  const { calls, people } = MOST_OF_SESSION;
  return {
    ...(title.trim() === '' && { title: needed.title }),
    ...(chosen.length === 0 && { calls: needed.calls }),
    ...(chosen.length > calls && { calls: needed.tooManyCalls(calls) }),
    ...(invited.length < 2 && { names: needed.invited }),
    ...(invited.length > people && { names: needed.tooManyPeople(people) }),
  };
}

function Form({ callIds, by, onMade, offered }: NewSessionFormProps & { offered: Offered }) {
  const { calls, ofMore, without, cards } = offered;
  const first = cards.find(({ id }) => id === calls[0]?.service) ?? cards[0];
  const [typed, setTyped] = useState<Typed>({
    ...{ title: '', names: by, blind: true, expert: '', card: first === undefined ? '' : cardKey(first) },
    chosen: callIds.length === 0 ? [] : calls.map(({ id }) => id),
  });
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const invited = namesIn(typed.names);
  const missing = missingIn(typed, invited);
  const told = tried ? missing : {};
  const expert = invited.find((name) => samePerson(name, typed.expert));

  const make = async () => {
    setTried(true);
    setFailed(false);
    const scorecard = cards.find((card) => cardKey(card) === typed.card);
    if (Object.keys(missing).length > 0 || scorecard === undefined) return;
    const { blind, chosen } = typed;
    const title = typed.title.trim();
    const wanted = { title, createdBy: by, blind, scorecard, callIds: chosen, invited, ...(expert && { expert }) };
    await createSession(wanted).then(onMade, () => setFailed(true));
  };
  return (
    <form
      className="calibration-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h3>{words.title}</h3>
      <TextField
        label={words.name}
        value={typed.title}
        maxLength={MOST_OF_SESSION.title}
        autoComplete="off"
        error={told.title}
        onChange={(title) => change({ title })}
      />
      <SelectField
        label={words.card}
        options={cards.map((card) => ({ value: cardKey(card), label: words.version(nameOf(card), card.version) }))}
        value={typed.card}
        onChange={(card) => change({ card })}
      />
      <div>
        <CallChoice offered={offered} chosen={typed.chosen} onChange={(chosen) => change({ chosen })} />
        {ofMore > 0 && <p className="field-hint">{words.newest(MOST_OF_SESSION.calls, ofMore)}</p>}
        {without > 0 && <p className="field-hint">{words.without(without)}</p>}
        {told.calls !== undefined && <p className="field-error">{told.calls}</p>}
      </div>
      <div>
        <TextArea
          label={words.invited}
          rows={4}
          value={typed.names}
          maxLength={MOST_OF_SESSION.people * (MOST_OF_SESSION.name + 1)}
          aria-invalid={told.names === undefined ? undefined : true}
          onChange={(names) => change({ names })}
        />
        <p className={told.names === undefined ? 'field-hint' : 'field-error'}>{told.names ?? words.invitedHint}</p>
      </div>
      <label className="calibration-check">
        <input
          type="checkbox"
          checked={typed.blind}
          onChange={({ currentTarget: { checked } }) => change({ blind: checked })}
        />
        {words.blind}
      </label>
      <div>
        <SelectField
          label={words.expert}
          options={[{ value: '', label: words.noExpert }, ...invited.map((name) => ({ value: name, label: name }))]}
          value={expert ?? ''}
          onChange={(name) => change({ expert: name })}
        />
        <p className="field-hint">{words.expertHint}</p>
      </div>
      {failed && (
        <p className="field-error" role="alert">
          {wording.calibration.notStored}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {Object.values(told).join(' ')}
      </p>
      <div className="calibration-buttons">
        <Button type="submit" variant="primary">
          {words.make}
        </Button>
      </div>
    </form>
  );
}
