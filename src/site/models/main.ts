import { existsSync, statSync } from 'node:fs';
import { ModelFailureError } from '@/domain/models/model-failure';
import { HUB_MODELS, PUBLIC_HUB } from '@/domain/models/model-hub';
import { modelFailureText } from '@/ui/model-failure-words';
import { getModel } from './get-model';
import { writeManifest } from './write-manifest';

const SIZES = HUB_MODELS.map(({ size }) => size).join('|');

/** `npm run models -- DIR`: writes DIR/manifest.json. `npm run models -- get SIZE [DIR]`: fetches a model before that. */
async function run(args: readonly string[]): Promise<boolean> {
  const [first, size, into = 'public/models'] = args.filter((word) => word !== '--gpu');
  if (first !== 'get') {
    if (first !== undefined && existsSync(first) && statSync(first).isDirectory()) return writeManifest(first);
    console.error('Name the folder that holds the checkpoints: npm run models -- public/models');
    return false;
  }
  const model = HUB_MODELS.find((one) => one.size === size);
  if (model === undefined) {
    console.error(`Name a size: npm run models -- get ${SIZES} [public/models] [--gpu]`);
    return false;
  }
  const hub = (process.env['HF_ENDPOINT'] || PUBLIC_HUB).replace(/\/+$/, '');
  try {
    await getModel(model, into, { hub, gpu: args.includes('--gpu'), say: console.log });
  } catch (error) {
    console.error(error instanceof ModelFailureError ? modelFailureText(error.failure).happened : String(error));
    console.error('What is here stays: the same command goes on where it ended.');
    return false;
  }
  return writeManifest(into);
}

if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
