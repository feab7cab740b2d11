import { boardCall } from '../calls/board-calls.ts';
import type { Asked } from '../calls/call.ts';
import { calls } from '../calls/call.ts';
import { asksPoints } from '../calls/price-questions.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfMany, listShown } from '../looked.ts';
import { callOfView, type GamesView, viewOf as viewOfLooked } from '../onward/games-view.ts';
import { withoutGaps } from '../onward/going-on.ts';
import { readViewWords } from '../onward/view-words.ts';
import { priceLimitAt } from '../wishes/price-limit-at.ts';
import { asksForBets } from './asks-for-bets.ts';
import { leaguesMeant } from './leagues-meant.ts';

const FAVORITES = /\b(favou?rites?|faves?|favs?|chalks?)\b/;
const DOGS = /\b(underdogs?|dogs?|longshots?|long shots?)\b/;
const LIKELIEST =
  /\b(likeliest|most likely|safest|surest)( \w+)?( to win| winner| team| thing| bet)?\b|\b(best|highest|biggest|better) (chance|chances|shot|probability|odds)( (to|of|at) (win|winning|an? upset))?\b|\bwhos? (wins|win|winning|will win|is going to win|is gonna win|gonna win|going to win)\b/;
/** "Who is favored and by how much": of many games the favorites, in points where these are asked for. */
const FAVORED = /\bfavou?red\b/;
/** "Home dogs over 3 to 1": where they play is no part of a search, and lists them. */
export const AT_HOME =
  /\b(home|road|away|visiting|visitor) (team )?(underdogs|dogs|favou?rites|faves|favs|chalks?|long ?shots)\b|\b(underdogs|dogs|favou?rites|faves|favs) (at home|on the road)\b/;
const LISTS =
  /\b(all|any|every|each|list|show|which|who|whos|what|whats|see|give|sort|sorted|ranked|by price|by odds|everybody|everyone|board)\b/;
/** A bet to be taken is asked for. */
const BETS = /\b(bet|bets|betting|pick|picks|play|plays|lock|locks|parlay|leg|legs|worth|value|take|good|like)\b/;
/** Within prices that are named the best of a kind is the one that is worth most, and no order. */
const BEST_AT_PRICE =
  /\b(best|better|good|nice|decent) (\w+ ){0,2}(dogs?|underdogs?|long ?shots?|favou?rites?|favs?|chalk)\b/;
const ROWS = 10;
/** Of underdogs the one that wins the most. */
const BEST_SHOT =
  /\b(best|highest|better) (shot|chances?|odds of|probability)\b|\b(likeliest|most likely|safest|surest)\b/;
/** "The heaviest favorite" is one. */
const FIRST = /\b(biggest|heaviest|largest|longest|shortest|top)\b/;
const SEVERAL =
  /\b(favou?red|favou?rites|faves|favs|chalks|underdogs|dogs|longshots|long shots|all|every|each|list|sort|sorted|ranked)\b/;

/** "All the favorites tonight, sorted", "who is most likely to win of everybody": the sides of all games that are meant, by their prices. Null: a team is named, or a bet is asked for. */
export function sidesListed(read: Tagged): Asked | null {
  const same = SAME_GAME.test(read.plain) && KINDS_OF_SIDE.test(read.plain) ? dogOfGame(read) : null;
  if (same) return same;
  if (!namesSides(read)) return null;
  // Who is asked for by a chance asks for no verdict; a kind of side may be one of picks.
  const one = dogOfGame(read);
  if (one) return one;
  const isOfBets = LIKELIEST.test(read.plain) ? leansOnShown(read) : asksForBets(read);
  if (isOfBets) return null;
  const views = asksBothEnds(read.plain) ? endsOf(viewOf(read), read.plain) : [viewOf(read)];
  return calls(views.map((view) => callOfView(view, read.slate.events, read.nowMs)));
}

/** "The biggest underdog and the biggest favorite": the one and the other. */
const asksBothEnds = (plain: string): boolean =>
  DOGS.test(plain) &&
  FAVORITES.test(plain) &&
  FIRST.test(plain) &&
  !SEVERAL.test(plain) &&
  !/\b(vs|versus|than)\b/.test(plain);

/** In the order in which they are named. */
function endsOf(view: GamesView, plain: string): GamesView[] {
  const ends: GamesView[] = [
    { ...view, only: 'underdog', order: 'longest' },
    { ...view, only: 'favorite', order: 'shortest' },
  ];
  return plain.search(DOGS) < plain.search(FAVORITES) ? ends : ends.toReversed();
}

const namesSides = (read: Tagged): boolean => {
  const { plain, mentions, said, amounts, books } = read;
  const isFavored = FAVORED.test(plain) && isScoped(read);
  return (
    mentions.length === 0 &&
    !isOfOneGame(read) &&
    (DOGS.test(plain) || LIKELIEST.test(plain) || FAVORITES.test(plain) || isFavored) &&
    (LISTS.test(plain) ||
      /\b(to win|winners?)\b/.test(plain) ||
      asksBothEnds(plain) ||
      AT_HOME.test(plain) ||
      (amounts.prices.length > 0 && books.length > 0 && SEVERAL.test(plain))) &&
    !BETS.test(plain) &&
    !/\b(which|what) (book|sportsbook|app|site)s?\b/.test(plain) &&
    !(amounts.prices.length > 0 && BEST_AT_PRICE.test(plain)) &&
    !SEASON.test(plain) &&
    !said.some(({ stats, line }) => stats.length > 0 || line !== null)
  );
};

/** "Who's the favorite" behind the start of one game. */
const isOfOneGame = ({ reading, previous, plain }: Tagged): boolean =>
  previous?.looked?.length === 1 &&
  previous.looked[0]?.tool === 'find_games' &&
  previous.focus?.length === 1 &&
  reading.leagues.length === 0 &&
  reading.window === null &&
  !SEVERAL.test(plain);

/** Of one game that was shown it is asked of that. */
const isScoped = ({ reading, previous }: Tagged): boolean =>
  reading.leagues.length > 0 || reading.window !== null || isOfMany(previous?.looked ?? []);

function viewOf(read: Tagged): GamesView {
  const { plain, reading, said } = read;
  const shown = gamesShown(read);
  const isDog = DOGS.test(plain);
  const isSpread = said.some(({ market }) => market === 'spread') || (FAVORED.test(plain) && asksPoints(plain));
  return {
    ...(shown ?? { leagues: leaguesMeant(read), names: [], ...timeOf(reading) }),
    market: isSpread ? 'spread' : 'moneyline',
    ...ofSide(read),
    only: kindIn(plain) ?? shown?.only ?? 'favorite',
    order: isSpread ? 'highest_line' : isDog && !BEST_SHOT.test(plain) ? 'longest' : 'shortest',
    ...boundsOf(read, isDog),
    limit: asksOne(plain, shown !== null) ? 1 : ROWS,
    offset: 0,
  };
}

/** Within which prices: "between +300 and +600", "+200 or longer". */
function boundsOf({ tokens, amounts, plain }: Tagged, isDog: boolean): Pick<GamesView, 'minDecimal' | 'maxDecimal'> {
  for (const at of tokens.keys()) {
    const part = priceLimitAt(tokens, amounts, at)?.part;
    if (part?.kind === 'price') return withoutGaps({ minDecimal: part.least, maxDecimal: part.most });
  }
  const [price] = amounts.prices;
  return price && BEYOND.test(plain) ? { [isDog ? 'minDecimal' : 'maxDecimal']: price.decimal } : {};
}

/** "Home dogs", "dogs at FanDuel". */
function ofSide({ tokens, books }: Tagged): Pick<GamesView, 'side' | 'books'> {
  const { side } = readViewWords(tokens);
  return { ...(side !== null && { side }), ...(books.length > 0 && { books: [...new Set(books)] }) };
}

const kindIn = (plain: string): GamesView['only'] =>
  DOGS.test(plain) ? 'underdog' : FAVORITES.test(plain) ? 'favorite' : undefined;

const asksOne = (plain: string, isOfShown: boolean): boolean =>
  (FIRST.test(plain) || (isOfShown && LIKELIEST.test(plain))) && !SEVERAL.test(plain);

const THOSE = /\b(those|these|them|em|there|that list|the list|which one|which of)\b/;

/** "Which of those is the biggest favorite": the games that were listed, and no others. Null: others are meant, or none were. */
function gamesShown({ plain, reading, previous }: Tagged): Omit<GamesView, 'market' | 'order' | 'side'> | null {
  // "The best dog" right behind a list of games is one of these.
  const isBehind = isOfMany(previous?.looked ?? []) && reading.window === null && !OF_ALL.test(plain);
  const leans = (isBehind || THOSE.test(plain)) && reading.leagues.length === 0;
  const view = leans ? viewOfLooked(listShown(previous)) : null;
  if (!view) return null;
  const { leagues, names, from, to, only } = view;
  // Within its lines there are fewer than its league and time say.
  const isWithin = (view.minLine ?? view.maxLine) !== undefined;
  const rows = isWithin ? [...new Set((previous?.focus ?? []).map(({ eventId }) => eventId))] : [];
  const eventIds = rows.length > 0 ? rows : view.eventIds;
  const times = reading.window ? timeOf(reading) : withoutGaps({ from, to });
  return { leagues, names, ...(eventIds && { eventIds }), ...(only && { only }), ...times, limit: ROWS, offset: 0 };
}

const KINDS_OF_SIDE = new RegExp(`${FAVORITES.source}|${DOGS.source}`);
const SAME_GAME = /\b(in|of|from|on) (the |that )?same (game|match|fight|one)\b/;

/** "Any dogs in there?" behind the prices of one game: its own, at the books that were asked for. */
function dogOfGame({ plain, previous, reading }: Tagged): Asked | null {
  const [first, ...others] = previous?.looked ?? [];
  const looked = first && others.length === 0 && 'eventId' in first.input ? first.input.eventId : undefined;
  const eventId = looked ?? (SAME_GAME.test(plain) ? previous?.focus?.[0]?.eventId : undefined);
  const isThere =
    (SAME_GAME.test(plain) || (/\b(there|it|that|this)( one| game)?$/.test(plain) && DOGS.test(plain))) &&
    reading.leagues.length === 0;
  if (eventId === undefined || !isThere) return null;
  const books = reading.book === null ? (first?.tool === 'show_board' ? first.input.books : undefined) : [reading.book];
  return calls([
    boardCall({ eventId, market: 'moneyline', tells: DOGS.test(plain) ? 'underdog' : 'favorite', limit: ROWS, books }),
  ]);
}

const SEASON =
  /\b(super bowl|championship|division|conference|world series|stanley cup|finals|mvp|title|season|future|futures)\b/;

const BEYOND =
  /\b(or (more|better|bigger|heavier|shorter|longer|higher|worse)|at least|bigger than|more than|heavier than|above|over|past)\b/;

const OF_ALL = /\b(every(body|one|thing)|all|board|slate|any(body|one)|overall|tonight|today|tomorrow|which team)\b/;

/** "The safest one" of a list that was shown is one of it. */
const leansOnShown = (read: Tagged): boolean => gamesShown(read) === null && leansOnBets(read);
const leansOnBets = ({ previous, plain, reading }: Tagged): boolean =>
  (previous?.focus ?? []).length > 0 &&
  !isOfMany(previous?.looked ?? []) &&
  !OF_ALL.test(plain) &&
  reading.leagues.length === 0;
