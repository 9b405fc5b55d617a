import { viNumberWords } from '@/domain/figures/vietnamese';
import type { Lexicon } from '../../lexicon';
import { viCategories } from './categories';
import { viClaims } from './claims';
import { viComplaint } from './complaint';
import { viFeelings } from './feelings';
import { viManners } from './manners';
import { viNamedSpans } from './named-spans';
import { viObjections } from './objections';
import { viSelling } from './selling';
import { viPlainWords, viSlots } from './slots';
import { viSpeech } from './speech';
import { viWork } from './work';

export const vietnamese: Lexicon = {
  language: 'vi',
  slots: viSlots,
  phrases: { ...viComplaint, ...viFeelings, ...viManners, ...viWork, ...viSelling },
  categories: viCategories,
  objections: viObjections,
  claims: viClaims,
  speech: viSpeech,
  numberWords: viNumberWords,
  namedSpans: viNamedSpans,
  plainWords: viPlainWords,
};
