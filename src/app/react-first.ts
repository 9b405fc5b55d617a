/**
 * React, in the chunk of the libraries (vite.config.ts): it is read there, in a task of its own, instead of together with the
 * app's own modules (D418).
 */
export { createRoot } from 'react-dom/client';
