import { isRecord } from '@/domain/answers/json-value';
import type { DataKey } from './key-wrap';

/** Where windows of the app, which nobody else can hear, hand the key on. */
const CHANNEL = 'callmark-key';

const isKey = (value: unknown): value is DataKey => value instanceof Uint8Array && value.length === 32;

/** Gives this key to every window that asks for it, and to those that wait for it now. Gives the function that ends it. */
export function giveKey(keyId: string, key: DataKey): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const give = () => channel.postMessage({ keyId, key });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data['ask'] === keyId) give();
  };
  give();
  return () => channel.close();
}

/** Asks the other windows for a key, and hears also when one comes by it later. Gives the function that ends it. */
export function askForKey(keyId: string, had: (key: DataKey) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data['keyId'] === keyId && isKey(data['key'])) had(data['key']);
  };
  channel.postMessage({ ask: keyId });
  return () => channel.close();
}
