import { KillableBrowser } from '../journeys/killable-browser';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { callWav } from '../tools/fixtures/fixture';
import type { Engine } from './engine';
import { playwrightTab } from './playwright-tab';

export function chromium(program: string): Engine {
  const browser = new KillableBrowser(program);
  const microphone = fakeMicrophone(callWav());
  return {
    async start() {
      const context = await browser.start([...microphone.args, SAY_YES]);
      const tab = playwrightTab(context.pages()[0] ?? (await context.newPage()));
      await tab.resize(1280, 860);
      return tab;
    },
    kill: () => browser.kill(),
    async dispose() {
      await browser.dispose();
      microphone.remove();
    },
  };
}
