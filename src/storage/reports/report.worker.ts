import { callsBehind } from '@/domain/reports/calls-behind';
import { makeReport, type ReportSource } from '@/domain/reports/make-report';
import { wordBuiltIn } from '@/domain/scorecards/built-in/built-in';
import { TRANSLATED_SCORECARDS } from '@/domain/scorecards/built-in/translated';
import { keyFromPage } from '../seal/keyring';
import { seals } from '../seal/seals';
import { readReportCalls } from './read-report-calls';
import type { ReportNews, ReportOrder } from './report-messages';

seals.ready = keyFromPage;

/** Often enough for a bar that moves. */
const TELL_EVERY_MS = 100;

let source: ReportSource | undefined;
let last: Promise<void> = Promise.resolve();
const tell = (news: ReportNews): void => self.postMessage(news);

async function answer(order: ReportOrder): Promise<void> {
  const { number, language } = order;
  // Before any card is read: from then on they are held.
  if (source === undefined) wordBuiltIn(language, TRANSLATED_SCORECARDS);
  if (source === undefined || (order.ask === 'report' && order.refresh)) {
    let toldAt = 0;
    source = await readReportCalls(source, (read, of) => {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      tell({ number, news: 'progress', read, of });
    });
  }
  if (order.ask === 'calls') {
    tell({ number, news: 'calls', ids: callsBehind(source, order.filter, order.figure) });
    return;
  }
  tell({ number, news: 'report', report: makeReport(source, order.filter, Date.now()), calls: source.calls.size });
}

/** One at a time, in their order: two readings at once would each throw away what the other found. */
self.addEventListener('message', ({ data }: MessageEvent<ReportOrder>) => {
  last = last
    .then(() => answer(data))
    .catch((error: unknown) => tell({ number: data.number, news: 'failed', reason: String(error) }));
});
