import { describe, expect, it } from 'vitest';
import { type Failure, NO_DECODER, TOO_LONG_TO_DECODE } from '@/domain/failure';
import { failureLine, failureText } from '@/ui/failure-words';

const ALL: Failure[] = [
  { kind: 'offline' },
  { kind: 'offline', notStored: true },
  { kind: 'unreachable', address: 'https://speech.test' },
  { kind: 'timeout', afterMs: 180_000 },
  { kind: 'http', status: 502, statusText: 'Bad Gateway' },
  { kind: 'unreadable-answer', raw: '<html>' },
  { kind: 'not-processed' },
  { kind: 'not-taken', reason: 'doc_validation' },
  { kind: 'storage-full' },
  { kind: 'permission' },
  { kind: 'unreadable-file', detail: 'gone' },
  { kind: 'unsupported' },
  NO_DECODER,
  TOO_LONG_TO_DECODE,
  { kind: 'timeout', afterMs: 120_000, here: true },
  { kind: 'missing-model' },
  { kind: 'missing-transcript' },
  { kind: 'missing-audio' },
  { kind: 'missing-key' },
  { kind: 'cancelled' },
  { kind: 'internal', detail: 'boom' },
];

describe('a failure in words', () => {
  it.each(ALL.map((failure) => [failure.kind, failure] as const))(
    '%s says what happened, what is kept and what to do',
    (_, failure) => {
      const { happened, kept, todo } = failureText(failure);
      for (const text of [happened, kept, todo]) expect(text.length).toBeGreaterThan(5);
      expect(failureLine(failure)).toContain(todo);
    },
  );

  it.each(ALL.map((failure) => [failure.kind, failure] as const))(
    '%s that has ended never says that it goes on',
    (_, failure) => {
      const { happened, kept, todo } = failureText(failure, { kind: 'score' });
      for (const text of [happened, kept, todo, failureLine(failure)])
        expect(text).not.toMatch(/queue|by itself|asked again every/);
    },
  );

  it.each<Failure>([
    { kind: 'offline' },
    { kind: 'offline', notStored: true },
    { kind: 'timeout', afterMs: 180_000 },
    { kind: 'http', status: 503, statusText: 'x' },
    { kind: 'http', status: 429, statusText: 'x' },
  ])('one that waits says so: %j', (failure) => {
    const { kept, todo } = failureText(failure, { kind: 'score', waits: true });
    expect(kept).toContain('stays in the queue');
    expect(todo).toContain('by itself');
  });

  it('names what a webhook that gives nothing to read may be: not there, not active, another path, CORS', () => {
    const address = 'https://n8n.test/webhook/customer-service';
    for (const blocked of [{}, { workedBefore: true as const }])
      expect(failureText({ kind: 'unreachable', address, ...blocked }).todo).toMatch(
        /down.*not active.*path.*Allowed Origins/,
      );
  });

  it('says of a webhook that n8n does not know what n8n says about it', () => {
    const detail =
      'The requested webhook "POST nope" is not registered. The workflow must be active for a production URL to run successfully. You can activate the workflow using the toggle in the top-right of the editor.';
    const { said, todo } = failureText({ kind: 'http', status: 404, statusText: 'Not Found', detail });
    expect(said).toContain(detail);
    expect(todo).toMatch(/not active.*path/);
  });

  it('says that a workflow answered nothing, and that a service did', () => {
    const empty = { kind: 'unreadable-answer', raw: ' ' } as const;
    const workflow = failureText(empty, { kind: 'auto-note' });
    expect(workflow.happened).toBe('The workflow answered nothing.');
    expect(workflow.todo).toMatch(/Respond to Webhook.*executions/);
    expect(failureText(empty, { kind: 'transcribe' }).happened).toBe('The service answered, but its answer is empty.');
    expect(workflow.todo).toMatch(/Retry asks again\.$/);
    expect(failureText(empty, { kind: 'score', waits: true }).todo).toMatch(/executions.*tried again by itself/);
    for (const { kept, said } of [workflow, failureText(empty)]) {
      expect(kept).toBe('The call is kept on this device.');
      expect(said).toBeUndefined();
    }
  });

  it('says that a service answered its own failure, and whether it is tried again', () => {
    const failure = { kind: 'unreadable-answer', raw: '{"error":"quota"}', detail: 'quota', failed: true } as const;
    expect(failureText(failure, { kind: 'score' })).toMatchObject({
      happened: 'The service answered, and gave no result.',
      todo: 'Retry asks again.',
      said: 'The service says: quota',
    });
    expect(failureText(failure, { kind: 'score', waits: true }).todo).toMatch(/tried again by itself for a while/);
  });

  it.each([
    ['Error in workflow', 'fails'],
    ['No item to return was found', 'no-item'],
    ['No Respond to Webhook node found in the workflow', 'no-respond-node'],
  ] as const)('says of a workflow that n8n gives up what n8n says, and that it ends: %s', (detail, workflow) => {
    const failure = { kind: 'http', status: 500, statusText: 'Internal Server Error', detail, workflow } as const;
    const waits = failureText(failure, { kind: 'score', waits: true });
    expect(waits.said).toBe(`The service says: ${detail}`);
    expect(waits.todo).toMatch(/n8n.*for a while/);
    expect(failureText(failure, { kind: 'score' }).todo).toMatch(/n8n.*Retry asks again\.$/);
  });

  it('names the missing workflow where a webhook answers a bare page of 500', () => {
    const failure = { kind: 'http', status: 500, statusText: 'Internal Server Error' } as const;
    const todo = (more: object) => failureText({ ...failure, ...more }, { kind: 'score', waits: true }).todo;
    expect(todo({ workflow: 'perhaps-none' })).toMatch(
      /trouble is at the service.*by itself.*no active workflow has this path/,
    );
    expect(todo({})).not.toMatch(/n8n/);
  });

  it('names a proxy that allows no longer where an attempt lasted before it broke off', () => {
    const cut = /broke off after 10 s: a proxy on the way may allow no longer.*may have been done, and be paid for/;
    const lost = { kind: 'unreachable', address: 'https://n8n.test/webhook/x' } as const;
    expect(failureText({ ...lost, afterMs: 10_012 }).todo).toMatch(cut);
    expect(failureText(lost).todo).not.toMatch(/broke off/);
    const gateway = (status: number, afterMs?: number) =>
      failureText(
        { kind: 'http', status, statusText: 'x', ...(afterMs !== undefined && { afterMs }) },
        { kind: 'score', waits: true },
      ).todo;
    for (const status of [502, 504, 524]) expect(gateway(status, 10_012)).toMatch(cut);
    for (const status of [504, 524]) expect(gateway(status)).toMatch(/proxy before it waits no longer.*by itself/);
    expect(gateway(502)).not.toMatch(/proxy/);
  });

  it('names the size of a large upload as a possible cause, also where the address never worked', () => {
    const address = 'https://speech.test';
    const todo = (more: object) => failureText({ kind: 'unreachable', address, ...more }).todo;
    expect(todo({ bytes: 3_000_000 })).toMatch(/CORS.*Check the address.*This upload of .* may also be over a limit/);
    expect(todo({ bytes: 3_000_000, workedBefore: true })).toMatch(/answered before.*this upload of .* may be over/);
    expect(todo({})).not.toMatch(/upload/);
  });

  it('names a certificate that this device does not trust where there is one, and no CORS of the page’s own server', () => {
    const todo = (address: string, more: object = {}) => failureText({ kind: 'unreachable', address, ...more }).todo;
    for (const before of [{}, { workedBefore: true }]) {
      expect(todo('https://n8n.test/webhook/x', before)).toMatch(/CORS.*certificate/);
      expect(todo('http://192.168.1.20:8000', before)).not.toMatch(/certificate/);
      expect(todo('/n8n/webhook/x', before)).toMatch(/broke off.*down/);
      expect(todo('/n8n/webhook/x', before)).not.toMatch(/CORS|certificate/);
    }
    expect(todo('/speech/v1/audio', { bytes: 3_000_000 })).toMatch(/upload of .* over a limit/);
  });

  it('says that an answer broke off, not that it can only be read', () => {
    const half = {
      kind: 'unreadable-answer',
      raw: '{"retention_level":4,"csat',
      detail: '{"ret',
      brokeOff: true,
      failed: true,
    } as const;
    expect(failureText(half, { kind: 'score', waits: true })).toMatchObject({
      happened: 'The answer broke off in the middle.',
      todo: 'It is tried again by itself for a while, Retry asks at once.',
    });
  });

  it('quotes a line that came in place of data, and says that a waiting call goes on', () => {
    const raw = 'Xin lỗi, tôi không thể chấm điểm cuộc gọi này.';
    const line = { kind: 'unreadable-answer', raw, placeholder: true } as const;
    const waits = failureText(line, { kind: 'score', waits: true });
    expect(waits).toMatchObject({
      happened: 'A line of text came where data was asked for.',
      said: `The service says: ${raw}`,
    });
    expect(waits.todo).toMatch(/model.*in words.*starting.*address is wrong.*tried again by itself/);
    expect(failureText(line, { kind: 'score' }).todo).toMatch(/Check it in Settings, then Retry\.$/);
    const page = failureText({ ...line, raw: '<html></html>' }, { kind: 'score', waits: true });
    expect(page.happened).toBe('A web page came, and no answer of the service.');
    expect(page.said).toBeUndefined();
    expect(page.todo).toMatch(/starting.*sign-in page.*address is wrong/);
    expect(page.todo).not.toMatch(/model/);
  });

  it('says that a page came, and that a workflow answers too early', () => {
    expect(failureText({ kind: 'unreadable-answer', raw: '<!DOCTYPE html>…', detail: 'Log in' })).toMatchObject({
      happened: 'The service answered with a web page instead of a result.',
      said: 'The service says: Log in',
    });
    const started = { kind: 'unreadable-answer', raw: '{}', detail: 'Workflow was started' } as const;
    expect(failureText(started, { kind: 'score' }).todo).toMatch(/before it has worked.*Respond to Webhook/);
  });

  it.each([{}, { placeholder: true }] as const)('says how much of a long answer is kept: %j', (more) => {
    const answer = { kind: 'unreadable-answer', raw: 'x'.repeat(20_000), ...more } as const;
    expect(failureText(answer).kept).toBe('The call is kept on this device, and so is the answer as it came.');
    expect(failureText({ ...answer, cut: true }).kept).toBe(
      'The call is kept on this device, and so are the first 20,000 characters of the answer.',
    );
  });

  it('speaks of a file over the limit only where one was sent', () => {
    const tooLarge = { kind: 'http', status: 413, statusText: 'Payload Too Large' } as const;
    expect(failureText(tooLarge, { kind: 'transcribe' }).todo).toMatch(/^The file is over.*upload a shorter file\.$/);
    for (const kind of ['score', 'summarise', 'auto-note'] as const)
      expect(failureText(tooLarge, { kind }).todo).toBe(
        'The text is over the limit of the service. Ask whoever runs it to raise the limit.',
      );
  });

  it('points from a refusal of the automation service to its header', () => {
    for (const kind of ['score', 'auto-note'] as const)
      expect(failureText({ kind: 'http', status: 403, statusText: 'Forbidden' }, { kind }).todo).toMatch(
        /header.*Access/,
      );
  });

  it('says that the time a service may work is a setting, of what is work', () => {
    expect(failureText({ kind: 'timeout', afterMs: 180_000 }).todo).toContain('workTimeoutS');
    expect(failureText({ kind: 'timeout', afterMs: 30_000 }).todo).not.toContain('workTimeoutS');
  });

  it('says where a refused redirect leads, and that nothing went there', () => {
    const address = 'https://speech.test/v1';
    const known = failureText({ kind: 'unreachable', address, redirected: 'https://other.test/v1' });
    expect(known.happened).toBe('https://speech.test/v1 redirects to https://other.test/v1.');
    expect(known.todo).toMatch(/Nothing was sent there/);
    expect(failureText({ kind: 'unreachable', address, redirected: '' }).happened).toBe(
      'https://speech.test/v1 redirects to another address.',
    );
  });

  it('names both causes where a decoder fails: the file, and the browser', () => {
    expect(failureText(NO_DECODER).todo).toMatch(/may be damaged.*or in a form that this browser does not decode/);
    const long = failureText(TOO_LONG_TO_DECODE).todo;
    expect(long).toMatch(/may be damaged.*does not decode piece by piece.*more than ten minutes.*in one go/);
  });

  it('does not speak of a service where work on this device hangs', () => {
    expect(failureLine({ kind: 'timeout', afterMs: 120_000, here: true })).not.toMatch(/service/);
  });

  it('says "Error {status}: {statusText}" of an HTTP answer (§8)', () => {
    expect(failureText({ kind: 'http', status: 502, statusText: 'Bad Gateway' }).happened).toBe(
      'Error 502: Bad Gateway',
    );
    expect(failureText({ kind: 'http', status: 520, statusText: ' ' }).happened).toBe('Error 520');
  });

  it.each([
    [401, /key or token/],
    [403, /key or token/],
    [404, /address/],
    [413, /limit/],
    [429, /busy/],
    [400, /refuses/],
    [500, /at the service/],
  ])('HTTP %i says what to do', (status, words) => {
    expect(failureText({ kind: 'http', status, statusText: 'x' }).todo).toMatch(words);
  });

  it('says both of a server that gave no answer: down, or CORS', () => {
    const { happened, todo } = failureText({ kind: 'unreachable', address: 'https://speech.test' });
    expect(happened).toContain('https://speech.test');
    expect(todo).toMatch(/down/);
    expect(todo).toMatch(/CORS/);
    expect(failureText({ kind: 'unreachable', address: 'x', workedBefore: true }).todo).toMatch(/before.*down.*CORS/);
    expect(failureText({ kind: 'unreachable', address: 'x', mixedContent: true }).todo).toMatch(/over https/);
  });

  it('names a limit of size on the way where a large upload to an address that has answered before got no answer', () => {
    const address = 'https://speech.test/v1';
    const large: Failure = { kind: 'unreachable', address, workedBefore: true, bytes: 3_100_000 };
    const { todo } = failureText(large, { kind: 'transcribe', waits: true });
    expect(todo).toMatch(/before.*down.*CORS.*3\.1 MB may be over a limit.*cannot tell which.*tried again by itself/);
    expect(failureText({ kind: 'unreachable', address, workedBefore: true }).todo).not.toMatch(/limit/);
  });

  it('keeps the sentences of the specification', () => {
    expect(failureText({ kind: 'missing-transcript' }).happened).toBe('Please enter the transcript content');
    expect(failureText({ kind: 'missing-key' }).happened).toBe('apiKey is required if onTranscribe is not provided');
    expect(failureText({ kind: 'not-processed' }).happened).toContain("'not processed'");
  });

  it('repeats what a service said on one line of bearable length', () => {
    const detail = `first\n\t second ${'x'.repeat(1000)}`;
    const { said = '' } = failureText({ kind: 'http', status: 400, statusText: 'Bad Request', detail });
    expect(said).toContain('first second');
    expect(said.length).toBeLessThan(440);
    expect(failureText({ kind: 'http', status: 400, statusText: 'Bad Request', detail: ' \n' }).said).toBeUndefined();
  });
});
