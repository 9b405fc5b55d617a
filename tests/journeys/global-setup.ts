import type { TestProject } from 'vitest/node';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';

/** The production build, served as `npm start` serves it, on a free port; one for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', findBrowser());
  buildApp();
  const server = await serveDist(0);
  project.provide('baseUrl', server.url);
  return () => server.close();
}
