import { useLiveQuery } from 'dexie-react-hooks';
import { removableAt } from '@/domain/app-lock';
import { askForRemoval, readTries } from '@/storage/browser/app-lock';
import { getSettingsLayers } from '@/storage/browser/settings';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import { useSeconds } from '@/ui/use-seconds';
import { wording } from '@/ui/wording';
import { PinForm } from './pin-form';

const words = wording.lock.forgotten;

/** The way in for a site without an administrator's PIN: open to everybody, but not before whoever has the PIN could see it. */
function ByWaiting({ onRemove }: { onRemove: () => void }) {
  const now = useSeconds(Date.now);
  const from = removableAt(readTries());
  return (
    <>
      <p>{words.byWaiting}</p>
      <p role="status">{from !== null && words.asked(formatMoment(from, now))}</p>
      {from === null && <Button onClick={askForRemoval}>{words.ask}</Button>}
      {from !== null && now >= from && <Button onClick={onRemove}>{words.remove}</Button>}
    </>
  );
}

/** What whoever forgot the PIN can do (D413): it never costs a call. */
export function Forgotten({ onRemove }: { onRemove: () => void }) {
  // A database that can't be read has no PIN either.
  const pin = useLiveQuery(() =>
    getSettingsLayers().then(
      ({ site }) => site.settingsPin,
      () => '',
    ),
  );
  return (
    <details className="lock-forgotten">
      <summary>{words.title}</summary>
      <p>{words.text}</p>
      {pin === '' && <ByWaiting onRemove={onRemove} />}
      {pin !== undefined && pin !== '' && (
        <>
          <p>{words.byAdministrator}</p>
          <PinForm label={words.administrator} action={words.remove} hash={pin} focused={false} onRight={onRemove} />
        </>
      )}
    </details>
  );
}
