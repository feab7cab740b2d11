import { gameLabel } from '../../slate/leagues.ts';
import { type Asked, say } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import { noFutures } from './not-kept.ts';
import type { Tagged } from './tagged.ts';

/** "Who wins the Super Bowl rematch, Eagles or Chiefs" is of one game. */
const OF_GAME = /\b(game|match|rematch|matchup)\b/;

/** "Who wins the whole World Cup, odds on Spain": a single game stands for no season; what is worked out of prices that are named is a sum. */
export function wholeSeason({ tokens, plain, amounts, mentions, where }: Tagged): Asked | null {
  const isElse = amounts.prices.length + amounts.money.length > 0 || (mentions.length > 1 && OF_GAME.test(plain));
  const none = isElse ? null : noFutures(tokens);
  if (none === null) return null;
  const [mention] = mentions;
  const found = mention?.kind === 'side' ? fittingPersons(mention, null, { ...where, window: null }) : null;
  const next = found && !isUnfound(found) ? found[0] : null;
  return say(next ? none.replace(OTHERS, `The next one of ${next.name} is ${gameLabel(next.event)}.`) : none);
}

const OTHERS = 'Ask about one of the next games.';
