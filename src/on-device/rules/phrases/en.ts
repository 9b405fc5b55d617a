import type { Lexicon } from '../lexicon';
import { enCategories } from './en-categories';
import { enClosing } from './en-closing';
import { enComplaint } from './en-complaint';
import { enExpectations } from './en-expectations';
import { enFeelings } from './en-feelings';
import { enKnowledge } from './en-knowledge';
import { enLeaving } from './en-leaving';
import { enManners } from './en-manners';
import { enObjections } from './en-objections';
import { enPressing } from './en-pressing';
import { enSelling } from './en-selling';
import { enSlots } from './en-slots';
import { enTone } from './en-tone';
import { enWork } from './en-work';

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
};
