const RATE = 24_000;

/** Stands in for speech: a tone whose pitch follows the voice and whose length follows the text, as a WAV. */
export function speak(query: URLSearchParams): Buffer {
  const text = query.get('text') ?? '';
  const voice = query.get('voice') ?? '';
  const hertz = 200 + ([...voice].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 200);
  const samples = Math.round(RATE * Math.min(10, 0.3 + text.length * 0.06));
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++)
    wav.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * at) / RATE)), 44 + at * 2);
  return wav;
}
