import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type GivenName, isElsewhere, type People, reviewerName } from '@/domain/reviewer';
import { exportCalls } from '@/jobs/export-call';
import { currentCallIdAtom } from '@/state/session';
import { usePeople } from '@/state/use-people';
import { readShiftEnd } from '@/storage/desk/shift-end';
import { handOver, judgedSince } from '@/storage/people';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { Modal } from '@/ui/modal';
import { NameForm } from '@/ui/name-form';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';

const words = wording.people;

export interface HandOverDialogProps {
  onClose: () => void;
}

/** What the leaving reviewer judged, and the way to take it along. */
function Judged({ people }: { people: People }) {
  const { current, since } = people;
  const tookOver = since > 0;
  const calls = useLiveQuery(() => judgedSince(current, since), [current, since]);
  const left = useLiveQuery(
    async () => words.shift(await readShiftEnd(current, since), tookOver),
    [current, since, tookOver],
  );
  const [failed, setFailed] = useState(false);
  if (calls === undefined) return null;
  const name = words.nameOf(reviewerName(people, current));
  const save = async () => {
    setFailed(false);
    try {
      download(await exportCalls(calls), `${words.fileName(name).replace(/[^\p{L}\p{N} ()-]+/gu, ' ')}.json`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <p>{calls.length === 0 ? words.judgedNone(name, tookOver) : words.judged(name, calls.length, tookOver)}</p>
      {left !== undefined && left.length > 0 && (
        <ul>
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {calls.length > 0 && (
        <Button icon={Download} onClick={() => void save()}>
          {words.exportJudged}
        </Button>
      )}
      {failed && (
        <p className="field-error" role="alert">
          {words.exportFailed}
        </p>
      )}
    </>
  );
}

/** The end of a shift: the call is closed, an export offered, the next name asked for. */
export function HandOverDialog({ onClose }: HandOverDialogProps) {
  const people = usePeople();
  const closeCall = useSetAtom(currentCallIdAtom);
  const [chosen, setChosen] = useState('');
  const takeOver = async (given: GivenName) => {
    // First, so that what was typed into the call is stored as the leaving one's.
    closeCall(null);
    await handOver(given);
    onClose();
  };
  const others = people?.known.filter(({ id }) => id !== people.current && !isElsewhere(id)) ?? [];
  const next = others.find(({ id }) => id === chosen);
  return (
    <Modal title={words.handOver} onClose={onClose}>
      {people === undefined ? (
        <p className="muted">{wording.ui.loading}</p>
      ) : (
        <div className="name-form">
          <p>{words.handOverText}</p>
          <Judged people={people} />
          <h3>{words.next}</h3>
          {others.length > 0 && (
            <SelectField
              label={words.known}
              options={[
                { value: '', label: words.somebodyNew },
                ...others.map(({ id }) => ({ value: id, label: words.nameOf(reviewerName(people, id)) })),
              ]}
              value={chosen}
              onChange={setChosen}
            />
          )}
          <NameForm
            key={chosen}
            action={words.takeOver}
            start={{ name: next?.name ?? '', staffId: next?.staffId ?? '' }}
            onSave={takeOver}
          />
        </div>
      )}
    </Modal>
  );
}
