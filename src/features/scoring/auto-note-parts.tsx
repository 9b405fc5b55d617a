import { type ReactNode, useContext } from 'react';
import { langOf } from '@/domain/transcript/spoken-language';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';

const { none } = wording.results;

/** Texts come from servers and may repeat: their place is part of the key. */
const keyed = (items: readonly string[]) => items.map((item, index) => ({ key: `${index} ${item}`, item }));

export function NoteList({ items }: { items: readonly string[] }) {
  const spoken = useContext(SpokenLanguage);
  if (items.length === 0) return <p>{none}</p>;
  return (
    <ul className="results-note-list">
      {keyed(items).map(({ key, item }) => (
        <li key={key} lang={langOf(item, spoken)}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** What the call is said to be about; “—” where nothing is. */
export function NoteText({ text }: { text: string }) {
  return <p lang={langOf(text, useContext(SpokenLanguage))}>{text || none}</p>;
}

export function NoteRows({ rows }: { rows: readonly [string, ReactNode][] }) {
  const spoken = useContext(SpokenLanguage);
  return (
    <dl className="results-rows">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={typeof value === 'string' ? langOf(value, spoken) : undefined}>{value || none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Statements, each with the words of the call it rests on. */
export function NoteQuotes({ items }: { items: readonly { text: string; quotes: readonly string[] }[] }) {
  const spoken = useContext(SpokenLanguage);
  const told = items
    .filter(({ text, quotes }) => text !== '' || quotes.some((quote) => quote !== ''))
    .map((item, place) => ({ ...item, key: `${place} ${item.text}` }));
  if (told.length === 0) return <p>{none}</p>;
  return (
    <ul className="results-note-list">
      {told.map(({ key: place, text, quotes }) => (
        <li key={place} lang={langOf(`${text} ${quotes.join(' ')}`, spoken)}>
          {text}
          {keyed(quotes.filter((quote) => quote !== '')).map(({ key, item }) => (
            <blockquote key={key}>{item}</blockquote>
          ))}
        </li>
      ))}
    </ul>
  );
}
