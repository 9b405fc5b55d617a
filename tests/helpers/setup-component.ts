import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({
  // A busy machine can take longer than the default second to do what a test waits for.
  asyncUtilTimeout: 30_000,
  // The default prints the whole page at every look of a wait, which keeps what is waited for from its turn.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(cleanup);
