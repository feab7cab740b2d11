import { formatAmerican } from '#engine/odds/format-american.ts';
import { capital, dollars, percent, signedPercent } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type DerivedBet, endsOf, fairChanceOf, nameOf, worthAt } from './derived-bet.ts';
import { waysToMake } from './ways-to-make.ts';

/** What is said of bets that no book's price is stored of: each answer is one of these sentences first, then what it rests on. */

const MARKETS: Readonly<Record<DerivedBet['kind'], string>> = {
  draw_no_bet: 'draw no bet',
  double_chance: 'a double chance',
};

/** Worth it or not at a price that is named: the answer, and what is fair. */
export function worthWords(bet: DerivedBet, { text, decimal }: { text: string; decimal: number }): string {
  const value = worthAt(bet, decimal);
  const answer =
    value > 0
      ? `${capital(nameOf(bet))} at ${text} pays more than is fair: it makes ${percent(value)} on average.`
      : `No: ${nameOf(bet)} at ${text} costs you ${percent(-value)} on average.`;
  return `${answer} Fair is ${fairPrice(bet)} (${percent(fairChanceOf(bet))})${reasonOf(bet)}`;
}

export const fairPrice = (bet: DerivedBet): string => formatAmerican(1 / fairChanceOf(bet));

/** What is fair, and the chances that it is made of. */
export const fairWords = (bet: DerivedBet): string =>
  `${capital(nameOf(bet))}: ${fairPrice(bet)} is fair (${percent(fairChanceOf(bet))})${reasonOf(bet)}`;

/** What is fair for each of several. */
export const eachInShort = (bets: readonly DerivedBet[]): string =>
  `${bets.map((bet) => `${capital(nameOf(bet))} ${percent(fairChanceOf(bet))}, ${fairPrice(bet)} fair`).join('; ')}.`;

function reasonOf({ event, kind, side, chances }: DerivedBet): string {
  const [home, away] = [shortTeam(event.home), shortTeam(event.away)];
  const [win, lose] =
    side === 'away'
      ? [`${away} wins ${percent(chances.away)}`, `${home} ${percent(chances.home)}`]
      : [`${home} wins ${percent(chances.home)}`, `${away} ${percent(chances.away)}`];
  return kind === 'draw_no_bet'
    ? `, because ${win} and ${lose} of the time, and the draw (${percent(chances.draw)}) gives the stake back.`
    : `: ${win}, ${lose}, and the draw comes ${percent(chances.draw)} of the time.`;
}

/** That no book's price is stored, and how the bet is made of prices that are. */
export function noPriceWords(bet: DerivedBet, read: Tagged): string {
  const none = `I have no book’s price on ${MARKETS[bet.kind]}.`;
  const [best, other] = waysToMake(bet, read);
  if (!best) return none;
  const way = `The best way to it from prices you can take: ${best.words}`;
  return other ? `${none} ${way}; ${other.words}.` : `${none} ${way}.`;
}

export function needWords(bet: DerivedBet): string {
  if (!bet.price)
    return `At its fair price ${nameOf(bet)} breaks even: ${fairPrice(bet)}, which has to win ${percent(fairChanceOf(bet))}${ofDecided(bet)}.`;
  const needs = 1 / bet.price.decimal;
  return `${capital(nameOf(bet))} at ${bet.price.text} has to win ${percent(needs)}${ofDecided(bet)} to break even, and it wins ${percent(fairChanceOf(bet))}: ${signedPercent(worthAt(bet, bet.price.decimal))} on average.`;
}

const ofDecided = ({ kind }: DerivedBet): string =>
  kind === 'draw_no_bet' ? ' of the games that are not drawn' : ' of the time';

export function chanceWords(bet: DerivedBet): string {
  const { win, back } = endsOf(bet);
  return bet.kind === 'draw_no_bet'
    ? `${capital(nameOf(bet))} wins ${percent(win)} of the time, gets the stake back on a draw ${percent(back)} and loses ${percent(1 - win - back)}.`
    : `${capital(nameOf(bet))} wins ${percent(win)} of the time and loses ${percent(1 - win)}.`;
}

export function payoutWords(
  bet: DerivedBet,
  stakeCents: number,
  { text, decimal }: { text: string; decimal: number },
): string {
  const returns = Math.floor(stakeCents * decimal + 1e-6);
  const back = bet.kind === 'draw_no_bet' ? ` A draw gives the ${dollars(stakeCents)} back.` : '';
  return `${dollars(stakeCents)} on ${nameOf(bet)} at ${text} wins ${dollars(returns - stakeCents)} and returns ${dollars(returns)}.${back}`;
}
