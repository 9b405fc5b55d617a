import { viNumberWords } from '@/domain/figures/vietnamese';
import type { Lexicon } from '../../lexicon';
import { viCategories } from './categories';
import { viClaims } from './claims';
import { viClosing } from './closing';
import { viComplaint } from './complaint';
import { viExpectations } from './expectations';
import { viFeelings } from './feelings';
import { viKnowledge } from './knowledge';
import { viLeaving } from './leaving';
import { viManners } from './manners';
import { viNamedSpans } from './named-spans';
import { viObjections } from './objections';
import { viPlainWords } from './plain-words';
import { viPressing } from './pressing';
import { viSelling } from './selling';
import { viSlots } from './slots';
import { viSpeech } from './speech';
import { viTone } from './tone';
import { viWork } from './work';

export const vietnamese: Lexicon = {
  language: 'vi',
  slots: viSlots,
  phrases: {
    ...viComplaint,
    ...viFeelings,
    ...viLeaving,
    ...viManners,
    ...viTone,
    ...viWork,
    ...viKnowledge,
    ...viSelling,
    ...viClosing,
    ...viPressing,
    ...viExpectations,
  },
  categories: viCategories,
  objections: viObjections,
  claims: viClaims,
  speech: viSpeech,
  numberWords: viNumberWords,
  namedSpans: viNamedSpans,
  plainWords: viPlainWords,
};
