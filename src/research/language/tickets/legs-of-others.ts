import { leagueOf } from '../../slate/leagues.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { legsOn } from './named-legs.ts';
import { legOf } from './ticket-call.ts';

const OTHER_TEAM =
  /\b(other|opposite|opposing|wrong|different|both) (team|teams|side|sides|squad)\b|\bplays (for|against) the other\b/;
const OTHER_DAY =
  /\b(different|another|other|separate) (day|days|night|date|games?|sports?|leagues?)\b|\bnot (on )?the same (day|night|game)\b/;
const HARMS =
  /\b(kill\w*|hurt\w*|ruin\w*|mess\w*|screw\w*|break\w*|wreck\w*|bad|matter\w*|allowed|legal|ok|okay|fine|dumb|stupid|silly|weird|smart|problem|issue|work\w*|possible|pointless|bad idea)\b/;
const ELSE = /\b(add|adding|swap|drop|replace|remove|instead|build|give|gimme|find|hedge|boost|which|best)\b/;
const MEANS = /\b(what is|whats|what does|define|explain) (an? )?(correlat\w*|sgp|same game)\b/;
const MOST_WORDS = 18;

/**
 * "Diggs is on the other team, does that kill the sgp", "is it ok that they are on other days" of the parlay that was shown: whether its legs
 * go together, free, with no leg changed. Null: something else is asked of it.
 */
export function legsOfOthers(read: Tagged): Asked | null {
  const { plain, previous, tokens, amounts, mentions } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length < 2 || tokens.length > MOST_WORDS || amounts.prices.length + amounts.money.length > 0) return null;
  if (ELSE.test(plain) || MEANS.test(plain)) return null;
  const isOf = (words: RegExp) => words.test(plain) && HARMS.test(plain);
  const isOfGame = mentions.every(({ persons }) =>
    persons.some(({ event }) => legs.some(({ eventId }) => eventId === event.id)),
  );
  if (!isOfGame) return null;
  if (isOf(OTHER_TEAM)) return say(otherTeam(legs, read));
  return isOf(OTHER_DAY) ? say(otherDay(legs)) : null;
}

function otherDay(legs: readonly BetFocus[]): string {
  return shareAGame(legs)
    ? 'That is fine: a parlay takes legs of any games and days that one book offers. Only the legs of one game are priced by the book in its own way.'
    : 'That is fine: a parlay takes legs of any games and days that one book offers, and it is settled once the last of them has ended. Legs of different games say nothing of each other, so their chances multiply.';
}

/** What a number of the other team has to do with a win, by what it counts. */
function otherTeam(legs: readonly BetFocus[], read: Tagged): string {
  const props = legs.filter(({ player }) => player !== null);
  const named = props.filter((leg) => read.mentions.some((mention) => legsOn([leg], mention).length > 0));
  const leg = named[0] ?? props.at(-1);
  if (!shareAGame(legs))
    return 'No, that does not matter: the legs are of different games, so one says nothing of the other.';
  const lead = 'No, it does not kill it: books take players of both teams in one same-game parlay.';
  if (!leg) return `${lead} The legs only must not rule each other out, as both sides to win would.`;
  return `${lead} ${pullOf(leg, nameOf(leg, read), read)} How much that is has not been measured here, so the price above counts it as little or nothing, and only the book knows its own.`;
}

function pullOf({ eventId, market, side }: BetFocus, name: string, { slate }: Tagged): string {
  const event = slate.events.find(({ id }) => id === eventId);
  const league = event ? leagueOf(event.sportKey) : null;
  if (side === 'under' || side === 'no') return `${name} fits a win of the other side, if anything.`;
  if (league === 'NFL' || league === 'NCAAF') {
    if (/pass|recep|reception/.test(market))
      return `${name} needs no win of his team: a side that trails throws more, so it is about neutral, and a shootout helps all overs. It is no stack, though, as a passer with his own receiver is.`;
    if (/rush/.test(market)) return `${name} works a little against it: a side that trails runs less.`;
  }
  return `${name} works a little against a win of the other side, and a high score helps all overs.`;
}

const nameOf = (leg: BetFocus, read: Tagged): string => {
  const stored = storedBet({ ...legOf(leg), price: null }, read);
  return isStored(stored) ? stored.name : (leg.player ?? 'That leg');
};
