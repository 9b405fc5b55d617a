import { type FileTrouble, type OpenFile, openCallmark } from '@/storage/callmark-file/open-callmark';
import { type ImportPlan, planImport } from '@/storage/callmark-file/plan-import';
import { type Imported, runImport } from '@/storage/callmark-file/run-import';
import { writeCallmark } from '@/storage/callmark-file/write-callmark';
import { changeFacts, setReview } from '@/storage/calls/call-facts';
import { saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { getPeople, handOver, nameReviewer } from '@/storage/people';
import { publishScorecard } from '@/storage/scorecards/scorecard-life';
import { createScorecard } from '@/storage/scorecards/scorecards';
import { collecting } from '../tools/zips';
import { SALES } from './call-row';
import { ownCard } from './own-card';
import { salesAnswer } from './score-answers';
import { audioCall, NOTE, scored, soundFile, storeResult, summarised, typedCall } from './stored-calls';

const never = () => new AbortController().signal;

export async function exported(ids: readonly string[] | 'all' = 'all'): Promise<Blob> {
  const { sink, blob } = collecting();
  await writeCallmark(ids, sink, { signal: never(), onProgress: () => undefined });
  return blob();
}

export async function opened(file: Blob): Promise<OpenFile> {
  const open = await openCallmark(file, never());
  if ('why' in open) throw new Error(`not opened: ${JSON.stringify(open)}`);
  return open;
}

export async function troubleOf(file: Blob): Promise<FileTrouble | null> {
  const open = await openCallmark(file, never());
  return 'why' in open ? open : null;
}

export async function planned(file: Blob): Promise<ImportPlan> {
  return planImport(await opened(file), { signal: never(), onProgress: () => undefined });
}

export async function imported(
  file: Blob,
  options: { leaveOutTwins?: boolean; signal?: AbortSignal } = {},
): Promise<Imported> {
  const { leaveOutTwins = false, signal = never() } = options;
  return runImport(await planned(file), { leaveOutTwins, signal, onProgress: () => undefined });
}

/** A device with all there is: two reviewers, an own card, a text changed by hand, sound with captions, a call that waits. */
export async function fullDevice(): Promise<{ sales: string; own: string; sound: string; card: string }> {
  await nameReviewer({ name: 'Nguyễn Thị Lan', staffId: '17' }, true);
  const sales = await typedCall();
  await scored(sales, salesAnswer(60));
  await summarised(sales);
  await storeResult(sales, { kind: 'auto-note', note: NOTE });
  await saveChange(sales, SALES, {
    change: { kind: 'answer', questionId: 'make_connection', answer: '5' },
    known: null,
  });
  await saveChange(sales, SALES, {
    change: { kind: 'notes', questionId: 'ask_for_sale', notes: 'chốt sớm' },
    known: null,
  });
  await handOver({ name: 'Minh', staffId: '' });
  const minh = (await getPeople()).current;
  const byMinh = { reviewer: minh };
  await saveChange(
    sales,
    SALES,
    { change: { kind: 'answer', questionId: 'make_connection', answer: '2' }, known: null },
    byMinh,
  );
  await saveChange(sales, SALES, { change: { kind: 'evaluation-notes', text: 'Nói nhanh.' }, known: null }, byMinh);
  await saveTranscriptText(sales, 'Agent (A): Dạ em chào chị.\nCustomer (C): Mạng chậm quá.');
  await changeFacts([sales], () => ({ agent: 'Hương', tags: ['VIP'], queue: 'Hotline 2' }));
  await setReview([sales], 'done', minh);

  const key = await createScorecard(ownCard());
  await publishScorecard(key, 1);
  const own = await typedCall('Agent (A): Xin chào.', { service: key.id });
  await saveChange(
    own,
    key.id,
    { change: { kind: 'answer', questionId: 'greets', answer: 'yes' }, known: null },
    { reviewer: minh, scorecard: key },
  );
  const sound = await audioCall({
    file: soundFile('the sound of a call'),
    captions: { name: 'call.vtt', text: 'WEBVTT' },
    durationS: 12.5,
  });
  return { sales, own, sound, card: key.id };
}
