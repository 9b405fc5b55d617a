import type { Lexicon } from '../lexicon';
import { enCustomer } from './en-customer';
import { enManners } from './en-manners';
import { enCategories, enObjections } from './en-notebook';
import { enSelling } from './en-selling';
import { enSlots } from './en-slots';
import { enWork } from './en-work';

export const english: Lexicon = {
  language: 'en',
  slots: enSlots,
  phrases: { ...enManners, ...enWork, ...enCustomer, ...enSelling },
  categories: enCategories,
  objections: enObjections,
};
