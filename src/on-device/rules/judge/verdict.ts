import type { CustomerServiceItem } from '@/domain/scoring/score-answer';

export type Verdict = 'met' | 'not_met' | 'not_applicable' | 'not_judged';

export const metIf = (met: boolean): Verdict => (met ? 'met' : 'not_met');

export type CustomerServiceVerdicts = Record<CustomerServiceItem, Verdict>;
