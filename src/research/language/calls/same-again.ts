import type { Act } from '../acts/act.ts';
import { OF_NAMED_BETS } from './as-read.ts';
import { type Asked, sayLost } from './call.ts';
import { readJudgement } from './judgements.ts';
import type { Tagged } from './tagged.ts';

const MOST_CHOICES = 3;

/**
 * What goes on with a game or a bet and names nobody: "on Tuesday?", "first half?". It is of the bet that was spoken of, at the time
 * and the part of the game that are named; where none was, it is asked whose is meant.
 */
export function sameAgain({ reading, leans, bets, where, amounts, likeliest: { act } }: Tagged): Asked | null {
  const { intent, readBy, teams, alternate } = reading;
  if (readBy === 'model' || alternate === true || !OF_NAMED_BETS.has(intent)) return null;
  if (WANTS_PICKS.has(act)) return { kind: 'picks', reading: { ...reading, intent: 'picks' }, refines: false };
  const judged = leans ? readJudgement(bets.slice(0, 1), { where, amounts }) : null;
  const said = amounts.prices[0]?.text ?? '';
  return (
    judged ??
    sayLost(
      'Which bet do you mean? Name a team or a player.',
      teams.slice(0, MOST_CHOICES).map(({ name }) => `${name} moneyline ${said}`.trim()),
    )
  );
}

/** "Is there anything good in this game?" */
const WANTS_PICKS: ReadonlySet<Act> = new Set<Act>(['picks', 'more', 'swap']);
