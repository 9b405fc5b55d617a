import { vi } from 'vitest';

// What the file before loaded may hold what it put in the place of a module, or have done what this one looks at (D615). What a
// file mocks is Vitest's to forget after it.
vi.resetModules();
