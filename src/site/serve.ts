import { buildApp } from './build-app';
import { serveDist } from './serve-dist';

const PORT = 4173;

/** `npm start`: the production build on a fixed address, the one that README and manifest tests name. */
try {
  buildApp();
  const { url } = await serveDist(PORT);
  console.log(`Callmark is ready: ${url}`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const taken = message.includes('already in use');
  console.error(taken ? `Port ${PORT} is taken by another program. Close it and run "npm start" again.` : message);
  process.exitCode = 1;
}
