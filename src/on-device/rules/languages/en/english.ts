import { enNumberWords } from '@/domain/figures/english';
import type { Lexicon } from '../../lexicon';
import { enCategories } from './categories';
import { enClaims } from './claims';
import { enClosing } from './closing';
import { enComplaint } from './complaint';
import { enExpectations } from './expectations';
import { enFeelings } from './feelings';
import { enKnowledge } from './knowledge';
import { enLeaving } from './leaving';
import { enManners } from './manners';
import { enNamedSpans } from './named-spans';
import { enObjections } from './objections';
import { enPlainWords } from './plain-words';
import { enPressing } from './pressing';
import { enSelling } from './selling';
import { enSlots } from './slots';
import { enSpeech } from './speech';
import { enTone } from './tone';
import { enWork } from './work';

export const english: Lexicon = {
  language: 'en',
  slots: enSlots,
  phrases: {
    ...enComplaint,
    ...enFeelings,
    ...enLeaving,
    ...enManners,
    ...enTone,
    ...enWork,
    ...enKnowledge,
    ...enSelling,
    ...enClosing,
    ...enPressing,
    ...enExpectations,
  },
  categories: enCategories,
  objections: enObjections,
  claims: enClaims,
  speech: enSpeech,
  numberWords: enNumberWords,
  namedSpans: enNamedSpans,
  plainWords: enPlainWords,
};
