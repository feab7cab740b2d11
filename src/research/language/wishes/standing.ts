import type { League } from '#engine/names/league.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Memory, Reading, StandingWish } from '../reading.ts';
import { isNothing, MARKETS } from '../reading-values.ts';
import { rememberedWords } from '../remembered-parts.ts';
import type { Wish } from './wish.ts';

const STANDING =
  /\b(ever|never|always|either|from now on|going forward|from here on|in general|as a rule|remember (that|this)|anymore|any more)\b|^(ok |and |also |btw |fyi |oh |so )*(i|we) (really |just )?(dont|do not|never|only|wont|will not|refuse|cant|hate)\b/;
const OF_SHOWN = /\b(in|on|with) (it|there|that|this|them|those|these)\b/;
const LIFTS = /\b(fine|ok|okay|alright|allowed|good|cool|back)\b/;
const MOST_LIFTING_WORDS = 7;
const NOTHING: StandingWish = { markets: [], leagues: [], least: null, most: null };

/** Whether it is said for good. */
export const isStanding = (plain: string): boolean => STANDING.test(plain) && !OF_SHOWN.test(plain);

type Said = {
  plain: string;
  wish: Wish | null;
  memory: Memory | undefined;
  /** What was remembered before this message. */
  before: Memory | undefined;
  leagues: readonly League[];
  odds: (decimal: number) => string;
  /** Nothing is shown or asked for that it could be about. */
  isAhead: boolean;
};

/** "I never bet props", "nothing heavier than -150 ever": it holds for every list of the chat. Null: nothing of the kind is said. */
export function standingWish({ plain, wish, memory = {}, before: known, leagues, odds, isAhead }: Said): Asked | null {
  const lifted = liftedBy(plain, memory);
  if (lifted) return lifted;
  if (!wish || wish.more || wish.those || !(isAhead || isStanding(plain))) return null;
  const { unwanted, prices } = wish;
  const before = memory.wishes ?? NOTHING;
  const wishes: StandingWish = {
    markets: [...new Set([...before.markets, ...unwanted.markets])],
    leagues: [...new Set([...before.leagues, ...leagues])],
    least: prices?.least ?? before.least,
    most: prices?.most ?? before.most,
  };
  const isNew =
    unwanted.markets.length + leagues.length > 0 || (prices !== null && (prices.least ?? prices.most) != null);
  return isNew ? noted({ ...memory, wishes }, known, odds) : null;
}

/** The rules, and what else the same message says of its writer. */
function noted(memory: Memory, before: Memory = {}, odds: Said['odds']): Asked {
  const { wishes = NOTHING, sportsbooks, state } = memory;
  const told: Memory = {
    ...(sportsbooks && sportsbooks !== before.sportsbooks && { sportsbooks }),
    ...(state && state !== before.state && { state }),
  };
  const parts = rememberedWords({ ...told, wishes }, odds);
  return say(`Noted for this chat’s lists: ${list(parts)}. You can remove it above the question.`, [], {
    memory,
  });
}

/** "Props are fine actually". */
function liftedBy(plain: string, memory: Memory): Asked | null {
  const wishes = memory.wishes;
  if (!wishes || !LIFTS.test(plain) || plain.split(' ').length > MOST_LIFTING_WORDS) return null;
  const markets = wishes.markets.filter((market) => !plain.includes(market));
  const leagues = wishes.leagues.filter((league) => !plain.includes(league.toLowerCase()));
  if (markets.length === wishes.markets.length && leagues.length === wishes.leagues.length) return null;
  return say('Noted: that is back in for this chat’s lists.', [], {
    memory: { ...memory, wishes: { ...wishes, markets, leagues } },
  });
}

/** A new search as the chat's wishes have it, where it does not ask for the very thing itself. */
export function withStanding(reading: Reading, memory: Memory | undefined): Reading {
  const wishes = memory?.wishes;
  if (!wishes) return reading;
  const markets =
    reading.markets.length > 0
      ? reading.markets
      : wishes.markets.length > 0
        ? MARKETS.filter((market) => !wishes.markets.includes(market))
        : [];
  const leagues = wishes.leagues.filter((league) => !reading.leagues.includes(league));
  const excluded = {
    teams: [],
    ...reading.excluded,
    leagues: [...new Set([...(reading.excluded?.leagues ?? []), ...leagues])],
  };
  return {
    ...reading,
    markets,
    ...(!isNothing(excluded) && { excluded }),
    minDecimal: reading.minDecimal ?? wishes.least,
    maxDecimal: reading.maxDecimal ?? wishes.most,
  };
}
