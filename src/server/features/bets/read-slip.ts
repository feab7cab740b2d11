import type { BetMarket } from '#contract/bets/tracked-bet.ts';
import { LEG_SIGN } from './bet-bounds.ts';

/** What the words of a slip say a bet is on, and nothing that they leave open. */
export type Slip = {
  /** Of a side: as it is written. Null for a total. */
  name: string | null;
  market: 'moneyline' | 'spread' | 'total';
  /** Of a total. */
  side: 'over' | 'under' | null;
  lineHundredths: number | null;
  /** Both sides of the game, where they are written. */
  sides: readonly [string, string] | null;
};

const BEHIND = /^(.+?)\s*(?:\(([^()]+)\)|\s[-,]\s(.+))$/;
const BOTH = /^(.+?)\s+(?:@|at|vs\.?|v\.?)\s+(.+)$/i;
const TOTAL = /^(?:total\s)?(over|under|o|u)\s?(\d{1,3}(?:\.\d{1,2})?)$/i;
const MONEYLINE = /^(.+?)\s(?:moneyline|money line|ml)$/i;
const SPREAD = /^(.+?)\s(?:(?:spread|run line|puck line)\s)?([+-]\d{1,2}(?:\.\d{1,2})?|pk|pick'?em)(?:\sspread)?$/i;

/**
 * Reads a straight bet on the side or the total of a whole game. Null for everything else: parlays, props, halves, futures and whatever
 * has a word more than these forms have.
 *
 * @param game what the slip says of the game beside the bet; empty where it says nothing
 */
export function readSlip({ bet, game, market }: { bet: string; game: string; market: BetMarket | null }): Slip | null {
  if (bet.includes(LEG_SIGN) || market === 'parlay' || market === 'prop') return null;
  const text = plain(bet);
  const [, own = text, inBrackets, behind] = BEHIND.exec(text) ?? [];
  const within = bothOf(inBrackets ?? behind ?? '');
  // What is in brackets and is no game may be anything: the first half, a boost, a price.
  const words = within ? own : text;
  const written = game.trim() === '' ? null : bothOf(plain(game));
  if (game.trim() !== '' && !written) return null;
  const slip = subjectOf(words.trim(), market);
  return slip && { ...slip, sides: written ?? within };
}

const plain = (text: string): string => text.normalize('NFKC').replace(/[−–—]/g, '-').replace(/\s+/g, ' ').trim();

function bothOf(text: string): [string, string] | null {
  const [, one, other] = BOTH.exec(text.trim()) ?? [];
  return one && other ? [one.trim(), other.trim()] : null;
}

function subjectOf(words: string, market: BetMarket | null): Omit<Slip, 'sides'> | null {
  const [, side, total] = TOTAL.exec(words) ?? [];
  if (side && total) {
    const isOver = side.toLowerCase().startsWith('o');
    return { name: null, market: 'total', side: isOver ? 'over' : 'under', lineHundredths: hundredthsOf(total) };
  }
  const [, winner] = MONEYLINE.exec(words) ?? [];
  if (winner) return { name: winner, market: 'moneyline', side: null, lineHundredths: null };
  const [, name, line] = SPREAD.exec(words) ?? [];
  if (name && line) {
    return { name, market: 'spread', side: null, lineHundredths: /^p/i.test(line) ? 0 : hundredthsOf(line) };
  }
  return market === 'moneyline' ? { name: words, market, side: null, lineHundredths: null } : null;
}

const hundredthsOf = (line: string): number => Math.round(Number(line) * 100) + 0;
