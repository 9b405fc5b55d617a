import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { exportFiles } from '@/features/calls/export-files';
import { getCall } from '@/storage/calls/calls';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const namesOf = async (id: string) => (await exportFiles((await getCall(id)) as Call)).map(({ name }) => name);

describe('what Export saves of a call', () => {
  it('is a file of words, and its sound beside it', async () => {
    expect(await namesOf(await typedCall(undefined, { title: 'Gọi: 1' }))).toEqual(['Gọi 1.json']);
    expect(await namesOf(await audioCall({ title: 'Gọi 2' }))).toEqual(['Gọi 2.json', 'Gọi 2.wav']);
  });
});
