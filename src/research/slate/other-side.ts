import type { Selection } from './price.ts';

/** What loses where a side wins, of markets with two. */
export const OTHER_SIDE: Readonly<Partial<Record<Selection, Selection>>> = {
  home: 'away',
  away: 'home',
  over: 'under',
  under: 'over',
  yes: 'no',
  no: 'yes',
};
