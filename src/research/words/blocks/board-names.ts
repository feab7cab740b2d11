import type { BoardMarket, BoardPrice } from '#contract/research/board.ts';
import { propName, signedLine } from '../pick-label.ts';

/** What a market is called in a heading: `spread`, `Josh Allen passing yards`. */
export const marketName = ({ market, player }: Pick<BoardMarket, 'market' | 'player'>): string =>
  market.startsWith('prop:') ? `${player ?? 'player'} ${propName(market)}` : market;

/** The points of a side as they are read: `+2.5` of a spread, `47.5` of a total; absent where it has none. */
export const lineText = (market: string, { line }: Pick<BoardPrice, 'line'>): string | undefined =>
  line === null ? undefined : market === 'spread' ? signedLine(line) : `${line}`;

/** A side with its points: `Buffalo Bills +2.5`, `Over 47.5`, `Buffalo Bills`. */
export const sideName = (market: string, side: Pick<BoardPrice, 'label' | 'line'>): string =>
  [side.label, lineText(market, side)].filter(Boolean).join(' ');
