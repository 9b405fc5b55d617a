import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine can take longer than the default second to do what a test waits for.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
