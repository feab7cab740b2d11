import { payout } from '#engine/odds/payout.ts';
import { dollars } from '../../words/format.ts';
import { withWinner } from '../acts/with-winner.ts';
import { focusOf, isStored, storedBet } from '../sums/stored-bet.ts';
import { type Asked, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** "Put 50 on the Pacers for me": who is named is who is spoken of from here on. */
export const asksToPlace = ({ reading: { topic }, mentions, says }: Tagged): boolean =>
  topic === 'place_wager' && mentions.length > 0 && !says.has('payout');

export const NO_WAGER = 'I take no wagers and hold no money: you place a bet yourself, at a licensed sportsbook.';

/** What it pays where it can be placed is told with it, where one bet is named. */
export function noWager(read: Tagged): Asked {
  const paid = paidOnNamed(read);
  if (paid) return paid;
  const names = read.mentions.map(({ names: called }) => called.join(' or ')).join(', ');
  return say(`${NO_WAGER} I can show the prices for ${names}, or say whether a bet is worth it.`);
}

function paidOnNamed(read: Tagged): Asked | null {
  const [bet, ...others] = read.said.filter(hasSubject);
  if (!bet || others.length > 0) return null;
  const found = resolveBet({ ...withWinner(bet), price: null, book: null }, { ...read.where, window: null });
  const [ref, ...more] = 'refs' in found ? found.refs : [];
  const stored = ref && more.length === 0 ? storedBet({ ...ref, book: read.books[0] ?? null }, read) : null;
  if (!stored || !isStored(stored)) return null;
  const { name, price } = stored;
  const cents = read.amounts.money[0]?.cents;
  if (!price) return say(`${NO_WAGER} ${name} is not quoted${read.books[0] ? ` at ${read.books[0]}` : ''} now.`);
  const returned = cents === undefined ? null : Math.round(payout(cents, price.decimal));
  const pays =
    cents === undefined || returned === null
      ? ''
      : `: ${dollars(cents)} there wins ${dollars(returned - cents)} and returns ${dollars(returned)}`;
  return say(`${NO_WAGER} ${name} is ${price.text} at ${price.book} now${pays}.`, [], {
    focus: [focusOf(stored)],
    unjudged: true,
    absent: null,
  });
}

const FOR_ME = /\b(?:for me|on my behalf|in my account|for us)\b/i;

/** "Bet 50 on the Bills for me": whatever is told of it, that it is placed nowhere here is said. */
export const isToBePlaced = ({ topic }: Pick<Tagged['reading'], 'topic'>, text: string): boolean =>
  topic === 'place_wager' && FOR_ME.test(text);
