import type { ConsensusPoint, MovePoint } from '#contract/research/moves.ts';
import { timeWriter } from '../../words/time-words.ts';

type Setting = {
  market: string;
  zone: string;
  /** How many different prices were recorded from the one to the other. */
  prices: number;
};

/** `+3.5 (-110) on Nov 20, 3:05 PM EST, now +2.5 (-105)`: both prices, whatever moved. */
export function moveWords(from: MovePoint, to: MovePoint, { market, zone, prices }: Setting): string {
  const at = timeWriter(zone);
  const first = `${priceWords(from, market)} on ${at(new Date(from.at))}`;
  if (to.decimal === null) return `${first}, off the board since ${at(new Date(to.at))}`;
  if (from.decimal === to.decimal && from.line === to.line)
    return `${first}, ${prices === 1 ? 'unchanged since' : 'and back at it now'}`;
  return `${first}, now ${priceWords(to, market)}`;
}

/** `-2.5 (-110)`, or the price alone where there is no line. */
export const priceWords = ({ line, text }: Pick<MovePoint, 'line' | 'text'>, market: string): string =>
  line === null ? `${text}` : `${lineWords(line, market)} (${text})`;

export const lineWords = (line: number, market: string): string =>
  market === 'spread' ? (line > 0 ? `+${line}` : line === 0 ? 'PK' : `${line}`) : `${line}`;

/** `+3.5 (48.2%)`: what the market as a whole said. */
export const consensusWords = ({ line, chanceText }: ConsensusPoint, market: string): string =>
  line === null ? chanceText : `${lineWords(line, market)} (${chanceText})`;
