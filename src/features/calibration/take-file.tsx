import FileInput from 'lucide-react/icons/file-input';
import { useState } from 'react';
import { MOST_SESSION_LETTERS, type SessionFile, sessionFileFromJson } from '@/domain/calibration/session-files';
import { failureOf } from '@/domain/failure';
import { takeAnswers, takeSession } from '@/storage/calibration/sessions';
import { Button } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { FileButton } from '@/ui/file-button';
import { wording } from '@/ui/wording';

const words = wording.calibration.taken;

/** What became of a file, in words; `session`: which one it belongs to, where anything of it is on this device. */
interface Told {
  tone: 'said' | 'failed';
  lines: readonly string[];
  session?: string;
}

const failed = (...lines: string[]): Told => ({ tone: 'failed', lines: [words.failed, ...lines] });

async function take(file: SessionFile): Promise<Told> {
  switch (file.is) {
    case 'wrong':
      return failed(
        ...file.problems.map(({ trouble, where, found = '' }) => words.at(words.troubles[trouble], where, found)),
      );
    case 'session': {
      const { is: _, ...portable } = file;
      const { id, title } = portable.session;
      const taken = await takeSession(portable);
      if (taken === 'different') return failed(words.different);
      const line = taken === 'taken' ? words.session(title) : words.sessionKnown(title);
      return { tone: 'said', lines: [line], session: id };
    }
    case 'answers': {
      const { session, sheet } = file;
      const taken = await takeAnswers(file);
      if (taken === 'no-session') return failed(words.noSession(session.title));
      if (taken === 'strange') return failed(words.strange);
      const said = {
        taken: words.answers(sheet.reviewer, session.title),
        known: words.answersKnown(sheet.reviewer),
        later: words.answersLater(sheet.reviewer),
      };
      return { tone: 'said', lines: [said[taken]], session: session.id };
    }
  }
}

/** Letters take up to four bytes. */
const MOST_BYTES = MOST_SESSION_LETTERS * 4;

async function readFile(file: File): Promise<Told> {
  if (file.size > MOST_BYTES) return failed(words.troubles['too-large']);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return failed(words.unreadable);
  }
  try {
    return await take(sessionFileFromJson(text));
  } catch (error) {
    const { happened, todo } = failureText(failureOf(error));
    return failed(`${happened} ${todo}`);
  }
}

/** Takes in a session, or somebody's answers: whole, or nothing with what is wrong. `current`: the session on screen. */
export function TakeFile({ current, onTaken }: { current?: string; onTaken: (session: string) => void }) {
  const [told, setTold] = useState<Told | null>(null);
  const [reading, setReading] = useState(false);
  const take = async (file: File) => {
    setReading(true);
    setTold(await readFile(file));
    setReading(false);
  };
  const session = told?.session;
  return (
    <>
      <FileButton
        icon={FileInput}
        pending={reading}
        label={wording.calibration.list.take}
        accept=".json,application/json"
        onFiles={([file]) => file && void take(file)}
      />
      <div className="calibration-told" role="status">
        {told !== null && (
          <div className={told.tone === 'failed' ? 'calibration-told-failed' : 'calibration-told-said'}>
            {told.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {session !== undefined && session !== current && (
              <Button onClick={() => onTaken(session)}>{wording.calibration.openSession}</Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
