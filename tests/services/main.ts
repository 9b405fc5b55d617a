import { startPeer } from './peer';
import { loadSampleScripts } from './sample-scripts';
import { USAGE } from './usage';

/** `npm run services -- 9000` listens elsewhere. */
const PORT = Number(process.argv[2] ?? 8787);

try {
  const peer = await startPeer({ port: PORT });
  const scripts = await loadSampleScripts(new URL('../../public/samples/', import.meta.url));
  for (const [sha256, lines] of scripts) peer.register(sha256, lines);
  console.log(
    `${USAGE}\nListening on ${peer.url}; knows ${scripts.size} of the app's samples by heart. Ctrl-C ends it.`,
  );
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${PORT} is taken: is another peer running?` : error);
  process.exitCode = 1;
}
