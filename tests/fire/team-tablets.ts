import type { BrowserContext, Page } from 'playwright-core';
import type { TeamAccess } from '@/domain/team/team-archive';
import { KillableBrowser } from '../journeys/killable-browser';
import type { TeamPage, Told } from '../tools/team-page/page';
import type { createLedger } from './team-ledger';

/** Pages that nobody looks at would wait for seconds at each timer. */
const AWAKE = ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'];

export interface TabletPlan {
  /** The beginning of the names of its calls. */
  name: string;
  access: TeamAccess;
  question: string;
  skewMs: number;
  seedOf: number;
}

interface Tablet extends TabletPlan {
  /** Its calls have numbers from here on. */
  first: number;
  /** Nobody works at it any more. */
  idle: boolean;
  /** It dies while it says this for the next time. */
  lastWord?: Told['is'];
  page?: Page;
}

interface Setting {
  plans: readonly TabletPlan[];
  /** Each tablet makes calls up to this number. */
  calls: number;
  siteUrl: string;
  browserPath: string;
  ledger: ReturnType<typeof createLedger>;
  seed: () => number;
}

/** Tablets in one browser: each is an origin of its own, so each has a database of its own. */
export function createTablets({ plans, calls, siteUrl, browserPath, ledger, seed }: Setting) {
  const tablets: Tablet[] = plans.map((plan) => ({ ...plan, first: 0, idle: false }));
  const mortal = new KillableBrowser(browserPath);
  const dead = new Map<string, () => void>();
  let context: BrowserContext;

  const originOf = ({ name }: Tablet): string => siteUrl.replace('//localhost', `//${name}.localhost`);

  async function live(tablet: Tablet): Promise<void> {
    const page = await context.newPage();
    await page.goto(originOf(tablet));
    await page.waitForFunction(() => window.teamPage !== undefined);
    tablet.page = page;
    const { name, access, question, skewMs, first, seedOf, idle } = tablet;
    const life = { tablet: name, access, question, skewMs, seed: seed(), seedOf, first, calls, idle };
    // Not awaited: while it joins, the archive may be away, or the tablet may die.
    void page.evaluate((given) => window.teamPage.live(given), life).catch(() => undefined);
  }

  async function hear(name: string, told: Told): Promise<void> {
    ledger.told(name, told);
    const tablet = tablets.find((one) => one.name === name);
    if (tablet?.lastWord === undefined || tablet.lastWord !== told.is) return;
    delete tablet.lastWord;
    await die(tablet);
    dead.get(name)?.();
  }

  /** Dies with the word that it keeps a thing, and comes back with nobody at it. */
  async function dieSaying(tablet: Tablet, word: Told['is'], begin: () => Promise<unknown>): Promise<void> {
    const gone = new Promise<void>((resolve) => dead.set(tablet.name, resolve));
    Object.assign(tablet, { lastWord: word, idle: true });
    await begin();
    await gone;
    await live(tablet);
  }

  async function startBrowser(): Promise<void> {
    context = await mortal.start(AWAKE);
    await context.exposeBinding('told', (_source, name: string, told: Told) => hear(name, told));
    for (const tablet of tablets) await live(tablet);
  }

  async function die({ page }: Tablet): Promise<void> {
    if (page === undefined) return;
    const session = await context.newCDPSession(page);
    const gone = new Promise((resolve) => page.once('crash', resolve));
    session.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
  }

  function pageOf({ name, page }: Tablet): Page {
    if (page === undefined) throw new Error(`${name} has no page`);
    return page;
  }

  const known = (tablet: Tablet) => pageOf(tablet).evaluate(() => window.teamPage.known());

  return {
    startBrowser,
    dispose: () => mortal.dispose(),

    /** All of them at once, in the middle of whatever they do. */
    powerCut: async () => {
      await mortal.kill();
      await startBrowser();
    },

    crash: async (at: number) => {
      const tablet = tablets[at];
      if (tablet === undefined) return;
      await die(tablet);
      await live(tablet);
    },

    /** Gone with everything on it, and joined again from nothing. Gives what the archive had acknowledged to it. */
    wipe: async (at: number): Promise<string[]> => {
      const tablet = tablets[at];
      if (tablet === undefined) return [];
      const { waiting, acknowledged } = await known(tablet);
      await die(tablet);
      const empty = await context.newPage();
      const session = await context.newCDPSession(empty);
      const origin = new URL(originOf(tablet)).origin;
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await empty.close();
      tablet.first = ledger.lost(tablet.name, waiting);
      await live(tablet);
      return acknowledged;
    },

    /** Everybody rests and everything is sent. Gives what still waits. */
    settle: async (): Promise<string[]> => {
      const all = tablets.map((tablet) => pageOf(tablet).evaluate(() => window.teamPage.settle()));
      const said = await Promise.all(all);
      return said.flatMap(({ waiting, why }, n) => (waiting > 0 ? [`${plans[n]?.name}: ${waiting} wait, ${why}`] : []));
    },

    pictures: (): Promise<Awaited<ReturnType<TeamPage['picture']>>[]> =>
      Promise.all(tablets.map((tablet) => pageOf(tablet).evaluate(() => window.teamPage.picture()))),

    /** Each dies as soon as its user has heard that a change is kept. */
    lastWords: () => Promise.all(tablets.map((tablet) => dieSaying(tablet, 'did', async () => undefined))),

    /** So many of them take a call of their own from everybody, and die as soon as their user has heard that it is kept. */
    lastRemovals: (many: number) =>
      Promise.all(
        tablets.slice(0, many).map((tablet) =>
          dieSaying(tablet, 'removed', async () => {
            const { name } = tablet;
            void pageOf(tablet)
              .evaluate((own) => window.teamPage.remove(own), name)
              .catch(() => undefined);
          }),
        ),
      ),

    /** Dies while it takes in what the archive has just told it, and comes back. */
    dieTakingIn: async (at: number, answered: (origin: string) => Promise<void>, afterMs: number): Promise<void> => {
      const tablet = tablets[at];
      if (tablet === undefined) return;
      await answered(new URL(originOf(tablet)).origin);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await die(tablet);
      await live(tablet);
    },

    /** What the archive tells is taken in at once. */
    takeIn: () => Promise.all(tablets.map((tablet) => pageOf(tablet).evaluate(() => window.teamPage.measure.pull()))),

    /** Gives the calls whose sound has not come, a list for each tablet. */
    bringSounds: (atMost: number) =>
      Promise.all(
        tablets.map((tablet) => pageOf(tablet).evaluate((most) => window.teamPage.bringSounds(most), atMost)),
      ),

    /** What the archive acknowledged to any of them, as they know it. */
    acknowledged: async (): Promise<string[]> =>
      (await Promise.all(tablets.map(known))).flatMap(({ acknowledged }) => acknowledged),
  };
}
