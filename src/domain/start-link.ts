const WISHES = ['record', 'calls', 'share-full', 'share-unreadable', 'share-nothing'] as const;

/** What an address of the app asks for behind its #: the place of a shortcut, or words about a share that was not kept. */
export type StartWish = (typeof WISHES)[number];

export function startLink(wish: StartWish): string {
  return `./#${wish}`;
}

/** `hash` is location.hash, untrusted. */
export function startWish(hash: string): StartWish | null {
  return WISHES.find((wish) => `#${wish}` === hash) ?? null;
}
