import type { TestProject } from 'vitest/node';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { type RunningServer, serveDist } from '@/site/serve-dist';

/** Each project has its own modules, so what both share hangs on the process. */
const shared = globalThis as { callmarkServer?: Promise<RunningServer> | undefined };

async function buildAndServe(): Promise<RunningServer> {
  buildApp();
  return serveDist(0);
}

/** The production build, served as `npm start` serves it, on a free port; one for all journeys and fire tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', findBrowser());
  shared.callmarkServer ??= buildAndServe();
  const server = await shared.callmarkServer;
  project.provide('baseUrl', server.url);
  return async () => {
    if (shared.callmarkServer === undefined) return;
    shared.callmarkServer = undefined;
    await server.close();
  };
}
