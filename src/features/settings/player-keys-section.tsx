import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useState } from 'react';
import {
  keyLabel,
  keyName,
  PEDAL_DEEDS,
  type PedalDeed,
  type PedalKeys,
  readPedalKeys,
  unfit,
} from '@/domain/player-keys';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';

const words = wording.player.pedal;

/** What pressing a key in answer to "Press the key…" comes to. */
function assigned(keys: PedalKeys, deed: PedalDeed, name: string): { keys: PedalKeys; said: string; done: boolean } {
  const label = keyLabel(name);
  const why = unfit(name);
  if (why !== null) return { keys, said: words.unfit[why](label), done: false };
  const other = PEDAL_DEEDS.find((one) => one !== deed && keys[one] === name);
  if (other !== undefined) return { keys, said: words.taken(label, words.deeds[other]), done: false };
  return { keys: { ...keys, [deed]: name }, said: words.assigned(label, words.deeds[deed]), done: true };
}

/** Keys that a foot pedal or a keyboard sends for the player; kept at once, apart from the form around them (D302). */
export function PlayerKeysSection() {
  const [keys, setKeys] = useState(() => readPedalKeys(readPreference('playerKeys')));
  const [asking, setAsking] = useState<PedalDeed | null>(null);
  const [said, setSaid] = useState('');

  const keep = useCallback((next: PedalKeys) => {
    setKeys(next);
    writePreference('playerKeys', next);
  }, []);
  useEffect(() => {
    if (asking === null) return;
    const onKey = (event: KeyboardEvent) => {
      // Nothing else may hear it: Escape would close Settings, and Tab go on to the next control.
      event.preventDefault();
      event.stopPropagation();
      const name = keyName(event);
      if (name === '' || event.repeat) return;
      if (name === 'Escape') return setAsking(null);
      const answer = assigned(keys, asking, name);
      setSaid(answer.said);
      if (!answer.done) return;
      keep(answer.keys);
      setAsking(null);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [asking, keys, keep]);

  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.hint}</p>
      <ul className="settings-keys">
        {PEDAL_DEEDS.map((deed) => {
          const name = keys[deed];
          const what = words.deeds[deed];
          return (
            <li key={deed}>
              <span>{what}</span>
              <b>{name === undefined ? words.none : keyLabel(name)}</b>
              <Button
                aria-label={asking === deed ? words.press : words.assign(what)}
                onClick={() => setAsking(asking === deed ? null : deed)}
                onBlur={() => setAsking(null)}
              >
                {asking === deed ? words.press : words.assignShort}
              </Button>
              {name !== undefined && (
                <IconButton
                  icon={X}
                  variant="quiet"
                  label={words.clear(what)}
                  onClick={() => {
                    const { [deed]: _, ...rest } = keys;
                    keep(rest);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="muted">
        {asking === null ? said : [said, words.cancel].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
