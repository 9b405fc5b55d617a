import { createInterface } from 'node:readline/promises';
import { hashPin, PIN_LENGTH } from '@/domain/settings-pin';

/** `npm run pin`: asks for a PIN and prints the line of config.json that locks the administrator's part of Settings by it. */
const asked = createInterface({ input: process.stdin, output: process.stderr });
const pin = (await asked.question(`PIN (${PIN_LENGTH.least} letters or digits at least): `)).trim();
asked.close();
if (pin.length < PIN_LENGTH.least || pin.length > PIN_LENGTH.most) {
  console.error(
    `${PIN_LENGTH.least} to ${PIN_LENGTH.most} letters or digits: everybody can read config.json, and a short PIN is guessed from it.`,
  );
  process.exitCode = 1;
} else {
  console.log(`"settingsPin": ${JSON.stringify(await hashPin(pin, crypto.getRandomValues(new Uint8Array(16))))}`);
}
