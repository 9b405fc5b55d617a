import { modelKey, type StoredModel } from '@/domain/models/stored-model';
import type { WholeModel } from '@/site/models/describe-models';

/** The row of a made-up model on its way to this device. */
export function wantedModel({ listed }: WholeModel, source: string, addedAt = 1): StoredModel {
  const { id, version, size, licence, folder, variants } = listed;
  const variant = variants[0];
  if (variant === undefined) throw new Error('a model without a variant');
  const { backend, precision, files } = variant;
  return {
    ...{ id, version, size, licence, backend, precision, files, addedAt },
    key: modelKey({ id, version, backend }),
    source: `${source}/${folder}`,
    listed: true,
    active: false,
    state: { is: 'loading', done: 0 },
  };
}
