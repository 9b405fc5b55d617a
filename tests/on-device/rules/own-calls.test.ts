import { describe, expect, it } from 'vitest';
import { agreementOf, compareCall } from '../../bench/rules/agreement';
import { ownCalls } from '../../helpers/own-calls';

describe('agreement with the labelled calls of this project', () => {
  // Figures measured, less some room: a change that costs agreement should be seen, a single label should not stop it.
  it.each([
    ['tuning', { customer_service: 0.93, csat_within_1: 0.95, sales_band: 0.78, key_information_recall: 0.9 }],
    ['held-out', { customer_service: 0.95, csat_within_1: 0.93, sales_band: 0.71, key_information_recall: 0.9 }],
  ] as const)('holds on the %s set', (set, bounds) => {
    const found = agreementOf(ownCalls(set).flatMap(compareCall));
    expect(found.customer_service).toBeGreaterThanOrEqual(bounds.customer_service);
    expect(found.csat_within_1).toBeGreaterThanOrEqual(bounds.csat_within_1);
    expect(found.sales_band).toBeGreaterThanOrEqual(bounds.sales_band);
    expect(found.key_information_recall).toBeGreaterThanOrEqual(bounds.key_information_recall);
  });
});
