import type { WinnerQuestion } from '#contract/research/board.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

const FAVORITE = '(favou?rites?|favou?red|favs?|faves?|chalk)';
const DOG = '(under ?dogs?|dogs?)';
const IS = '(is|are|was|were|be|being|so|its|theyre|hes|shes|thats)';
const WIN =
  '(win|wins|winning|winner|beat|beats|beating|prevail|prevails|take it|takes it|(get|gets|getting) past|(take|takes|taking) down|(knock|knocks|knocking) off|defeat|defeats|defeating|outlast|outlasts|come out on top|comes out on top|(pull|pulls|pulling) (it|this|that) off)';
const GOING =
  '(gonna|gon|going to|goin to|finna|will|ll|supposed to|projected to|expected to|likely to|probably|should)';

/** "Any chance", "a real shot tonight". */
const HAS_CHANCE =
  '\\b(any|a|no) (real |good |legit |decent )?(chance|shot|prayer|hope)( (here|at all|tonight|today|tomorrow|in this( one)?|to win))?';
const ANY_CHANCE = new RegExp(HAS_CHANCE);
/** "Paddy gonna lose right", "Japan can beat the Dutch, no?": a guess that is to be nodded at, and no bet. */
const WHOM =
  '((so|and|but|lol|yo|nah|man|bro|ok|the) )*(?!(who|whos|what|which|how|i|we|you|u|it|that|this)\\b)(\\w+ ){1,3}?';
const OUTCOME =
  '(\\w+ ){0,2}?(lose|loses|win|wins|beat|beats|choke|smoke|destroy|crush|roll|cruise|upset|(get|gets|getting) (smoked|beat|beaten|upset|crushed|destroyed|cooked)|(go|goes|going) down|got (this|em))\\b';
const MAY =
  '(gonna|gon|going to|goin to|finna|bout to|about to|will|can|could|might|should|gotta|has to|have to|def|definitely|easily|prob|probably)';
const NODS = '(right|no|huh|yeah|yea|ya|yes|surely|correct)';
const GUESS = `^${WHOM}${MAY} ${OUTCOME}( \\w+){0,5}$|^${WHOM}(going down|cooked|toast|in trouble)( \\w+){0,3}$|^${WHOM}${OUTCOME}( \\w+){0,5} ${NODS}$|^${WHOM}got (this|em) ${NODS}$|^(so |and |but )*(can|could|might|will) ${WHOM}${OUTCOME}( \\w+){0,4}$`;
const IS_GUESS = new RegExp(GUESS);
/** How sure the answer is of whom it told to be ahead. */
const HOW_SURE =
  /\bhow (sure|confident|certain|safe|likely)\b|\b(in|what|whats the|as a|give me a|gimme a|like) (percent|percentage|pct|chance|odds of that)\b|\bsure about (that|it|this)\b|^(so |ok |and |what |whats the )*(percent|percentage|pct|chances?|probability)$/;
/** "What chance do the books give them" asks at no book. */
const BY_ALL =
  /\b(do|does|did|acc?ording to|per|by|if you (ask|believe)|in the eyes of) (the )?(sports)?(books|bookies|bookmakers|oddsmakers|market|markets|odds|vegas|lines)\b/;
const MUCH = '(much|many( (points?|pts|runs?|goals?))?)';
/** The winner is told with the spread. */
const BY_HOW_MUCH = new RegExp(
  `\\bby (how ${MUCH}|what)\\b|\\b(and |n )?(by )?how ${MUCH}( (are|is) (they|it))?( (laying|giving|favou?red by))?$`,
);
/** Who lays the points is the favorite, and how many is told with him. */
const LAYS =
  '(laying|lays|giving( up)?|gives( up)?|spotting|spots|minus) (the |some |any |up )?(points?|pts|runs?|goals?|number|lumber|wood|chalk)';
const WHO_LAYS = new RegExp(`\\b(who|whos|which|what (team|side)) (\\w+ ){0,3}?${LAYS}\\b`);
const FAVORED_OVER = /\b(favou?red|favou?rites?|favs?) over\b/;
const ITS_SPREAD = /\b(whats|what is|what) the (point )?spread\b/;

/** Who is which, or whether somebody is: "whos fav in", "are they the dog", "jets favored". */
const ASKS: readonly (readonly [WinnerQuestion, RegExp])[] = [
  [
    'sure',
    /\b(is|are|isnt|arent|so|thats|looks?( like)?) (.* )?(a|an) (lock|sure thing|sure win|given|guarantee|gimme|shoo in|certainty|layup|slam dunk|done deal|easy win|cakewalk)\b|\b(guaranteed|certain|sure) to win\b|\bcant (lose|miss)\b|\b(free|easy) (money|cash)\b|\bno ?brainer\b|\b(in the bag|money in the bank)\b/,
  ],
  [
    'chance',
    new RegExp(
      `${GUESS}|\\b(percent|pct|percentage) chances?\\b|\\b(percent|percentage|pct|chance|chances|probability|prob|odds|likelihood|likely|often|many times)\\b.*\\b(${WIN}|draw|tie|upset)\\b|\\b(draw|tie) (chance|chances|probability|percent|percentage)\\b|\\b${WIN}\\b.*\\b(what|which|how|whats)? ?(percent|percentage|pct|chance|chances|probability|prob|likelihood|likely|often)\\b|\\bchances? (do|does|did) .*\\b(give|have|say|put)\\b|\\b(what|whats|which)( is| are)?( the| their| his| her)? (percent|percentage|pct|chance|chances|probability) (of|for|on|do|does|has|have)\\b|${HAS_CHANCE}$|^((so|and|but|lol|yo) )*(can|could|will|might) (?!(i|we|you|it|that|this|my|they both)\\b)(\\w+ ){1,3}(lose|choke|slip up|get (upset|beat|beaten))\\b|\\b(chance|chances|odds|probability|likely|possible)\\b.*\\b(loses?|losing)\\b`,
    ),
  ],
  ['underdog', new RegExp(`\\b(who|whos|which|what (team|side)|${IS})\\b.*\\b${DOG}\\b`)],
  [
    'favorite',
    new RegExp(
      `\\b(who|whos|which|what (team|side)|${IS})\\b.*\\b${FAVORITE}\\b|^(so )?(\\w+ ){1,3}(favou?red)$|${WHO_LAYS.source}|\\bwhos?( is| are| do| does)?( (the )?(books|bookies|vegas|market|oddsmakers))?( (have|got))? (supposed to|projected to|expected to|meant to|predicted to|forecast to) ${WIN}\\b`,
    ),
  ],
  [
    'winner',
    new RegExp(
      `\\b(who|whos|which (team|side|one|fighter|player))( do| does| you| u| is| are| the \\w+| think| thinks| be| s)* (${GOING} )*${WIN}\\b|\\b(who|whos)( \\w+)? ${GOING} (win|wins|winning|beat|take|get)\\b|\\bwho (likely |probably )?${WIN}\\b|\\b(prediction|predictions|predict|(your|ur|you) forecast|forecast (of |for )?(the )?(winner|result))\\b(?!.*\\bscore)|\\b(is|are|will|can|do|does) (\\w+ ){1,4}(${GOING} )?(win|winning|beat)( (this|that|it|the game|tonight|today|tomorrow))*$`,
    ),
  ],
];

/** A bet to be taken, a price, one of many games, a condition. */
const ELSE =
  /\b(best|better|value|worth|bets?|betting|pick|picks|play|parlay|parlays|leg|legs|should i|price|prices|book|books|ml|moneyline|spread|spreads|cover|covers|total|over|under|if|any|most|biggest|least|why|what happens|pay|pays|payout|how come|mean|means|meaning|history|record|ever|last|streak|series|division|championship|super bowl|would|hedge|both|break|even|breakeven|need|needs|have to|need to)\b/;
const MOST_WORDS = 20;

/** "Whos fav in lions bills", "texans win what percent of the time", "is liverpool a lock": answered first, in a sentence, beside the prices. */
export function winnerAsked(read: Tagged): Asked | null {
  const tells = questionOf(read);
  if (!tells) return null;
  const named = read.said.filter(hasSubject);
  const game = named.length === 0 && !read.bets.some(hasSubject) ? gameLookedAt(read) : null;
  if (game) return calls([boardCall({ eventId: game.id, market: 'moneyline', tells, limit: ROWS })]);
  const person = personMeant(read, named);
  if (person === null || isAsked(person)) return person;
  const { event } = person;
  const selection = person.kind === 'side' ? person.selection : undefined;
  if (!event.markets.some(({ market }) => market === 'moneyline')) return null;
  const side = DRAW.test(read.plain) ? 'draw' : isOfOneSide(read, named, tells) ? selection : undefined;
  return calls(
    [boardCall({ eventId: event.id, market: 'moneyline', ...(side && { side }), tells, limit: ROWS })],
    noMargin(event, read.plain),
  );
}

/** Who is named, or was spoken of; behind who pitches it is asked of his game, and a player who is named wins none. */
function personMeant(read: Tagged, named: readonly StatedBet[]): Person | Asked | null {
  const isNamed = named.length > 0;
  if (named.map((bet) => withoutMargin(bet, read.plain)).some(isOfMore) || (!isNamed && !isOneGame(read))) return null;
  const person = personOf({ ...toMarketQuestion(read), bets: isNamed ? againstEachOther(named) : read.bets });
  return person?.kind === 'player' && isNamed ? null : person;
}

/** "Who wins, Ravens or Browns": two who are named are of one game, also where they are not. */
function againstEachOther(named: readonly StatedBet[]): readonly StatedBet[] {
  const [first, second, ...others] = named;
  const isPair = first?.side && second?.side && others.length === 0 && first.opponent === null;
  return isPair ? [{ ...first, opponent: second.side }] : named;
}

/** Whose chance is asked for is named first. */
function isOfOneSide(read: Tagged, [bet, ...others]: readonly StatedBet[], tells: WinnerQuestion): boolean {
  const { plain } = read;
  if (!bet) return pointsAtOne(read) || HOW_SURE.test(plain);
  if (IS_GUESS.test(plain)) return true;
  if (OF_GAME.test(plain)) return false;
  return tells === 'chance' || (others.length === 0 && bet.opponent === null);
}

/** "And by how much" is told by the spread, where there is one. */
const noMargin = (event: SlateEvent, plain: string): string[] =>
  BY_HOW_MUCH.test(plain) && !event.markets.some(({ market }) => market === 'spread')
    ? [`I have no spread of ${gameLabel(event)}, so by how much is not told.`]
    : [];

/** "By how many points": the points are of the game, and so is the spread that is asked for with its favorite. */
const withoutMargin = (bet: StatedBet, plain: string): StatedBet => {
  const isOfGame = bet.player === null && (BY_HOW_MUCH.test(plain) || WHO_LAYS.test(plain));
  return isOfGame ? { ...bet, stats: [], market: bet.market === 'spread' ? null : bet.market } : bet;
};

function questionOf({ plain, amounts, tokens, previous }: Tagged): WinnerQuestion | null {
  const isElse = amounts.prices.length + amounts.money.length + amounts.shares.length > 0 || ELSE.test(elseSaid(plain));
  if (isElse || tokens.length > MOST_WORDS) return null;
  return (
    ASKS.find(([, words]) => words.test(plain))?.[0] ?? (HOW_SURE.test(plain) && wasTold(previous) ? 'chance' : null)
  );
}

const elseSaid = (plain: string): string => {
  const bare = plain.replace(ANY_CHANCE, '').replace(BY_HOW_MUCH, '').replace(BY_ALL, '').replace(FAVORED_OVER, '$1');
  return WHO_LAYS.test(plain) ? bare.replace(ITS_SPREAD, '') : bare;
};

/** Who wins a game was told, or held against each other: how sure a verdict is is another question. */
const wasTold = (previous: Tagged['previous']): boolean => {
  const focus = previous?.focus ?? [];
  const told = focus[(previous?.pointed ?? 1) - 1];
  return told?.market === 'moneyline' && (previous?.unjudged === true || (focus.length > 1 && previous?.list !== true));
};

const ROWS = 12;
const DRAW = /\b(draw|tie)\b/;
/** The game is named by one of its teams. */
const OF_GAME = /\b(who|whos|which)\b/;

/** A number, a player's count or a total of it is another bet. */
const isOfMore = ({ line, stats, direction, player, market }: StatedBet): boolean =>
  (line ?? player) !== null ||
  (direction !== null && direction !== 'draw') ||
  stats.length > 0 ||
  (market !== null && market !== 'moneyline');

/** All that was spoken of is one game, and no parlay of it. */
function isOneGame({ previous, bets }: Tagged): boolean {
  const games = new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
  return games.size === 1 && previous?.ticket !== true && bets.some(hasSubject);
}

/** "Who's the favorite" behind the start of one game. */
function gameLookedAt({ previous, slate, nowMs }: Tagged): SlateEvent | null {
  const [row, ...others] = previous?.focus ?? [];
  const isLook = previous?.looked?.length === 1 && previous.looked[0]?.tool === 'find_games';
  const event = isLook && others.length === 0 ? gameAhead(row, { events: slate.events, nowMs }) : null;
  return event?.markets.some(({ market }) => market === 'moneyline') ? event : null;
}

const THEY = /\b(they|he|she|it|them|him|her|theyre|hes|shes)\b/;
const pointsAtOne = ({ plain, previous }: Tagged): boolean =>
  THEY.test(plain) && (previous?.focus ?? []).some(({ side }) => side === 'home' || side === 'away');
