import { readFileSync } from 'node:fs';
import { claimText } from '@/domain/claim';
import { parseCaptions } from '@/on-device/captions';
import { asStored } from './rules/as-stored';
import { looksLikeLabelledCall } from './rules/labelled-call';
import { type CallText, statementsOf } from './rules/statements';

/** `npm run -s rules:say -- FILE [SERVICE]`: every answer with the claims beside it, then every sentence that the screens show about a call, one a line. */
function readCallText(file: string, service: string | undefined): CallText {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    if (!looksLikeLabelledCall(text)) throw new Error(`${file} is no labelled call`);
    const call: { transcript: string; language?: string; service?: string } = JSON.parse(text);
    return {
      transcript: asStored(call.transcript),
      language: call.language ?? '',
      service: service ?? call.service ?? '',
    };
  }
  const transcript = /\.(?:vtt|srt)$/.test(file) ? (parseCaptions(text)?.text ?? '') : text;
  return { transcript: asStored(transcript), language: '', service: service ?? '' };
}

const [file, service] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run -s rules:say -- FILE [SERVICE]');
  process.exitCode = 1;
} else {
  const { answers, statements } = statementsOf(readCallText(file, service));
  for (const { field, answer, claims } of answers)
    console.log(['answer', field, answer, ...claims.map(({ claim }) => claimText(claim))].join('\t'));
  for (const { field, kind, text, claim } of statements) {
    const place = claim === null ? '' : `turn ${claim.turn}`;
    console.log([field, kind, place, claim?.id ?? '', text].join('\t'));
  }
}
