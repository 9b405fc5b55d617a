import { quickWords } from '@/domain/loose-first';
import type { Lexicon, RulesLanguage } from '../lexicon';
import { english } from './en/english';
import { vietnamese } from './vi/vietnamese';

export const LEXICONS: Readonly<Record<RulesLanguage, Lexicon>> = quickWords({ vi: vietnamese, en: english });
