import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { changeCard } from '@/domain/scorecards/edit-card';
import type { Scale, Scorecard } from '@/domain/scorecards/scorecard';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { plainNumber, readNumber, readPositive } from './numbers';
import type { EditCard } from './use-draft';

const words = wording.scorecards;

interface NumberTextProps {
  label: string;
  value: number;
  read: (text: string) => number | undefined;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** Typed freely; what is no number of the kind is not taken. */
function NumberText({ label, value, read, disabled, onChange }: NumberTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && read(typed) === undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? plainNumber(value)}
      disabled={disabled}
      aria-invalid={wrong || undefined}
      onBlur={() => setTyped(null)}
      onChange={(text) => {
        setTyped(text);
        const number = read(text);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}

export interface ScaleFormProps {
  card: Scorecard;
  readOnly: boolean;
  edit: EditCard;
}

/** What the card is called, what a total is told in, and which service judges by it. */
export function ScaleForm({ card, readOnly, edit }: ScaleFormProps) {
  const { title, scale, path } = card;
  const { bands } = scale;
  const setScale = (next: Partial<Scale>, field?: string) =>
    edit((now) => {
      // Colours of a scale that was another one would say something else now.
      const { colors: _colors, ...rest } = now.scale;
      return changeCard(now, { scale: { ...rest, ...next } });
    }, field);
  const setBand = (at: number, patch: Partial<Scale['bands'][number]>, field: string) =>
    setScale({ bands: bands.map((band, index) => (index === at ? { ...band, ...patch } : band)) }, field);
  const add = () => setScale({ bands: [{ from: scale.max, label: '' }, ...bands] });
  return (
    <div className="card-scale">
      <div className="card-question-grid">
        <TextField
          label={words.cardTitle}
          value={title}
          disabled={readOnly}
          onChange={(text) => edit((now) => changeCard(now, { title: text }), 'card title')}
        />
        <NumberText
          label={words.scaleMax}
          value={scale.max}
          read={readPositive}
          disabled={readOnly}
          onChange={(max) => setScale({ max }, 'scale max')}
        />
        <TextField
          label={words.webhook}
          hint={words.webhookHint}
          value={path ?? ''}
          placeholder="/webhook/…"
          disabled={readOnly}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) =>
            edit((now) => changeCard(now, { path: text.trim() === '' ? undefined : text.trim() }), 'card path')
          }
        />
      </div>
      <fieldset>
        <legend className="field-label">{words.bands}</legend>
        <ol className="card-bands">
          {[...bands.entries()].map(([at, { from, label }]) => (
            <li key={at} className="card-band">
              <NumberText
                label={words.bandFrom(label || words.bandLabel(at + 1))}
                value={from}
                read={readNumber}
                disabled={readOnly}
                onChange={(next) => setBand(at, { from: next }, `band from ${at}`)}
              />
              <TextField
                label={words.bandLabel(at + 1)}
                value={label}
                disabled={readOnly}
                onChange={(text) => setBand(at, { label: text }, `band label ${at}`)}
              />
              {!readOnly && bands.length > 1 && (
                <IconButton
                  icon={Trash2}
                  variant="quiet"
                  label={words.removeBand(label || words.bandLabel(at + 1))}
                  onClick={() => setScale({ bands: bands.filter((_, index) => index !== at) })}
                />
              )}
            </li>
          ))}
        </ol>
        {!readOnly && (
          <Button icon={Plus} onClick={add}>
            {words.addBand}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
