import { Modal } from '@/ui/modal';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import './shortcuts.css';

const words = wording.shortcuts;

export interface ShortcutsDialogProps {
  onClose: () => void;
}

/** All keys, by where they mean something. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  return (
    <Modal title={words.title} onClose={onClose}>
      <ScrollRegion label={words.title} className="shortcuts-all">
        <p className="muted">{words.note}</p>
        {words.groups.map(({ where, keys }) => (
          <section key={where} className="shortcuts" aria-label={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map((shortcut) => (
                <div key={shortcut.does}>
                  <dt>
                    {shortcut.keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{shortcut.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </ScrollRegion>
    </Modal>
  );
}
