import { useSetAtom } from 'jotai';
import Hash from 'lucide-react/icons/hash';
import Quote from 'lucide-react/icons/quote';
import Search from 'lucide-react/icons/search';
import { useContext } from 'react';
import type { Claim, ClaimKind } from '@/domain/claim';
import { parseTimeRange } from '@/domain/transcript/time-range';
import { showClaimAtom } from '@/state/session';
import { formatTime } from '@/ui/format';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import './claim-list.css';

const words = wording.results.claims;
const ICONS: Record<ClaimKind, typeof Quote> = { present: Quote, counted: Hash, searched: Search };

/** Sentences about a call, each with the way to its turn in the transcript: the turn lights up and plays. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const show = useSetAtom(showClaimAtom);
  const lang = useContext(SpokenLanguage);
  return (
    <ul className="claims">
      {claims.map((claim) => {
        const { id, kind, text, turn, quote, from, fromTo, later } = claim;
        const Icon = ICONS[kind];
        const start = parseTimeRange(fromTo)?.start;
        const place = start === undefined ? words.turn(turn + 1) : formatTime(start);
        return (
          <li key={`${id} ${turn} ${from}`} className="claim">
            <Icon size={14} aria-label={words.kinds[kind]} />
            <p>
              <span lang={lang}>
                {text}: <q>{quote}</q>
                {later !== undefined && <span className="claim-later"> ({later})</span>}
              </span>{' '}
              <button
                type="button"
                className="claim-place"
                aria-label={words.show(text, place)}
                onClick={() => show(claim)}
              >
                {place}
              </button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
