import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { withWinner } from '../acts/with-winner.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import type { Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { isPlainWord } from '../wishes/plain-words.ts';
import { betShown } from './bet-shown.ts';
import { type Asked, askWho, sayLost } from './call.ts';
import { type Favored, favoredIn, favoredSide } from './favored-side.ts';
import { asksWho, betOf, type Dialogue, flipped, flips, fromFocus, merged, pointedAt, whoBets } from './focus.ts';
import { gameAhead } from './game-ahead.ts';
import type { Mention } from './mentions.ts';
import { isOfManyBets } from './of-many-bets.ts';
import { hasSubject, NO_BET, type StatedBet, saysBet } from './stated-bets.ts';

/** A short message and what was spoken of before it. `wasList`: that was a list of picks. */
type Leaning = Dialogue & {
  tokens: readonly Token[];
  text: string;
  mentions: readonly Mention[];
  favored: Favored | null;
  wasList: boolean;
  wasGames: boolean;
};

const MOST_LEANING_WORDS = 12;
/** Of several bets of nobody, each with its line, whom else should they be of. */
const MOST_OF_NUMBERS = 20;
const MOST_NEXT_WORDS = 6;

/** What leans on what was spoken of before, with that filled in; null where the message stands for itself. */
export function withFocus(said: readonly StatedBet[], leaning: Leaning): readonly StatedBet[] | null {
  const { tokens, text, favored, wasList, wasGames, focus } = leaning;
  if (focus.length === 0 || tokens.length > mostWords(said) || isOfManyBets(text)) return null;
  if (said.some(hasSubject)) return ofShown(said, leaning) ?? nextSubject(said, leaning);
  if (findPhrases(LEAGUE_NAMES, tokens).length > 0) return null;
  // A bare market after a list of picks asks for picks of it; "sorry, I meant" does not.
  const isPointed = pointedAt(tokens, text) !== null || CORRECTS.test(text) || OF_ONE.test(text);
  if (
    (wasList || wasGames) &&
    focus.length > 1 &&
    (said.length > 0 || favored !== null) &&
    !isPointed &&
    !isOfOne(said, leaning)
  )
    return null;
  const sided = favored === null ? null : ofFavored(favored, said, leaning);
  if (sided) return [sided];
  if (asksWho(tokens)) return whoBets({ tokens, text }, leaning);
  const bets = besideIt(said, text).map((bet) => fromFocus(bet, { tokens, text }, leaning));
  return bets.some((bet) => bet === null) ? null : bets.filter((bet) => bet !== null);
}

const mostWords = (said: readonly StatedBet[]): number =>
  said.length > 0 && said.every(isNumbered) ? MOST_OF_NUMBERS : MOST_LEANING_WORDS;

const isNumbered = (bet: StatedBet): boolean => !hasSubject(bet) && bet.line !== null;

/** The one bet that was shown on whom one names, and no bets of another kind. */
function ofShown(said: readonly StatedBet[], leaning: Leaning): readonly StatedBet[] | null {
  const [bet, ...others] = said;
  const shown = bet && others.length === 0 && !OF_SEVERAL.test(leaning.text) ? betShown(bet, leaning) : null;
  return shown && [shown];
}

/** A number or a price behind picks on one player alone is of him. */
const isOfOne = (said: readonly StatedBet[], { focus: [first, ...others] }: Leaning): boolean =>
  first?.player != null &&
  others.every(({ player }) => player === first.player) &&
  said.every(({ line, price }) => line !== null || price !== null);

/** "And the dog?": the side of the game that was spoken of that the books have so. */
function ofFavored(favored: Favored, said: readonly StatedBet[], leaning: Leaning): StatedBet | null {
  const [first] = leaning.focus;
  const [bet = NO_BET, ...others] = said;
  const event = gameAhead(first, leaning);
  const side = event && favoredSide(event, favored);
  if (!first || !event || !side || others.length > 0 || leaning.focus.some(({ eventId }) => eventId !== first.eventId))
    return null;
  const winner = { eventId: event.id, market: 'moneyline', side, line: null, player: null };
  const own = first.market !== 'spread' ? winner : first.side === side ? first : flipped(first);
  return merged(betOf(own, event), bet);
}

/** "Would you take them or the draw": what was spoken of beside what is named. */
const besideIt = (said: readonly StatedBet[], text: string): readonly StatedBet[] =>
  said.length === 0 || (said.length === 1 && OR_IT.test(text)) ? [NO_BET, ...said] : said;
const OR_IT = /\b(it|that|this|them|him|her|those)( one)? or\b|\bor( just)? (it|that|this|them|him|her|those)\b/i;
const CORRECTS = /\b(meant|mean|that|instead|rather|make (it|that))\b/i;
const NEXT =
  /^((thanks|thank you|thx|ty|cool|nice|great|ok|okay|alright)\W+)?(and|n|what about|whatabout|how about|hows|same for|now|or|ok and)\b/i;

/** What asks for more bets on him than the one. */
const OF_SEVERAL =
  /\b(best|picks?|plays|parlays?|props|any|all|every|another|others?|else|or|vs|versus|alt|alts|alternate)\b/i;

const OF_ONE = /\b(it|that|this|he|him|his|she|her|they|them)\b/i;

/** "And Addison?", "Bijan at -135 better?": the same kind of bet on somebody else, at a line and price of his own. */
function nextSubject(said: readonly StatedBet[], leaning: Leaning): readonly StatedBet[] | null {
  const [bet, ...others] = said;
  const [first] = leaning.focus;
  if (!bet || others.length > 0 || !first) return null;
  const other = saysBet(bet) ? null : otherSide(bet, leaning);
  if (other) return [other];
  return goesOn(leaning) ? kindOfNext(bet, leaning) : null;
}

/** The kind of bet that was spoken of, on somebody else. Null: the bet says its own kind, or he has none of that kind. */
export function kindOfNext(bet: StatedBet, dialogue: Dialogue): readonly StatedBet[] | null {
  const [first] = dialogue.focus;
  const event = gameAhead(first, dialogue);
  if (!first || !event || !leavesKindOpen(bet)) return null;
  const base = betOf(first, event);
  return bet.player ? samePropOf(bet, bet.player, base) : sameKindOf(bet, base, event);
}

/** Somebody is named, at most with a price, a book, a player's number or which side of it. */
const leavesKindOpen = ({ market, stats, line, direction, player, opponent }: StatedBet): boolean =>
  market === null &&
  stats.length === 0 &&
  opponent === null &&
  (player !== null || (line === null && direction === null));

/** Nothing else is asked for beside the name. */
function goesOn({ tokens, text, mentions, wasList }: Leaning): boolean {
  if (tokens.length <= MOST_NEXT_WORDS && NEXT.test(text)) return true;
  const isName = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  return (
    !wasList &&
    tokens.length <= MOST_NEXT_WORDS + 2 &&
    !ANEW.test(text) &&
    tokens.every((token, at) => token.number || isName(at) || isPlainWord(token.text) || bookAt(tokens, at))
  );
}

const ANEW =
  /\b(best|bets|picks?|plays|parlays?|props?|all|any|every|when|time|who|odds|lines?|prices?|games?|or|vs|add|like|thoughts?)\b/i;

function samePropOf(bet: StatedBet, player: Mention, { propMarket, direction }: StatedBet): StatedBet[] | null {
  const isPriced = player.persons.some(({ name, event }) =>
    event.markets.some((one) => one.player === name && one.market === propMarket),
  );
  return propMarket !== null && isPriced ? [{ ...bet, propMarket, direction: bet.direction ?? direction }] : null;
}

/** Who plays in the game of a total that was spoken of is named for himself. */
function sameKindOf(bet: StatedBet, { player, market, direction }: StatedBet, game: SlateEvent): StatedBet[] | null {
  if (player !== null) return null;
  const isOfGame = bet.side?.persons.some(({ event }) => event === game) === true;
  return [isOfGame && market === 'total' ? withWinner(bet) : { ...bet, market, direction }];
}

/** "Lions side any better?": the same market, on the side of that game that is named. */
function otherSide(bet: StatedBet, dialogue: Dialogue): StatedBet | null {
  const [spoken] = dialogue.focus;
  const person = bet.side?.persons.find(({ event }) => event.id === spoken?.eventId);
  const isSided = spoken?.market === 'moneyline' || spoken?.market === 'spread';
  const event = gameAhead(spoken, dialogue);
  if (!spoken || person?.kind !== 'side' || !isSided || !event) return null;
  // Behind a draw whoever is named is to win.
  const isDraw = spoken.side === 'draw';
  const own = isDraw
    ? { ...spoken, side: person.selection }
    : person.selection === spoken.side
      ? spoken
      : flipped(spoken);
  return { ...betOf(own, event), price: bet.price, book: bet.book };
}

/** Another side, line, price or book of the bet before is asked about; not more bets, and not the reasons of the old one. */
export const changesBet = (
  said: readonly StatedBet[],
  tokens: readonly Token[],
  { intent, asksMore, count, side }: Reading,
): boolean =>
  intent !== 'parlay' &&
  asksMore !== true &&
  count === null &&
  (said.some((bet) => saysBet(bet) || bet.book !== null || hasSubject(bet)) ||
    flips(tokens) ||
    asksWho(tokens) ||
    favoredIn({ side }) !== null);

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
  return sayLost('That could mean a few things. What do you want to know about that bet?', [
    'Every book on it',
    'Did it move?',
    'The other side',
  ]);
}

const isLoosePicks = ({ intent, asksMore, count }: Reading, text: string): boolean =>
  intent === 'picks' && asksMore !== true && count === null && !ASKS_PICKS.test(text.replace(THIS_BET, ''));

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
  return askWho('Which game do you mean? Name a team or a player.');
}

/** A price that is judged on nobody would be judged on somebody else. */
function whichBet({ intent, teams, players }: Reading, said: readonly StatedBet[]): Asked | null {
  const isNobodys = teams.length + players.length === 0 && !said.some(hasSubject);
  return intent === 'slip_check' && isNobodys
    ? askWho('I did not recognize a team or player from a priced game there. Which bet do you mean?')
    : null;
}
