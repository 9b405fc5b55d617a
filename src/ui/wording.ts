/**
 * Every visible text and accessible name (spec wording.md: names are a contract). Partly Vietnamese, partly English, as
 * the specification is. One section a feature; functions where a value is part of the text.
 */
export const wording = {
  product: 'Callmark',
  tabs: { scoring: 'Scoring', speaker: 'Speaker', realSpeak: 'Real Speak' },
  header: {
    online: 'Online',
    offline: 'Offline',
    waiting: (n: number) => `${n} waiting`,
    calls: 'Calls',
    settings: 'Settings',
    install: 'Install app',
  },
} as const;
