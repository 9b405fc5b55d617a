import type { Lexicon } from '../lexicon';
import { viCategories } from './vi-categories';
import { viClosing } from './vi-closing';
import { viComplaint } from './vi-complaint';
import { viExpectations } from './vi-expectations';
import { viFeelings } from './vi-feelings';
import { viKnowledge } from './vi-knowledge';
import { viLeaving } from './vi-leaving';
import { viManners } from './vi-manners';
import { viObjections } from './vi-objections';
import { viPressing } from './vi-pressing';
import { viSelling } from './vi-selling';
import { viSlots } from './vi-slots';
import { viTone } from './vi-tone';
import { viWork } from './vi-work';

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
};
