import type { Provenance } from '@/domain/provenance';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.results.madeBy;

function maker({ maker: by, name, version = '' }: Provenance): string {
  switch (by) {
    case 'rules':
      return words.rules(version);
    case 'captions':
      return words.captions(name);
    case 'whisper':
      return words.whisper(name);
    case 'service':
      return words.service(name);
    case 'human':
      return words.human;
  }
}

/** Who made a result, and when (D5). */
export function provenanceLine(madeBy: Provenance, now: number): string {
  return `${maker(madeBy)} · ${formatMoment(madeBy.at, now)}`;
}
