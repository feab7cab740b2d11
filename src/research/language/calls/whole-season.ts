import { gameLabel } from '../../slate/leagues.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import { noFutures } from './not-kept.ts';
import type { Tagged } from './tagged.ts';

/** "Who wins the Super Bowl rematch, Eagles or Chiefs" is of one game. */
const OF_GAME = /\b(game|match|rematch|matchup)\b/;

/** Worked out of a price and a stake, whatever they are of. */
const OF_SUM =
  /\b(pays?|paid|payout|returns?|profit|hedg\w+|kelly|ev|implied|convert\w*|cash ?out|break ?evens?|percent\w*|chances?|probability|parlay\w*|boost\w*|free bet|win if|units?|stake)\b/;

/**
 * "Who wins the whole World Cup, odds on Spain", "Chiefs to win the Super Bowl at +900, worth it": a single game stands for no season, at
 * whatever price; what is worked out of prices that are named is a sum.
 */
export function wholeSeason({ tokens, plain, amounts, mentions, where }: Tagged): Asked | null {
  const [price, ...more] = amounts.prices;
  const isSum = amounts.money.length > 0 || more.length > 0 || (price !== undefined && OF_SUM.test(plain));
  const isElse = isSum || (mentions.length > 1 && OF_GAME.test(plain));
  const none = isElse ? null : noFutures(tokens);
  if (none === null) return null;
  const [mention] = mentions;
  const found = mention?.kind === 'side' ? fittingPersons(mention, null, { ...where, window: null }) : null;
  const next = found && !isUnfound(found) ? found[0] : null;
  const absent = next ? none.replace(OTHERS, `The next game of ${next.name} is ${gameLabel(next.event)}.`) : none;
  const needs = price ? ` ${price.text} has to win ${percent(1 / price.decimal)} of the time to break even.` : '';
  return say(absent + needs, [], { absent });
}

const OTHERS = 'Ask about one of the next games.';
