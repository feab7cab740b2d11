import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Spoken } from '../reading.ts';
import { betMeant } from '../sums/bet-meant.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { focusOf, isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';

export type BetAt = { name: string; focus: BetFocus; stored: StoredBet };

/** The one bet that was spoken of; null: there is none, or it is one of several. */
export function spokenBet({ previous }: Tagged): BetFocus | null {
  const [bet, ...others] = previous?.list === true || previous?.ticket === true ? [] : (previous?.focus ?? []);
  return bet && others.length === 0 ? bet : null;
}

/** The one bet that is named, else that was spoken of, as it is stored. */
export function betMeantAt(read: Tagged): BetAt | null {
  const spoken = atNumber(spokenBet(read), read);
  // Who is named beside it is of the bet that was spoken of, where no bet of his own is said.
  const isOfSpoken =
    spoken !== null &&
    (read.mentions.length === 0 || !read.said.some(({ line, market }) => line !== null || market !== null));
  const bet = isOfSpoken && isOfGame(read, spoken) ? storedBet(refOfFocus(spoken), read) : betMeant(read);
  return bet !== null && isStored(bet) ? { name: bet.name, focus: focusOf(bet), stored: bet } : null;
}

/** "What about -3.5": the bet that was spoken of, at the one number that is named of nobody. */
function atNumber(spoken: BetFocus | null, { amounts, mentions }: Tagged): BetFocus | null {
  const [line, ...others] = mentions.length > 0 ? [] : amounts.lines;
  const isOther = spoken?.line != null && line !== undefined && others.length === 0;
  return isOther && line.signed === (spoken.market === 'spread') ? { ...spoken, line: line.line } : spoken;
}

/** Nobody is named who does not play in its game. */
const isOfGame = ({ mentions }: Tagged, { eventId }: BetFocus): boolean =>
  mentions.every(({ persons }) => persons.some(({ event }) => event.id === eventId));

/** What is told of a bet leaves it what is spoken of: judged, where it was. */
export function spokenAs(bet: BetFocus, read: Tagged): Spoken {
  const spoken = spokenBet(read);
  const isSame =
    spoken !== null &&
    (['eventId', 'market', 'side', 'line', 'player'] as const).every((part) => spoken[part] === bet[part]);
  const told = { ticket: false, list: false };
  return isSame
    ? { ...told, focus: [spoken], unjudged: read.previous?.unjudged ?? false }
    : { ...told, focus: [bet], unjudged: true };
}
