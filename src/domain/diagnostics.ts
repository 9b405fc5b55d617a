import type { Build } from './build';
import type { DeviceState } from './device-check';
import type { Failure } from './failure';
import type { Job } from './jobs/job';
import type { ModelBackend, ModelState } from './models/stored-model';
import type { Settings } from './settings';

/** Of a job that did not work: never what a server said, nor its address. */
export interface FailureNote {
  at: number;
  job: Job['kind'];
  kind: Failure['kind'];
  /** Of an HTTP answer. */
  status?: number;
}

/** What the database tells of itself without a word of what people put into it. */
export interface StoredFigures {
  /** Rows by table. */
  rows: Record<string, number>;
  /** Jobs by kind and state. */
  jobs: Record<string, number>;
  /** The last ones, newest first. */
  failures: FailureNote[];
  /** Names of the services that have an address. */
  services: (keyof Settings['services'])[];
  policy: Settings['policy'];
  models: { state: ModelState['is']; backend: ModelBackend; bytes: number; active: boolean }[];
}

/** What a browser says of itself, by name: numbers, languages, its own name. */
export type BrowserFigures = Record<string, string | number | boolean>;

export interface Diagnostics {
  build: Build;
  at: number;
  browser: BrowserFigures;
  device: DeviceState;
  stored: StoredFigures;
}

const MEGABYTE = 1e6;

/** The failure as a note; `at` in milliseconds since the epoch. */
export function failureNote(at: number, job: Job['kind'], failure: Failure): FailureNote {
  return { at, job, kind: failure.kind, ...(failure.kind === 'http' && { status: failure.status }) };
}

/** As lines of text, for people who are asked for help: no words of calls, names, addresses or keys (D384). */
export function diagnosticsText({ build, at, browser, device, stored }: Diagnostics): string {
  const time = (ms: number) => new Date(ms).toISOString();
  const listed = (values: Record<string, string | number | boolean | null>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value ?? 'not told'}`);
  const part = (title: string, lines: readonly string[]) => [title, ...(lines.length === 0 ? ['  none'] : lines)];
  const failed = ({ at: when, job, kind, status }: FailureNote) =>
    `  ${time(when)} ${job}: ${kind}${status === undefined ? '' : ` ${status}`}`;
  const model = ({ state, backend, bytes, active }: StoredFigures['models'][number]) =>
    `  ${backend}, ${Math.round(bytes / MEGABYTE)} MB, ${state}${active ? ', in use' : ''}`;
  return [
    `Callmark ${build.version} ${build.commit || 'of an unknown build'}`,
    `at: ${time(at)}`,
    ...part('browser', listed(browser)),
    ...part('device', listed({ ...device })),
    ...part('rows', listed(stored.rows)),
    ...part('jobs', listed(stored.jobs)),
    ...part('last failures', stored.failures.map(failed)),
    ...part(
      'services with an address',
      stored.services.map((name) => `  ${name}`),
    ),
    `who does the work: ${stored.policy}`,
    ...part('speech models', stored.models.map(model)),
  ].join('\n');
}
