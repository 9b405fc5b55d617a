import { type Answer, json } from './transcription-shapes';

const HTML_TYPE = 'text/html; charset=utf-8';

/** Every way in which a workflow hands over the object that its model made. */
export const OBJECT_SHAPES = {
  plain: (value) => json(value),
  array: (value) => json([value]),
  'array-with-more': (value) => json([{ n: 1 }, value]),
  string: (value) => json(JSON.stringify(value)),
  fenced: (value) => ({ contentType: HTML_TYPE, body: `Dưới đây là kết quả:\n${fence(value)}\n` }),
  'fenced-array-output': (value) => json([{ output: fence(value) }]),
  'output-object': (value) => json({ output: value }),
  'output-text': (value) => json({ output: JSON.stringify(value) }),
  'text-wrapped': (value) => json({ text: JSON.stringify(value) }),
  'response-text': (value) => json({ response: { text: JSON.stringify(value) } }),
  'data-array': (value) => json({ data: [value] }),
  message: (value) => json({ message: { role: 'assistant', content: fence(value) } }),
  choices: (value) => json({ choices: [{ message: { role: 'assistant', content: JSON.stringify(value) } }] }),
  'trailing-comma': (value) => ({ contentType: HTML_TYPE, body: JSON.stringify(value).replace(/}$/, ',}') }),
  'byte-order-mark': (value) => ({ contentType: 'application/json', body: `\uFEFF${JSON.stringify(value)}` }),
  thinking: (value) => json({ output: `<think>Có {nhiều} điều cần xét.</think>${JSON.stringify(value)}` }),
  lines: (value) => {
    const text = JSON.stringify(value);
    const half = Math.floor(text.length / 2);
    const items = [text.slice(0, half), text.slice(half)].map((content) => ({ type: 'item', content }));
    return { contentType: 'application/json', body: ndjson([{ type: 'begin' }, ...items, { type: 'end' }]) };
  },
  started: () => json({ message: 'Workflow was started' }),
  'no-data': () => json({ message: 'Workflow executed successfully but the last node did not return any data' }),
  error: () => json({ error: 'LLM quota' }),
  'coded-error': () => json({ code: 0, message: 'There was a problem executing the workflow' }),
  'stream-error': () => ({
    contentType: 'application/json',
    body: ndjson([{ type: 'begin' }, { type: 'error', content: 'model gone' }]),
  }),
  empty: () => ({ contentType: 'application/json', body: '' }),
} satisfies Record<string, (value: unknown) => Answer>;

export type ObjectShape = keyof typeof OBJECT_SHAPES;

/** Every way in which a summary comes back. */
export const SUMMARY_SHAPES = {
  plain: (text) => ({ contentType: 'text/plain; charset=utf-8', body: text }),
  string: (text) => json(text),
  summary: (text) => json({ summary: text }),
  'with-speakers': (text) =>
    json({
      summary: text,
      speakers: [
        { label: 'SPEAKER_00', name: 'Lan' },
        { label: 'SPEAKER_01', name: 'Minh' },
      ],
    }),
  text: (text) => json({ text }),
  response: (text) => json({ response: text }),
  output: (text) => json({ output: text }),
  data: (text) => json({ data: text }),
  array: (text) => json([{ summary: text }]),
  parts: (text) =>
    json({ summary: { REASON: text, AGENT_ACTIONS: ['một'], RESOLUTION: 'xong', KEY_INFORMATION: ['hai'] } }),
  ollama: (text) => json({ model: 'm', response: text, done: true }),
  'ollama-lines': (text) => ({
    contentType: 'application/x-ndjson',
    body: ndjson([
      ...pieces(text).map((response) => ({ model: 'm', response, done: false })),
      { response: '', done: true },
    ]),
  }),
  'ollama-thinking': (text) => json({ response: `<think>hmm</think>\n${text}`, done: true }),
  'chat-lines': (text) => ({
    contentType: 'application/x-ndjson',
    body: ndjson([...pieces(text).map((content) => ({ message: { content }, done: false })), { done: true }]),
  }),
  events: (text) => ({
    contentType: 'text/event-stream',
    body: [...pieces(text).map((response) => JSON.stringify({ response, done: false })), '[DONE]']
      .map((line) => `data: ${line}\n\n`)
      .join(''),
  }),
  'lines-error': () => ({
    contentType: 'application/x-ndjson',
    body: ndjson([{ response: 'Khách', done: false }, { error: 'model runner has unexpectedly stopped' }]),
  }),
  'lines-cut': (text) => ({
    contentType: 'application/x-ndjson',
    body: ndjson(pieces(text).map((response) => ({ response, done: false }))),
  }),
  error: () => json({ error: 'summarizer is busy' }),
} satisfies Record<string, (text: string) => Answer>;

export type SummaryShape = keyof typeof SUMMARY_SHAPES;

function fence(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
}

function ndjson(items: unknown[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join('');
}

function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,12}/gu) ?? [];
}
