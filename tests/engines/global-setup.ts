import type { TestProject } from 'vitest/node';
import { setup as serveApp } from '../journeys/global-setup';
import { type Machine, prepareMachine } from './machine';

declare module 'vitest' {
  interface ProvidedContext {
    machine: Machine;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...machine } = await prepareMachine();
  project.provide('machine', machine);
  const close = await serveApp(project);
  return async () => {
    await close();
    await stop();
  };
}
