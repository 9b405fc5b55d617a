import Search from 'lucide-react/icons/search';
import type { Ref } from 'react';
import { prepareSearch } from '@/storage/calls/calls';
import './call-parts.css';

export interface SearchBoxProps {
  box?: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  value: string;
  onFind: (text: string) => void;
}

/** Where calls are looked for by their words; Esc empties it. */
export function SearchBox({ box, label, hint, value, onFind }: SearchBoxProps) {
  return (
    <div className="calls-search-box">
      <Search size={18} aria-hidden="true" />
      <input
        ref={box}
        type="search"
        className="field-control"
        aria-label={label}
        placeholder={hint}
        maxLength={200}
        value={value}
        onFocus={() => void prepareSearch().catch(() => undefined)}
        onChange={(event) => onFind(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
          // Else what it stands in would close too.
          event.preventDefault();
          onFind('');
        }}
      />
    </div>
  );
}
