import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import { CaptureBar } from '@/features/capture/capture-bar';
import {
  arrivingAtom,
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  recordingAtom,
  serviceAtom,
  showCallAtom,
  transcriptModeAtom,
} from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { getAudio } from '@/storage/calls/audio';
import { getCall, listCalls } from '@/storage/calls/calls';
import { getTranscript } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { formatMoment } from '@/ui/format';
import { freshDatabase } from '../../helpers/fresh-database';
import { noRoomToChange } from '../../helpers/full-device';
import { renderApp } from '../../helpers/render-app';
import { csatAnswer } from '../../helpers/score-answers';
import { audioCall, scored, storeJob, typedCall } from '../../helpers/stored-calls';

// No audio element here decodes anything: by content, a file that starts with "ID3" is sound, "GSM" is sound unplayable.
vi.mock('@/audio/files/probe', () => ({
  openAudio: async (blob: Blob) => {
    const head = await blob.slice(0, 3).text();
    if (head !== 'ID3' && head !== 'GSM') throw new FailureError({ kind: 'unreadable-file', detail: 'not audio' });
    return { durationS: 12, channels: 1, playable: head === 'ID3', mime: 'audio/mpeg' };
  },
}));

const SAMPLES = [
  {
    id: 'a',
    name: 'Mạng chậm',
    kind: 'audio',
    language: 'vi',
    service: 'M Customer Service',
    audio: 'a.mp3',
    captions: 'a.vtt',
  },
  {
    id: 't',
    name: 'Text: Từ chối',
    kind: 'text',
    language: 'vi',
    service: 'Sale Effective',
    text: 'A: Dạ em chào chị.',
  },
];
const CUES = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Agent>Dạ em chào anh.';

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === 'samples/samples.json') return new Response(JSON.stringify(SAMPLES));
    if (address === 'samples/a.vtt') return new Response(CUES);
    if (address === 'samples/a.mp3') {
      return { ok: true, blob: async () => new NodeBlob(['ID3 sound'], { type: 'audio/mpeg' }) };
    }
    return new Response('', { status: 404, statusText: 'Not Found' });
  });
});
afterEach(() => vi.unstubAllGlobals());

// The simulated DOM's own files can't be cloned into a database.
const file = (name: string, content: string, type: string) =>
  new NodeFile([content], name, { type }) as unknown as File;
const mp3 = (name: string, content = 'ID3 sound') => file(name, content, 'audio/mpeg');
const vtt = (name: string, content = CUES) => file(name, content, 'text/vtt');
const input = () => screen.getByLabelText<HTMLInputElement>('Upload audio', { selector: 'input' });
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const box = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) =>
  within(box(name))
    .getAllByRole('option')
    .map((option) => option.textContent);
const titles = async () =>
  (await listCalls({ search: '', limit: 9, offset: 0 })).calls.map(({ title }) => title).sort();

describe('the choices of the tool bar', () => {
  it('are those of the specification', async () => {
    renderApp(<CaptureBar />);
    expect(box('Scoring type').value).toBe('Sale Effective');
    expect(optionsOf('Scoring type')).toEqual([
      'Sale Effectiveness',
      'M Customer Service',
      'Summary (Customer Service)',
    ]);
    expect(optionsOf('Language')).toHaveLength(11);
    expect(optionsOf('Sample')[0]).toBe('Chọn mẫu để đánh giá');
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    expect(input().accept).toBe('.mp3,.wav,.m4a,.flac,.vtt,.srt,.callmark');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keep a name of the address of the page as a fourth scoring type', () => {
    const { store } = renderApp(<CaptureBar />);
    store.set(serviceAtom, 'VIP desk');
    return waitFor(() => expect(optionsOf('Scoring type')[3]).toBe('VIP desk'));
  });

  it('change the call on screen with them', async () => {
    const id = await typedCall();
    const { store, user } = renderApp(<CaptureBar />);
    act(() => store.set(currentCallIdAtom, id));
    await user.selectOptions(box('Scoring type'), 'M Customer Service');
    await user.selectOptions(box('Language'), 'Thai');
    await waitFor(async () =>
      expect(await getCall(id)).toMatchObject({ service: 'M Customer Service', language: 'th' }),
    );
  });

  it('change nothing of a call that has scores: another type is only looked at', async () => {
    const id = await typedCall();
    await scored(id);
    await scored(id, csatAnswer(5), 1, 'Summary (Customer Service)');
    const { scores } = (await getCall(id)) ?? {};
    const { store, user } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, id);
    await user.selectOptions(box('Scoring type'), 'M Customer Service');
    await user.selectOptions(box('Scoring type'), 'Summary (Customer Service)');
    await user.selectOptions(box('Language'), 'Thai');
    await waitFor(async () => expect(await getCall(id)).toMatchObject({ language: 'th' }));
    expect(await getCall(id)).toMatchObject({ service: 'Sale Effective', scores });
    expect(scores).toHaveLength(2);
  });

  it('that can not be stored with the call on screen say so', async () => {
    const { store, user } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, await typedCall());
    noRoomToChange('calls');
    await user.selectOptions(box('Language'), 'Thai');
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
    await user.selectOptions(box('Scoring type'), 'M Customer Service');
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(2));
    for (const { text, tone } of store.get(toastsAtom))
      expect([text, tone]).toEqual([expect.stringMatching(/device is full/), 'danger']);
  });

  it('are locked while they must not change', async () => {
    const id = await typedCall();
    const { store } = renderApp(<CaptureBar />);
    store.set(recordingAtom, true);
    await waitFor(() => expect(box('Language').disabled).toBe(true));
    expect(box('Scoring type').disabled).toBe(true);
    store.set(recordingAtom, false);
    await storeJob(id, { kind: 'score', service: 'x', state: 'running', fence: 'f', startedAt: 1, beat: 1 });
    store.set(currentCallIdAtom, id);
    await waitFor(() => expect(box('Scoring type').disabled).toBe(true));
    expect(box('Language').disabled).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Summaryzing');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload audio' }).disabled).toBe(true);
  });
});

describe('the status of the call on screen', () => {
  const text = () => screen.getByRole('status').textContent;
  const running = { service: '', state: 'running', fence: 'f', startedAt: 1, beat: 1 } as const;

  it('says why its buttons are locked where its work waits in line for a connection', async () => {
    const id = await typedCall();
    const { store } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, id);
    await storeJob(id, { kind: 'score', ...running, progress: { phase: 'in-line' } });
    expect(await screen.findByText('Waits for its turn and goes on by itself.')).toBeTruthy();
    expect(text()).toBe('');
  });

  it('goes on between two of its jobs, and is that of another call at once', async () => {
    const [id, other] = [await typedCall(), await typedCall()];
    const { store } = renderApp(<CaptureBar />);
    const first = await storeJob(id, { kind: 'transcribe', ...running });
    await storeJob(other, { kind: 'score', service: 'x', state: 'queued', dueAt: 0, waitingFor: 'turn' });
    store.set(currentCallIdAtom, id);
    await waitFor(() => expect(text()).toBe('Transcripting'));
    const seen = new Set<string | null>();
    const watch = new MutationObserver(() => seen.add(text()));
    watch.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
    // The moment in which a status is held is a minute here: a machine that stands still for a second is no gap between jobs.
    const later = globalThis.setTimeout;
    const held = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((run: () => void, ms?: number) =>
        later(run, ms === 1000 ? 60_000 : ms)) as typeof setTimeout);
    onTestFinished(() => held.mockRestore());
    // As the runner does it: the next job is queued with the end of the one before, and taken a moment later.
    await db.transaction('rw', db.jobs, async () => {
      await db.jobs.delete(first);
      await storeJob(id, { kind: 'summarise', service: '', state: 'queued', dueAt: 0, waitingFor: 'turn' });
    });
    await waitFor(async () => expect((await jobsOfCall(id))[0]?.state).toBe('queued'));
    await db.transaction('rw', db.jobs, async () => {
      await db.jobs.where('callId').equals(id).delete();
      await storeJob(id, { kind: 'summarise', ...running });
    });
    await waitFor(() => expect(text()).toBe('Summaryzing'));
    watch.disconnect();
    expect([...seen]).toEqual(['Summaryzing']);
    store.set(currentCallIdAtom, other);
    await waitFor(() => expect(text()).toBe(''));
  });

  it('does not go on for a job that only waits behind those of other calls', async () => {
    const id = await typedCall();
    const { store } = renderApp(<CaptureBar />);
    const job = await storeJob(id, { kind: 'score', ...running });
    store.set(currentCallIdAtom, id);
    await waitFor(() => expect(text()).toBe('Summaryzing'));
    await db.jobs.delete(job);
    await storeJob(id, { kind: 'score', service: '', state: 'queued', dueAt: 0, waitingFor: 'turn' });
    await waitFor(() => expect(text()).toBe(''));
  });

  it("is 'Error' with the time of the next try while what failed waits for it", async () => {
    const id = await typedCall();
    const failure = { kind: 'http', status: 503, statusText: 'Service Unavailable' } as const;
    const dueAt = Date.now() + 60_000;
    await storeJob(id, { kind: 'summarise', service: '', state: 'queued', dueAt, waitingFor: 'retry', failure });
    const { store } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, id);
    await waitFor(() => expect(text()).toBe('Error'));
    expect(screen.getByText(`Next try at ${formatMoment(dueAt, Date.now())}.`)).toBeTruthy();
  });
});

describe('an upload', () => {
  it('is stored with its captions, queued and shown', async () => {
    const { store } = renderApp(<CaptureBar />);
    store.set(languageAtom, 'vi');
    store.set(transcriptModeAtom, 'edit');
    store.set(conversationClearedAtom, true);
    choose(mp3('hotline-0412.MP3'), vtt('hotline-0412.vtt'));
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    const id = store.get(currentCallIdAtom) ?? '';
    await waitFor(async () =>
      expect(await getCall(id)).toMatchObject({
        title: 'hotline-0412',
        source: 'upload',
        language: 'vi',
        audio: { durationS: 12, playable: true },
      }),
    );
    expect((await getAudio(id))?.captions?.text).toBe(CUES);
    expect((await jobsOfCall(id)).map((job) => job.kind)).toEqual(['transcribe']);
    expect(store.get(transcriptModeAtom)).toBe('view');
    expect(store.get(conversationClearedAtom)).toBe(false);
    expect(input().value).toBe('');
  });

  it('that is stored is not refused when there is no room for its length', async () => {
    const { store } = renderApp(<CaptureBar />);
    noRoomToChange('calls');
    choose(mp3('Cuộc gọi.mp3'));
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await titles()).toEqual(['Cuộc gọi']);
  });

  it('of several files becomes several calls, the bad ones named', async () => {
    renderApp(<CaptureBar />);
    choose(mp3('one.mp3'), mp3('two.mp3'), mp3('fake.mp3', 'a shopping list'), mp3('empty.mp3', ''), vtt('notes.txt'));
    const alert = await screen.findByRole('alert');
    for (const words of [/fake\.mp3.*not audio/, /empty\.mp3.*empty/, /notes\.txt.*\.mp3/, /2 calls/])
      expect(alert.textContent).toMatch(words);
    expect(await titles()).toEqual(['one', 'two']);
  });

  it('of sound that can not be played here is kept and says so', async () => {
    renderApp(<CaptureBar />);
    choose(mp3('gsm.wav', 'GSM sound'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/gsm\.wav.*kept/);
    expect(await titles()).toEqual(['gsm']);
  });

  it('keeps the sound when its captions are none', async () => {
    const { user } = renderApp(<CaptureBar />);
    choose(mp3('call.mp3'), vtt('call.vtt', 'a shopping list'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/call\.vtt/);
    expect(await titles()).toEqual(['call']);
    await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the audio of captions that vanished from the disk, and blames them alone', async () => {
    renderApp(<CaptureBar />);
    const gone = vtt('call.vtt');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    choose(mp3('call.mp3'), gone);
    expect((await screen.findByRole('alert')).textContent).toMatch(/call\.vtt was not used: no captions could be read/);
    expect(await titles()).toEqual(['call']);
  });

  it('of captions alone goes to the call on screen that waits for them', async () => {
    const { store } = renderApp(<CaptureBar />);
    choose(mp3('call.mp3'));
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    const id = store.get(currentCallIdAtom) ?? '';
    choose(vtt('anything.vtt'));
    await waitFor(async () => expect((await getAudio(id))?.captions?.name).toBe('anything.vtt'));
  });

  it('of captions alone without such a call says what to do', async () => {
    renderApp(<CaptureBar />);
    choose(vtt('lost.vtt'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/lost\.vtt.*together with its audio/);
  });

  it('can be dropped anywhere, with a visible place to drop it', async () => {
    renderApp(<CaptureBar />);
    const dataTransfer = { types: ['Files'], files: [mp3('dropped.mp3')] };
    fireEvent.dragEnter(window, { dataTransfer });
    expect(screen.getByText('Drop to add the call')).toBeTruthy();
    fireEvent.drop(window, { dataTransfer });
    expect(screen.queryByText('Drop to add the call')).toBeNull();
    await waitFor(async () => expect(await titles()).toEqual(['dropped']));
  });
});

describe('a sample', () => {
  it('of text becomes the transcript of a new call, in its own language', async () => {
    const { store, user } = renderApp(<CaptureBar />);
    store.set(transcriptModeAtom, 'edit');
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    // Heard when it begins: by the time the choice is made, the sample may have arrived already.
    const begun = new Promise<boolean | null>((heard) => {
      store.sub(arrivingAtom, () => heard(store.get(arrivingAtom)));
    });
    await user.selectOptions(box('Sample'), 'Text: Từ chối');
    expect(await begun).toBe(true);
    const id = store.get(currentCallIdAtom) ?? '';
    expect((await getTranscript(id))?.text).toBe('A: Dạ em chào chị.');
    await waitFor(() => expect(store.get(arrivingAtom)).toBeNull());
    expect(await getCall(id)).toMatchObject({ source: 'sample', title: 'Text: Từ chối', language: 'vi' });
    expect(store.get(transcriptModeAtom)).toBe('view');
    expect(store.get(languageAtom)).toBe('vi');
    await waitFor(() => expect(box('Sample').value).toBe('t'));
    store.set(currentCallIdAtom, null);
    await waitFor(() => expect(box('Sample').value).toBe(''));
  });

  it('of sound is wrapped as audio.wav, kept with its captions and queued', async () => {
    const { store, user } = renderApp(<CaptureBar />);
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    await user.selectOptions(box('Sample'), 'Mạng chậm');
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    const id = store.get(currentCallIdAtom) ?? '';
    expect(await getAudio(id)).toMatchObject({ name: 'audio.wav', captions: { name: 'a.vtt', text: CUES } });
    expect((await jobsOfCall(id)).map((job) => job.kind)).toEqual(['transcribe']);
    expect(store.get(serviceAtom)).toBe('M Customer Service');

    choose(mp3('own.mp3'));
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBe(id));
    expect(await getCall(store.get(currentCallIdAtom) ?? '')).toMatchObject({
      language: '',
      service: 'Sale Effective',
    });
    expect([store.get(languageAtom), store.get(serviceAtom)]).toEqual(['', 'Sale Effective']);
  });

  it('leaves a scoring type alone that the reviewer has chosen', async () => {
    const { store, user } = renderApp(<CaptureBar />);
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    await user.selectOptions(box('Scoring type'), 'Summary (Customer Service)');
    await user.selectOptions(box('Sample'), 'Mạng chậm');
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    expect(store.get(serviceAtom)).toBe('Summary (Customer Service)');
  });

  it('clears the conversation first, before its sound is there', async () => {
    const { store, user } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, await typedCall());
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await user.selectOptions(box('Sample'), 'Mạng chậm');
    expect(store.get(conversationClearedAtom)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Transcripting');
  });

  it('that can not be fetched says so and leaves the screen as it was', async () => {
    const before = await typedCall();
    const { store, user } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, before);
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.selectOptions(box('Sample'), 'Mạng chậm');
    expect((await screen.findByRole('alert')).textContent).toMatch(/No answer from/);
    expect(store.get(currentCallIdAtom)).toBe(before);
    expect(store.get(conversationClearedAtom)).toBe(false);
  });
});

describe('what arrives while somebody works elsewhere', () => {
  const opened = async (options: Parameters<typeof typedCall>[1] = {}) => {
    const call = await getCall(await typedCall('A: chào', options));
    if (call === undefined) throw new Error('not stored');
    return call;
  };

  it('leaves the call that was opened meanwhile on screen, with its own choices, and says where it is', async () => {
    const other = await opened({ service: 'M Customer Service', language: 'en' });
    const { store } = renderApp(<CaptureBar />);
    choose(mp3('one.mp3'), mp3('two.mp3'));
    act(() => store.set(showCallAtom, other));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^2 calls were added, and are under Calls\.Look through/,
    );
    expect([store.get(currentCallIdAtom), store.get(serviceAtom)]).toEqual([other.id, 'M Customer Service']);
    const { calls } = await listCalls({ search: 'one', limit: 1, offset: 0 });
    expect(calls).toMatchObject([{ service: 'Sale Effective', language: '' }]);
  });

  it('leaves the typing alone that began meanwhile', async () => {
    const { store } = renderApp(<CaptureBar />);
    choose(mp3('one.mp3'));
    act(() => store.set(transcriptModeAtom, 'edit'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^1 call was added, and is under Calls\./);
    expect([store.get(currentCallIdAtom), store.get(transcriptModeAtom)]).toEqual([null, 'edit']);
  });

  it('of several choices takes the screen in their order, for whoever waits for them', async () => {
    const { store } = renderApp(<CaptureBar />);
    choose(mp3('one.mp3'));
    choose(mp3('two.mp3'));
    await waitFor(async () => expect(await titles()).toEqual(['one', 'two']));
    await waitFor(async () => expect((await getCall(store.get(currentCallIdAtom) ?? ''))?.title).toBe('two'));
  });

  it('does not wipe out what was refused right before', async () => {
    renderApp(<CaptureBar />);
    choose(mp3('fake.mp3', 'a list'));
    choose(mp3('one.mp3'), mp3('two.mp3'));
    choose(mp3('three.mp3'));
    await waitFor(async () => expect(await titles()).toEqual(['one', 'three', 'two']));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toMatch(/fake\.mp3 was not added/);
    // Something else is on screen by now.
    expect(textContent).not.toMatch(/first is on screen/);
    choose(mp3('four.mp3'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('as a sample is offered instead of shown', async () => {
    const other = await opened({ service: 'M Customer Service', language: 'en' });
    const { store, user } = renderApp(<CaptureBar />);
    await waitFor(() => expect(optionsOf('Sample')).toHaveLength(3));
    let answer: (cues: Response) => void = () => undefined;
    const fetched = fetch;
    vi.stubGlobal('fetch', (address: string) =>
      address === 'samples/a.vtt' ? new Promise<Response>((resolve) => (answer = resolve)) : fetched(address),
    );
    await user.selectOptions(box('Sample'), 'Mạng chậm');
    act(() => store.set(showCallAtom, other));
    answer(new Response(CUES));
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
    const here = () => [store.get(currentCallIdAtom), store.get(serviceAtom), store.get(languageAtom)];
    expect(here()).toEqual([other.id, 'M Customer Service', 'en']);
    const [told] = store.get(toastsAtom);
    expect(told?.text).toBe('1 call was added, and is under Calls.');
    act(() => told?.action?.run());
    expect((await getCall(store.get(currentCallIdAtom) ?? ''))?.title).toBe('Mạng chậm');
    expect(here().slice(1)).toEqual(['M Customer Service', 'vi']);
  });

  it('as captions alone goes to the call that they were chosen for', async () => {
    const waiting = await audioCall();
    const other = await opened();
    const { store } = renderApp(<CaptureBar />);
    act(() => store.set(currentCallIdAtom, waiting));
    choose(vtt('late.vtt'));
    act(() => store.set(showCallAtom, other));
    await waitFor(async () => expect((await getAudio(waiting))?.captions?.name).toBe('late.vtt'));
    const { title = '' } = (await getCall(waiting)) ?? {};
    expect((await screen.findByRole('alert')).textContent).toContain(
      `late.vtt is used as the transcript of “${title}”.`,
    );
  });
});

describe('Clear conversation', () => {
  it('clears the screen, never the stored call', async () => {
    const id = await typedCall();
    const { store, user } = renderApp(<CaptureBar />);
    store.set(currentCallIdAtom, id);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear conversation' }).disabled).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Clear conversation' }));
    expect(store.get(conversationClearedAtom)).toBe(true);
    expect(await getTranscript(id)).toBeDefined();
  });
});

describe('files that are being taken in', () => {
  const asked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const given = async () => (await db.settings.where('key').startsWith('intake ').toArray()).map(({ value }) => value);

  it('keep the page from closing unasked, with their names stored first', async () => {
    renderApp(<CaptureBar />);
    expect(asked()).toBe(false);
    let names: unknown;
    const reading = {
      text: async () => {
        names = await given();
        return 'ID3';
      },
    } as unknown as NodeBlob;
    vi.spyOn(NodeBlob.prototype, 'slice').mockReturnValueOnce(reading);
    choose(mp3('a.mp3'), mp3('b.mp3'), file('c.docx', 'no', ''));
    expect(asked()).toBe(true);
    await waitFor(async () => expect(await titles()).toEqual(['a', 'b']));
    expect(names).toMatchObject([{ names: ['a.mp3', 'b.mp3'] }]);
    await waitFor(async () => expect(await given()).toEqual([]));
    expect(asked()).toBe(false);
  });

  it('are told by name at the next start where their page was closed over them', async () => {
    const since = Date.now();
    await audioCall({ file: mp3('taken.mp3'), fileName: 'taken.mp3', title: 'taken.mp3' });
    await db.settings.put({ key: 'intake gone', value: { since, names: ['taken.mp3', 'b.mp3', 'c.mp3'] } });
    const { unmount } = renderApp(<CaptureBar />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('2 files were not added');
    expect(alert.textContent).toContain('b.mp3, c.mp3.');
    unmount();
    renderApp(<CaptureBar />);
    expect(await given()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
