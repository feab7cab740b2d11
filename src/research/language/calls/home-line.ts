import type { Selection } from '../../slate/price.ts';

/** A board of a spread is told from the home side. */
export const homeLine = (line: number, market: string, side: Selection | undefined): number =>
  market === 'spread' && side === 'away' ? -line + 0 : line;
