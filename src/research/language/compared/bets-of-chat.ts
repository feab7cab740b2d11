import { gameAhead } from '../calls/game-ahead.ts';
import { isOfMany } from '../looked.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { numberWord } from '../wishes/wish-words.ts';

type Ahead = Parameters<typeof gameAhead>[1];

/**
 * The bets that "those two" are: the ones that were shown together, else the last ones that were spoken of one after the other, as many as
 * `count` says. Empty: there are no two, or they are a parlay or the rows of a list.
 */
export function betsOfChat(previous: Reading | null, count: number | null, ahead: Ahead): readonly BetFocus[] {
  const { focus = [], given = [], heldBets = [], ticket, list, looked = [], unjudged } = previous ?? {};
  if (!previous || ticket === true || list === true || isOfMany(looked)) return [];
  const own = focus.map((bet) => (unjudged === true ? { ...bet, unjudged: true as const } : bet));
  const bets = (focus.length > 1 ? own : distinct([...heldBets, ...given, ...own])).filter(
    (bet) => gameAhead(bet, ahead) !== null,
  );
  const meant = focus.length > 1 ? bets : bets.slice(-(count !== null && count > 1 ? count : 2));
  return meant.length > 1 ? meant : [];
}

const COUNTED = /\b(?:of|among|between|from) (?:the |those |these |all )?(\w+)\b/;

/** "Of the 3". */
export function countIn(plain: string): number | null {
  const word = COUNTED.exec(plain)?.[1];
  return word === undefined ? null : /^\d$/.test(word) ? Number(word) : numberWord(word);
}

/** A look at the books of a bet, or the question whether to bet it, makes no second bet of it. */
function distinct(bets: readonly BetFocus[]): BetFocus[] {
  const all: BetFocus[] = [];
  for (const bet of bets) {
    const at = all.findIndex((other) => isSame(other, bet));
    const [known] = at < 0 ? [] : all.splice(at, 1);
    all.push(known && known.unjudged !== true && bet.unjudged === true ? known : bet);
  }
  return all;
}

const isSame = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.side === other.side &&
  one.player === other.player &&
  (one.line === other.line || one.line === null || other.line === null) &&
  (one.price == null || other.price == null || one.price === other.price);
