import type { Lexicon } from '../lexicon';
import { viCustomer } from './vi-customer';
import { viManners } from './vi-manners';
import { viCategories, viObjections } from './vi-notebook';
import { viSelling } from './vi-selling';
import { viSlots } from './vi-slots';
import { viWork } from './vi-work';

export const vietnamese: Lexicon = {
  language: 'vi',
  slots: viSlots,
  phrases: { ...viManners, ...viWork, ...viCustomer, ...viSelling },
  categories: viCategories,
  objections: viObjections,
};
