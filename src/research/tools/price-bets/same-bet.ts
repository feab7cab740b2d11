import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { plural } from '../../words/format.ts';
import { inShort } from '../../words/short-names.ts';

/**
 * To win and to win by more than half a goal or point are one bet, and where no game ends level so is getting half a point: why the two
 * chances beside each other are not the same figure.
 */
export function sameBetWords(bets: readonly PricedStatedBet[]): string[] {
  return bets.flatMap((win) => {
    const half = bets.find((one) => isHalf(one) && one.eventId === win.eventId && one.side === win.side);
    if (win.market !== 'moneyline' || win.side === 'draw' || !half) return [];
    const [winner, handicap] = [inShort(win.label, win.game), inShort(half.label, half.game)];
    const counts = `${plural(win.books, 'book')} on the moneyline, ${half.books} on the ${SOCCER.test(win.league) ? 'handicap' : 'spread'}`;
    return [`${winner} and ${handicap} are the same bet, priced from different books: ${counts}.`];
  });
}

const isHalf = ({ market, line, league }: PricedStatedBet): boolean =>
  market === 'spread' &&
  ((line === -0.5 && SOCCER.test(league)) || (Math.abs(line ?? 0) === 0.5 && NEVER_LEVEL.test(league)));

const SOCCER = /^(Soccer|MLS|EPL)/;
/** Played on until somebody wins. */
const NEVER_LEVEL = /^(NBA|WNBA|NCAAB|NCAAF|MLB|NHL)\b/;
