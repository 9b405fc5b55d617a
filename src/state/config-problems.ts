import { atom } from 'jotai';
import type { ConfigProblem } from '@/domain/site-config';

/** What was passed over in config.json at this start; shown in Settings and on the console. */
export const configProblemsAtom = atom<readonly ConfigProblem[]>([]);
