import { type FormEvent, useState } from 'react';
import type { CallId } from '@/domain/call';
import { asLasting, MOST_ASSIGNED, SAMPLE_WEEKS, type SampleWeeks, weeksFrom } from '@/domain/desk/assignment';
import type { DeskFilter } from '@/domain/desk/desk-filter';
import type { People, ReviewerId } from '@/domain/reviewer';
import { createAssignment, knowPerson, type NewAssignment } from '@/storage/desk/assignments';
import { Button } from '@/ui/button';
import { DayField } from '@/ui/day-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { personName } from './assignment-words';

const words = wording.assignments.create;
const PERCENT = /^\d{1,3}([.,]\d{1,2})?$/;

/** What the list of calls shows, and what is selected in it. */
export interface Chosen {
  ticked: readonly CallId[];
  shown: readonly CallId[];
  filter: DeskFilter;
}

export interface AssignmentFormProps {
  chosen: Chosen;
  candidates: readonly ReviewerId[];
  inTeam: boolean;
  people: People;
  now: number;
  onMade: () => void;
}

/** Of a sample: the days of the list's filter, or weeks. */
type Days = 'shown' | SampleWeeks;
type What = 'ticked' | 'shown' | 'filter' | 'sample';

interface Typed {
  title: string;
  what: What;
  percent: string;
  weeks: Days;
  to: readonly ReviewerId[];
  /** Somebody who is not among the candidates, by name. */
  other: string;
  dealt: boolean;
  due: string;
}

/** A share of 1; null where no per cent stands there. */
function shareIn(percent: string): number | null {
  const share = PERCENT.test(percent.trim()) ? Number(percent.trim().replace(',', '.')) / 100 : 0;
  return share > 0 && share <= 1 ? share : null;
}

/** Which calls are meant; null where that can't be assigned. */
function callsOf({ what, percent, weeks }: Typed, { ticked, shown, filter }: Chosen, now: number) {
  if (what === 'ticked' || what === 'shown') {
    const callIds = what === 'ticked' ? ticked : shown;
    return callIds.length > MOST_ASSIGNED ? null : { callIds };
  }
  const lasting = asLasting(filter, now);
  if (lasting === null || what === 'filter') return lasting;
  const share = shareIn(percent);
  const days = weeks === 'shown' ? lasting : weeksFrom(weeks, now);
  return share === null ? null : { ...days, filter: lasting.filter ?? {}, share };
}

/** Everything known of who is to judge; which calls; by when. */
export function AssignmentForm({ chosen, candidates, inTeam, people, now, onMade }: AssignmentFormProps) {
  const canLast = asLasting(chosen.filter, now) !== null;
  const whats: What[] = [
    ...(chosen.ticked.length > 0 ? (['ticked'] as const) : []),
    ...(chosen.shown.length > 0 ? (['shown'] as const) : []),
    ...(canLast ? (['filter', 'sample'] as const) : []),
  ];
  const days: readonly Days[] = chosen.filter.date === undefined ? SAMPLE_WEEKS : ['shown', ...SAMPLE_WEEKS];
  const [typed, setTyped] = useState<Typed>({
    ...{ title: '', what: whats[0] ?? 'shown', percent: '5', to: [], other: '', dealt: true, due: '' },
    weeks: days[0] ?? 'this',
  });
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const { what, percent, to, other, dealt, due } = typed;
  const count = to.length + (other.trim() === '' ? 0 : 1);
  const label: Record<What, string> = {
    ticked: words.ticked(chosen.ticked.length),
    shown: words.shown(chosen.shown.length),
    filter: words.filter,
    sample: words.sample,
  };
  const calls = callsOf(typed, chosen, now);
  const troubles = {
    ...((what === 'ticked' || what === 'shown') && calls === null && { calls: words.tooMany(MOST_ASSIGNED) }),
    ...(what === 'sample' && shareIn(percent) === null && { percent: words.badPercent }),
    ...(count === 0 && { to: words.noOne }),
  };
  const told: Partial<Record<'calls' | 'percent' | 'to', string>> = tried ? troubles : {};

  const make = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailed(false);
    if (calls === null || count === 0) return;
    const title = typed.title.normalize('NFC').trim();
    // In one order, however they were ticked.
    const known = candidates.filter((id) => to.includes(id));
    const store = async () => {
      const others = other.trim() === '' ? [] : [await knowPerson(other)];
      const all = [...new Set([...known, ...others])];
      const wanted: NewAssignment = {
        ...{ ...calls, to: all },
        ...(title !== '' && { title }),
        ...(dealt && all.length > 1 && { dealt }),
        ...(due !== '' && { due }),
      };
      await createAssignment(wanted);
    };
    await store().then(onMade, () => setFailed(true));
  };
  return (
    <form className="assignment-form" noValidate onSubmit={(event) => void make(event)}>
      <fieldset>
        <legend className="field-label">{words.what}</legend>
        {whats.map((one) => (
          <label key={one} className="assignment-check">
            <input type="radio" name="what" checked={what === one} onChange={() => change({ what: one })} />
            {label[one]}
          </label>
        ))}
        {!canLast && <p className="field-hint">{words.notLasting}</p>}
        {told.calls !== undefined && <p className="field-error">{told.calls}</p>}
      </fieldset>
      {what === 'sample' && (
        <div className="assignment-beside">
          <TextField
            label={words.percent}
            inputMode="decimal"
            autoComplete="off"
            value={percent}
            maxLength={6}
            hint={words.percentHint}
            error={told.percent}
            onChange={(text) => change({ percent: text })}
          />
          <SelectField
            label={words.weeks}
            options={days.map((value) => ({ value, label: words.weeksOf[value] }))}
            value={typed.weeks}
            onChange={(chosenWeeks) => change({ weeks: days.find((one) => one === chosenWeeks) ?? 'this' })}
          />
        </div>
      )}
      <fieldset>
        <legend className="field-label">{words.to}</legend>
        {candidates.map((id) => (
          <label key={id} className="assignment-check">
            <input
              type="checkbox"
              checked={to.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                change({ to: checked ? [...to, id] : to.filter((one) => one !== id) })
              }
            />
            {personName(people, id)}
          </label>
        ))}
        <TextField
          label={words.other}
          hint={inTeam ? words.otherInTeam : words.otherHere}
          error={told.to}
          value={other}
          maxLength={80}
          autoComplete="off"
          onChange={(name) => change({ other: name })}
        />
      </fieldset>
      {count > 1 && (
        <SelectField
          label={words.share}
          options={(['dealt', 'each'] as const).map((value) => ({ value, label: words[value] }))}
          value={dealt ? 'dealt' : 'each'}
          onChange={(value) => change({ dealt: value === 'dealt' })}
        />
      )}
      <div className="assignment-beside">
        <DayField label={words.due} value={due} onChange={(day) => change({ due: day })} />
        <TextField
          label={words.name}
          value={typed.title}
          maxLength={200}
          autoComplete="off"
          onChange={(title) => change({ title })}
        />
      </div>
      {failed && (
        <p className="field-error" role="alert">
          {wording.assignments.notStored}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {Object.values(told).join(' ')}
      </p>
      <Button type="submit" variant="primary" className="assignment-make">
        {words.make}
      </Button>
    </form>
  );
}
