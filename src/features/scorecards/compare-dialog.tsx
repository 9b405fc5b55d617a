import { compareCards, type SaidOfCards } from '@/domain/scorecards/edit-compare';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import './compare.css';
import { plainNumber } from './numbers';

const words = wording.scorecards;
const SAID: SaidOfCards = {
  number: plainNumber,
  language: (code) => words.languages.find(({ value }) => value === code)?.label ?? code,
  notApplicable: words.notApplicable,
  fails: words.fails,
  comments: words.comments,
};

export interface CompareDialogProps {
  before: Scorecard;
  after: Scorecard;
  onClose: () => void;
}

/** What a version changed, line by line. */
export function CompareDialog({ before, after, onClose }: CompareDialogProps) {
  const differences = compareCards(before, after, SAID);
  return (
    <Modal title={words.compareTitle(before.version, after.version)} size="large" onClose={onClose}>
      {differences.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <div className="card-compare">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.where}</th>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.before(before.version)}</th>
                <th scope="col">{words.before(after.version)}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ number, what, before: was, after: is }) => (
                <tr key={`${number} ${what} ${was} ${is}`}>
                  <th scope="row">{number || words.nothing}</th>
                  <td>{words.differences[what]}</td>
                  <td>{was === '' ? words.nothing : <del>{was}</del>}</td>
                  <td>{is === '' ? words.nothing : <ins>{is}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
