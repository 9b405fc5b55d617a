import { buildApp } from './build-app';
import { serveDist } from './serve-dist';

/** The fixed address that README names. */
const DEFAULT_PORT = '4173';

/** `npm start`: builds the app and serves it. HOST and PORT say where; 0.0.0.0 is every network of this machine. */
const { HOST: host = 'localhost', PORT: typed = DEFAULT_PORT } = process.env;
const port = Number(typed);
try {
  if (!/^\d{1,5}$/.test(typed) || port > 65_535) throw new Error(`PORT is ${typed}: give a number from 0 to 65535.`);
  buildApp();
  const { url, network } = await serveDist(port, host);
  console.log(`Callmark is ready: ${url}`);
  if (network.length > 0) {
    console.log(`From other machines: ${network.join(', ')}`);
    console.log(
      'Over plain http browsers give other machines no microphone, no installation and no work without a network.',
    );
    console.log('For tablets put it behind https: docs/roll-out.md');
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const taken = message.includes('already in use');
  const other = `Port ${typed} is taken by another program. Choose another one: PORT=8080 npm start`;
  console.error(taken ? other : message);
  process.exitCode = 1;
}
