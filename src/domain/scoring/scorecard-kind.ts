import type { ScoreAnswer } from './score-answer';

/** Values of the scoring-type dropdown (§2, §3); any other name is a generic customer service (D24). */
export const SALES_SERVICE = 'Sale Effective';
export const MOBILE_SERVICE = 'M Customer Service';
export const SUMMARY_SERVICE = 'Summary (Customer Service)';

export type ScorecardKind = ScoreAnswer['kind'];

/** The scorecard a scoring type asks for. What an answer really is, its shape decides (D25). */
export function scorecardKind(service: string): ScorecardKind {
  switch (service) {
    case SALES_SERVICE:
      return 'se';
    case MOBILE_SERVICE:
      return 'customer-service';
    default:
      return 'csat';
  }
}

/** Path of the scoring webhook below {host} (§7), chosen by service. */
export function scoringWebhook(service: string): string {
  switch (scorecardKind(service)) {
    case 'se':
      return '/webhook/sale-effectiveness';
    case 'customer-service':
      return '/webhook/mobi-customer-service';
    case 'csat':
      return '/webhook/customer-service';
  }
}
