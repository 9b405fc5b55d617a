import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShippedPackage, shippedPackages } from './shipped-packages.ts';

const MIT = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const ISC = (holder: string) => `ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

/** Packages that bring no text of their licence: it is their licence's, with the holder that their sources name. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'onnxruntime-common': MIT('Microsoft Corporation'),
  'onnxruntime-web': MIT('Microsoft Corporation'),
  'guid-typescript': ISC('NicolasDeveloper'),
};

/** What stands inside a package under a licence of its own, or asks for more than its text. */
const NOTES: Readonly<Record<string, string>> = {
  'wasm-media-encoders': `Its file mp3.wasm (static/wasm/mp3-….wasm here) is the LAME MP3 encoder, which is under the GNU Library General
Public License, version 2 or later; its text is the last one below. LAME's source: https://lame.sourceforge.io; how it is
compiled: https://github.com/arseneyr/wasm-media-encoders. The file stands alone and may be replaced by a changed one.`,
  mediabunny: `Under the Mozilla Public License 2.0; used as published, unchanged. Its source: https://github.com/Vanilagy/mediabunny`,
  'onnxruntime-web': `Its WebAssembly files (static/…/ort-… here) hold further works, named with their licences in
https://github.com/microsoft/onnxruntime/blob/main/ThirdPartyNotices.txt`,
};

const RULE = '='.repeat(100);

function withText(shipped: ShippedPackage): ShippedPackage {
  const text = shipped.text || WITHOUT_TEXT[shipped.name];
  if (!text) throw new Error(`${shipped.name} (${shipped.licence}) brings no text of its licence: name one`);
  return { ...shipped, text };
}

/** Every licence of what the build ships, as one text. Throws where one is missing. */
export function licenceText(root: string): string {
  const packages = shippedPackages(root).map(withText);
  const texts = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) texts.set(shipped.text, [...(texts.get(shipped.text) ?? []), shipped]);
  const titled = ({ name, version, licence, source }: ShippedPackage) =>
    [`${name} ${version} (${licence})`, source, NOTES[name]].filter(Boolean).join('\n');
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8').trim();
  return [
    `Callmark is under the MIT licence. What it is built of, and the licences of that, follows.\n\n${read('LICENSE')}`,
    ...[...texts].map(([text, users]) => `${users.map(titled).join('\n\n')}\n\n${text}`),
    `LAME, in wasm-media-encoders (LGPL-2.0-or-later)\n\n${read('src/site/licences/lgpl-2.0.txt')}`,
  ].join(`\n\n${RULE}\n\n`);
}
