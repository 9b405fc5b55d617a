import { enNumberWords } from '@/domain/figures/english';
import type { Lexicon } from '../../lexicon';
import { enCategories } from './categories';
import { enClaims } from './claims';
import { enComplaint } from './complaint';
import { enFeelings } from './feelings';
import { enManners } from './manners';
import { enNamedSpans } from './named-spans';
import { enObjections } from './objections';
import { enSelling } from './selling';
import { enPlainWords, enSlots } from './slots';
import { enSpeech } from './speech';
import { enWork } from './work';

export const english: Lexicon = {
  language: 'en',
  slots: enSlots,
  phrases: { ...enComplaint, ...enFeelings, ...enManners, ...enWork, ...enSelling },
  categories: enCategories,
  objections: enObjections,
  claims: enClaims,
  speech: enSpeech,
  numberWords: enNumberWords,
  namedSpans: enNamedSpans,
  plainWords: enPlainWords,
};
