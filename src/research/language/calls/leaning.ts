import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import type { Reading } from '../reading.ts';
import { type Asked, say } from './call.ts';
import { asksWho, betOf, type Dialogue, flipped, flips, fromFocus, pointedAt, whoBets } from './focus.ts';
import { hasSubject, NO_BET, type StatedBet, saysBet } from './stated-bets.ts';

/** A short message and what was spoken of before it. `wasList`: that was a list of picks. */
type Leaning = Dialogue & { tokens: readonly Token[]; text: string; wasList: boolean; wasGames: boolean };

const MOST_LEANING_WORDS = 12;
const MOST_NEXT_WORDS = 6;

/** What leans on what was spoken of before, with that filled in; null where the message stands for itself. */
export function withFocus(said: readonly StatedBet[], leaning: Leaning): readonly StatedBet[] | null {
  const { tokens, text, wasList, wasGames, focus } = leaning;
  if (focus.length === 0 || tokens.length > MOST_LEANING_WORDS) return null;
  if (said.some(hasSubject)) return nextSubject(said, leaning);
  if (findPhrases(LEAGUE_NAMES, tokens).length > 0) return null;
  // A bare market after a list of picks asks for picks of it; "sorry, I meant" does not.
  const isPointed = pointedAt(tokens, text) !== null || CORRECTS.test(text) || OF_ONE.test(text);
  if ((wasList || wasGames) && focus.length > 1 && said.length > 0 && !isPointed) return null;
  const asked = asksWho(tokens) ? whoBets(tokens) : said;
  const bets = (asked.length > 0 ? asked : [NO_BET]).map((bet) => fromFocus(bet, { tokens, text }, leaning));
  return bets.some((bet) => bet === null) ? null : bets.filter((bet) => bet !== null);
}

const CORRECTS = /\b(meant|mean|that|instead|rather|make (it|that))\b/i;
const NEXT = /^(and|what about|whatabout|how about|hows|same for|now|or|ok and)\b/i;

const OF_ONE = /\b(it|that|this|he|him|his|she|her|they|them)\b/i;

/** "And Addison?": the same kind of bet on somebody else, at a line and price of his own. */
function nextSubject(
  said: readonly StatedBet[],
  { tokens, text, focus, events, nowMs }: Leaning,
): readonly StatedBet[] | null {
  const [bet] = said;
  const [first] = focus;
  const isBare = bet && said.length === 1 && !saysBet(bet);
  const other = isBare ? otherSide(bet, { focus, events, nowMs }) : null;
  if (other) return [other];
  if (!isBare || bet.book !== null || !first || tokens.length > MOST_NEXT_WORDS || !NEXT.test(text)) return null;
  const event = events.find(({ id, startsAt }) => id === first.eventId && startsAt.getTime() > nowMs);
  const base = event && betOf(first, event);
  if (!base || (bet.player !== null) !== (base.player !== null)) return null;
  const { market, propMarket, direction } = base;
  return [{ ...bet, market, propMarket, direction }];
}

/** "Lions side any better?": the same market, on the side of that game that is named. */
function otherSide(bet: StatedBet, { focus, events, nowMs }: Dialogue): StatedBet | null {
  const [spoken] = focus;
  const person = bet.side?.persons.find(({ event }) => event.id === spoken?.eventId);
  const isSided = spoken?.market === 'moneyline' || spoken?.market === 'spread';
  if (!spoken || person?.kind !== 'side' || !isSided || person.event.startsAt.getTime() <= nowMs) return null;
  const event = events.find(({ id }) => id === spoken.eventId);
  const own = person.selection === spoken.side ? spoken : flipped(spoken);
  return event ? { ...betOf(own, event), price: bet.price, book: bet.book } : null;
}

/** Another side, line, price or book of the bet before is asked about; not more bets, and not the reasons of the old one. */
export const changesBet = (
  said: readonly StatedBet[],
  tokens: readonly Token[],
  { intent, asksMore, count, ofLast }: Reading,
): boolean =>
  intent !== 'parlay' &&
  asksMore !== true &&
  ofLast !== true &&
  count === null &&
  (said.some((bet) => saysBet(bet) || bet.book !== null || hasSubject(bet)) || flips(tokens) || asksWho(tokens));

const ASKS_PICKS =
  /\b(best|better|picks?|bets?|plays?|another|more|else|others?|props?|parlays?|dogs?|underdogs?|favou?rites?|favs?|overs|unders|totals|spreads|moneylines|give|gimme|show|any|locks?|value|slate|tonight|today|tomorrow|games?|swap|replace|different|legs?|without|except|skip|drop|only|no|not|like|rank|list)\b/i;
/** "Under any good?" */
const ANY_GOOD = /\bany (good|value)\b/i;
const THIS_BET = /\b(bet|bet on|play|take|like) (it|that|this|them)\b/gi;

/**
 * What names nothing of its own and asks for no picks is not answered with picks of anything: what was spoken of is named, and what
 * can be asked about it.
 */
export function unclear({
  reading,
  previous,
  text,
  said,
}: {
  reading: Reading;
  previous: Reading | null;
  text: string;
  said: readonly StatedBet[];
}): Asked | null {
  const open = whichBet(reading, said);
  if (!previous?.focus?.length || open) return whichGame(reading, text, said) ?? open;
  if (said.some(hasSubject) || !(isLoosePicks(reading, text) || isLost(reading, text))) return null;
  return say(
    'That can be read in several ways, so nothing is guessed. What shall I do with the bet that we spoke of?',
    ['Every book on it', 'Did it move?', 'The other side'],
  );
}

const isLoosePicks = ({ intent, asksMore, ofLast, count }: Reading, text: string): boolean =>
  intent === 'picks' &&
  asksMore !== true &&
  ofLast !== true &&
  count === null &&
  !ASKS_PICKS.test(text.replace(THIS_BET, ''));

const MOST_LOST_WORDS = 8;

/** A few words in a talk about bets are about bets, whatever they are. */
const isLost = ({ intent, topic = null }: Reading, text: string): boolean =>
  text.trim().split(/\s+/).length <= MOST_LOST_WORDS &&
  ((intent === 'out_of_scope' && topic === null) || (intent === 'small_talk' && topic === 'unclear'));

/** "Over or under?": of which game, where none was spoken of. */
function whichGame(
  { intent, leagues, teams, players, window, count }: Reading,
  text: string,
  said: readonly StatedBet[],
): Asked | null {
  const isNobodys = leagues.length + teams.length + players.length === 0 && window === null && count === null;
  const isBet = said.some(saysBet) && !said.some(hasSubject);
  if (intent === 'parlay' || !isNobodys || !isBet || ASKS_PICKS.test(text.replace(ANY_GOOD, ''))) return null;
  return say('Which game do you mean? Name a team or a player.');
}

/** A price that is judged on nobody would be judged on somebody else. */
function whichBet({ intent, teams, players }: Reading, said: readonly StatedBet[]): Asked | null {
  const isNobodys = teams.length + players.length === 0 && !said.some(hasSubject);
  return intent === 'slip_check' && isNobodys
    ? say('No team or player of a priced game is named here that I know, so nothing is judged. Which bet is it?')
    : null;
}
