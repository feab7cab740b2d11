import type { Layout, LayoutName } from './layout.ts';

/** The last season of the half that may be tuned on, fixed before the later half was looked at. */
export const TUNED_UNTIL: Readonly<Record<LayoutName, number>> = {
  soccer: 2018,
  'football-data': 2018,
  mlb: 2016,
  nflverse: 2012,
  ufc: 2018,
  plain: 2018,
};

export const HALVES = ['tuned', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

export const halfOf = (layout: Layout, row: readonly string[]): Half =>
  Number(layout.season(row)) <= TUNED_UNTIL[layout.name] ? 'tuned' : 'unseen';
