import { type Asked, say } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import { plausibleFor } from './plausible.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** A name that several of the slate go by, and nothing tells apart: which of them is asked, before anything is priced. */
export function whoIsMeant({ said, where, reading }: Tagged): Asked | null {
  if (reading.leagues.length > 0 && reading.teams.length === 0) return null;
  for (const bet of said) {
    const subject = bet.side;
    if (!subject || subject.names.length < 2) continue;
    const found = fittingPersons(plausibleFor(bet, subject), bet.opponent, where);
    if (isUnfound(found) && found.choices.length > 1)
      return say(
        found.missing,
        // Of several bets none is to be lost: the name alone answers, and they stand as they were said.
        said.length > 1 ? found.choices : found.choices.map((name) => `${name}${saidOf(bet)}`),
      );
  }
  return null;
}

/** The rest of the bet, so that a choice asks for all of it. */
const saidOf = ({ market, line, price }: StatedBet): string =>
  [
    (market ?? '').replaceAll('_', ' '),
    line ? `${line.signed && line.line > 0 ? '+' : ''}${line.line}` : '',
    price ?? '',
  ]
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('');
