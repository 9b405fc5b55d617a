import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWavHeader } from '@/audio/files/wav-header';
import { wavHeader } from '@/audio/recording/wav';
import type { Dialogue, SpokenTurn } from './dialogue';
import { enBillingDispute } from './dialogues/en-billing-dispute';
import { enFibreUpgrade } from './dialogues/en-fibre-upgrade';
import { enGymCancellation } from './dialogues/en-gym-cancellation';
import { enRefundNotArrived } from './dialogues/en-refund-not-arrived';
import { viBanGoiSm120 } from './dialogues/vi-ban-goi-sm120';
import { viBaoHanhMayLocNuoc } from './dialogues/vi-bao-hanh-may-loc-nuoc';
import { viDoiLichGiaoTuLanh } from './dialogues/vi-doi-lich-giao-tu-lanh';
import { viMangChamCaTuan } from './dialogues/vi-mang-cham-ca-tuan';
import { viTuChoiGoiData } from './dialogues/vi-tu-choi-goi-data';
import { conversation, type SampleCue, toVtt } from './render-dialogue';

/**
 * npm run samples: makes public/samples, which is committed, from the dialogues beside this file. Needs two programs of
 * Debian: apt-get install espeak-ng ffmpeg. Each turn is spoken by espeak-ng (agent on the left channel, customer on the
 * right), set one after the other with short gaps, and coded as MP3 (16 kHz, 32 kbit/s, channels kept apart: every
 * browser plays it). Captions carry the true times of each turn. Same programs, same bytes.
 */
const DIALOGUES: readonly Dialogue[] = [
  viBanGoiSm120,
  viMangChamCaTuan,
  enRefundNotArrived,
  enFibreUpgrade,
  viTuChoiGoiData,
  viBaoHanhMayLocNuoc,
  viDoiLichGiaoTuLanh,
  enBillingDispute,
  enGymCancellation,
];

/** espeak-ng voice, words a minute and pitch; agent and customer differ by ear. */
const VOICES = {
  vi: { agent: ['vi+f3', '205', '58'], customer: ['vi-vn-x-south+m3', '205', '40'] },
  en: { agent: ['en-us+f3', '180', '55'], customer: ['en-gb+m3', '180', '38'] },
} as const;

const OUT = join(import.meta.dirname, '../../../public/samples');
const work = mkdtempSync(join(tmpdir(), 'samples-'));
mkdirSync(OUT, { recursive: true });

function speak(dialogue: Dialogue, turn: SpokenTurn): { samples: Float32Array; rate: number } {
  const [voice, speed, pitch] = VOICES[dialogue.language][turn.who];
  const file = join(work, 'turn.wav');
  execFileSync('espeak-ng', ['-v', voice, '-s', speed, '-p', pitch, '-w', file, turn.say ?? turn.text]);
  const bytes = readFileSync(file);
  const header = parseWavHeader(bytes, bytes.length);
  if (header === null) throw new Error(`espeak-ng wrote no WAV for: ${turn.text}`);
  const frames = header.dataBytes / 2;
  const samples = Float32Array.from(
    { length: frames },
    (_, at) => bytes.readInt16LE(header.dataStart + at * 2) / 32768,
  );
  return { samples, rate: header.sampleRate };
}

/** Samples between -1 and 1, a list a channel, as 16 bits one after the other. */
function interleave(channels: readonly Float32Array[]): Int16Array<ArrayBuffer> {
  const samples = new Int16Array((channels[0]?.length ?? 0) * channels.length);
  channels.forEach((lane, channel) => {
    lane.forEach((level, frame) => {
      samples[frame * channels.length + channel] = Math.max(-32_768, Math.min(32_767, Math.round(level * 32_768)));
    });
  });
  return samples;
}

function makeAudio(dialogue: Dialogue): { audio: string; captions: string } {
  const spoken = dialogue.turns.map((turn) => ({ turn, ...speak(dialogue, turn) }));
  const { channels, rate, cues } = conversation(spoken);
  const wav = join(work, 'call.wav');
  const samples = interleave(channels);
  writeFileSync(
    wav,
    Buffer.concat([wavHeader(samples.byteLength, rate, channels.length), Buffer.from(samples.buffer)]),
  );
  const audio = `${dialogue.id}.mp3`;
  const coding = ['-ar', '16000', '-b:a', '32k', '-joint_stereo', '0'];
  const bitexact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-id3v2_version', '0'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...coding, ...bitexact, join(OUT, audio)]);
  const captions = `${dialogue.id}.vtt`;
  writeFileSync(join(OUT, captions), toVtt(cues));
  report(audio, cues);
  return { audio, captions };
}

function report(audio: string, cues: readonly SampleCue[]): void {
  const seconds = (cues.at(-1)?.end ?? 0).toFixed(1);
  console.log(`${audio}: ${cues.length} turns, ${seconds} s, ${statSync(join(OUT, audio)).size} bytes`);
}

function makeText(dialogue: Dialogue): { text: string } {
  const lines = dialogue.turns.map(({ who, type, text }) => {
    const label = who === 'agent' ? 'Agent (A)' : 'Customer (C)';
    return `${label}${type === undefined ? '' : ` [${type}]`}: ${text}`;
  });
  writeFileSync(join(OUT, `${dialogue.id}.txt`), `${lines.join('\n')}\n`);
  return { text: `${dialogue.id}.txt` };
}

const list = DIALOGUES.map((dialogue) => {
  const { id, name, kind, language, service } = dialogue;
  return { id, name, kind, language, service, ...(kind === 'audio' ? makeAudio(dialogue) : makeText(dialogue)) };
});
writeFileSync(join(OUT, 'samples.json'), `${JSON.stringify(list, null, 2)}\n`);
rmSync(work, { recursive: true });
