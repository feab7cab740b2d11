import type { League } from '#engine/names/league.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { MARKET_WORDS } from './market-words.ts';
import { PROP_STAT_PHRASES, type PropStat } from './prop-stats.ts';
import { readPeriod } from './read-period.ts';
import type { MarketKind, Reading } from './reading.ts';

export type MarketReading = Pick<Reading, 'markets' | 'side' | 'line' | 'alternate' | 'period' | 'stats'>;

const MAX_TOTAL = 400;
const MAX_SPREAD = 60;
const LEAST_BASKETBALL_TOTAL = 100;
const MOST_RUNS = 20;

const MARKETS: readonly MarketKind[] = ['moneyline', 'spread', 'total', 'prop'];

type Named = { teams: boolean; players: boolean };

/** What is bet on: the markets, the side and the line. `has` says whether teams and players were named. */
export function readMarket(tokens: readonly Token[], has: Named): MarketReading {
  const overUnder = readOverUnder(tokens);
  const spread = readSpread(tokens);
  const side = overUnder.side ?? readSide(tokens);
  const markets = collectMarkets(tokens, has, overUnder, spread);
  if (side === 'draw' && markets.size === 0) markets.add('moneyline');
  const isBoth = markets.has('spread') && (overUnder.line !== null || overUnder.side !== null);
  const atLeast = has.players ? playerLine(tokens) : null;
  return {
    markets: [...markets],
    side: isBoth ? null : (side ?? (atLeast === null ? null : 'over')),
    line: isBoth ? null : (overUnder.line ?? spread.line ?? atLeast),
    alternate: tokens.some(({ text }) => /^(alt|alts|alternate|alternative|alternates)$/.test(text)),
    period: readPeriod(tokens),
    stats: markets.has('prop') ? readStats(tokens) : [],
  };
}

function collectMarkets(tokens: readonly Token[], has: Named, overUnder: OverUnder, spread: Spread) {
  const words = marketWords(tokens).filter(({ needs }) => !needs || (needs === 'team' ? has.teams : has.players));
  const markets = new Set<MarketKind>(words.filter(({ needs }) => needs !== 'team').map(({ market }) => market));
  // "To win and over 2.5" names two markets.
  if (overUnder.joined) for (const { market } of words) markets.add(market);
  if (spread.named) markets.add('spread');
  if (overUnder.named || overUnder.side !== null || overUnder.line !== null)
    markets.add(has.players ? 'prop' : 'total');
  if (markets.has('prop')) markets.delete('total');
  if (markets.size > 0) return markets;
  const denied = new Set(deniedWords(tokens).map(({ market }) => market));
  if (denied.size > 0 && !has.players) return new Set(MARKETS.filter((market) => !denied.has(market)));
  // "Will the Bills cover", "who wins": only where nothing plainer is named.
  return new Set<MarketKind>(has.players ? ['prop'] : words.map(({ market }) => market));
}

/** "No props" asks for none. */
const DENIES = /^(no|not|without|except|besides|zero|hate|skip)$/;

const marketWords = (tokens: readonly Token[]) => wordsOf(tokens, false);

/** Those that are not wanted. */
const deniedWords = (tokens: readonly Token[]) => wordsOf(tokens, true).filter(({ needs }) => !needs);

const wordsOf = (tokens: readonly Token[], isDenied: boolean) =>
  findPhrases(MARKET_WORDS, tokens)
    .filter(({ from }) => DENIES.test(tokens[from - 1]?.text ?? '') === isDenied)
    .flatMap(({ values }) => values);

/** Whether the words are about a player's numbers, so that an unknown name is a player's. */
export function asksAboutPlayer(tokens: readonly Token[]): boolean {
  const props = marketWords(tokens).filter(({ market }) => market === 'prop');
  return props.some(({ needs }) => !needs) || (props.length > 0 && readOverUnder(tokens).line !== null);
}

/** A total of 100 and more is basketball's, one below 20 is of runs, goals, rounds or sets, unless it is a player's. */
export function lineLeagues(tokens: readonly Token[]): League[] {
  const isProp = marketWords(tokens).some(({ market, needs }) => market === 'prop' && !needs);
  const { line } = readOverUnder(tokens);
  if (isProp || line === null) return [];
  if (line >= LEAST_BASKETBALL_TOTAL) return ['NBA', 'NCAAB', 'WNBA'];
  return line < MOST_RUNS ? ['MLB', 'NHL', 'MLS', 'EPL', 'Soccer', 'UFC', 'Boxing'] : [];
}

/** Leagues to which the market words belong. */
export const marketLeagues = (tokens: readonly Token[]): League[] =>
  marketWords(tokens).flatMap(({ leagues }) => leagues ?? []);

type OverUnder = {
  side: 'over' | 'under' | null;
  line: number | null;
  /** "Over or under?": the market, and neither side. */
  named: boolean;
  /** An "and" joins it to what stands before. */
  joined: boolean;
};

const OVER: Readonly<Record<string, 'over' | 'under'>> = {
  over: 'over',
  overs: 'over',
  o: 'over',
  under: 'under',
  unders: 'under',
  u: 'under',
  unda: 'under',
};
const BEFORE_SIDE = new Set(
  'the take taking bet betting on best any love like hammer about and half quarter period innings five goals points pts runs rounds games game play playing only alt or is just team more go goes going hit hits stay stays cash cashes land lands'.split(
    ' ',
  ),
);
const NOT_A_SIDE = new Set(
  'the at last past next time all a an here there it what 18 21 my your 500 pressure center rated dog dogs weekend'.split(
    ' ',
  ),
);

function readOverUnder(tokens: readonly Token[]): OverUnder {
  const found: OverUnder = { side: null, line: null, named: false, joined: false };
  for (const [at, token] of tokens.entries()) {
    const side = OVER[token.text];
    if (!side || isSeed(tokens, at) || countsOther(tokens, at)) continue;
    const after = tokens[at + 1];
    if (isOverUnderPair(tokens, at)) return { ...found, side: null, named: true, line: lineOfPair(tokens, at) };
    const line = totalLine(after);
    if (line !== null) return { ...found, side, line, joined: tokens[at - 1]?.text === 'and' };
    if (found.side === null && isNamedSide(tokens, at)) found.side = side;
  }
  return { ...found, line: lineOfTotal(tokens) };
}

/** "Over/under 47.5", "47.5 over or under". */
const lineOfPair = (tokens: readonly Token[], at: number): number | null =>
  totalLine(tokens[at + 2]) ?? totalLine(tokens[at + 3]) ?? totalLine(tokens[at - 1]) ?? lineOfTotal(tokens);

/** "Total 8.5", "over under 47". */
function lineOfTotal(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(
    ({ text }, place) => /^(total|ou|under|goals)$/.test(text) && totalLine(tokens[place + 1]) !== null,
  );
  const line = totalLine(tokens[at + 1]);
  return at >= 0 && line !== null && !Number.isInteger(line) ? line : null;
}

/** "Under 5 legs", "over 3 units". */
const countsOther = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.number != null &&
  /^(legs?|picks?|bets?|plays?|units?|dollars|bucks|hours?|minutes?|mins?|days?|percent|people|years?)$/.test(
    tokens[at + 2]?.text ?? '',
  );

/** "12 over 5" are seeds of a tournament. */
const isSeed = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].every(
    (place) => Number.isInteger(tokens[place]?.number?.value) && (tokens[place]?.number?.value ?? 99) <= 16,
  ) && tokens[at - 1]?.number?.sign === null;

/** "over/under" names no side. */
const isOverUnderPair = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const pair = OVER[tokens[at]?.text ?? ''] === 'over' && OVER[next?.text ?? ''] === 'under';
  return pair || (tokens[at]?.text === 'over' && next?.text === 'or' && tokens[at + 2]?.text === 'under');
};

function totalLine(token: Token | undefined): number | null {
  const number = token?.number;
  if (!number || number.sign || number.dollars || number.percent || !['', 'pts', 'goals'].includes(number.suffix))
    return null;
  return number.value > 0 && number.value <= MAX_TOTAL && Number.isInteger(number.value * 4) ? number.value : null;
}

const STATS =
  /^(points|pts|rebounds|rebs|assists|yards|yds|receptions|goals|shots|hits|strikeouts|ks|runs|rounds|threes)$/;

function isNamedSide(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token;
  if (text === 'o' || text === 'u') return false;
  if (text.endsWith('s')) return true;
  const after = tokens[at + 1];
  if (after && !after.afterBreak && (NOT_A_SIDE.has(after.text) || after.number)) return false;
  const before = tokens[at - 1]?.text ?? '';
  return at === 0 || BEFORE_SIDE.has(before) || after === undefined || STATS.test(after.text);
}

/** "Nothing past -7" is a limit on lines, not a line. */
const isLimit = (tokens: readonly Token[], at: number): boolean =>
  /^(past|over|than|beyond|above)$/.test(tokens[at - 1]?.text ?? '') &&
  [at - 4, at - 3, at - 2].some((place) => /^(nothing|no|none|not|never)$/.test(tokens[place]?.text ?? ''));

type Spread = { named: boolean; line: number | null };

const GIVES = /^(lay|laying|laid|give|gives|giving|swallow|swallowing)$/;
const GETS = /^(get|gets|getting|catch|catches|catching)$/;

/** "Lay 10 with the Ravens", "getting 3.5": the line without its sign. Money is laid on somebody. */
function laidLine(tokens: readonly Token[], at: number): number | null {
  const before = tokens[at - 1]?.text ?? '';
  const number = tokens[at]?.number;
  const after = tokens[at + 1]?.text ?? '';
  if (!number || number.sign !== null || /^(on|for|to|at)$/.test(after)) return null;
  if (!isSpread({ ...number, sign: '+' }, tokens[at + 1])) return null;
  if (GIVES.test(before)) return -number.value;
  return GETS.test(before) && (/^(points|pts)$/.test(after) || !Number.isInteger(number.value)) ? number.value : null;
}

/** A signed number below 100 is a spread, "pickem" is a spread of zero; of two different ones neither is meant alone. */
function readSpread(tokens: readonly Token[]): Spread {
  const lines = tokens.flatMap((token, at) => {
    if (token.text === 'pickem' || (token.text === 'pk' && at > 0)) return [0];
    const { number } = token;
    const laid = laidLine(tokens, at);
    if (laid !== null) return [laid];
    return number && !isLimit(tokens, at) && isSpread(number, tokens[at + 1])
      ? [number.sign === '-' ? -number.value : number.value]
      : [];
  });
  return { named: lines.length > 0, line: new Set(lines).size === 1 ? (lines[0] ?? null) : null };
}

const isSpread = ({ sign, value, dollars, percent, suffix }: NumberToken, after: Token | undefined): boolean =>
  sign !== null &&
  !dollars &&
  !percent &&
  suffix === '' &&
  value <= MAX_SPREAD &&
  Number.isInteger(value * 4) &&
  !/^(units?|u|dollars?|bucks|percent|picks?|legs?)$/.test(after?.text ?? '');

/** "25+ points" is over 24.5. */
function playerLine(tokens: readonly Token[]): number | null {
  const plus = tokens.find(({ number }) => number?.suffix === '+' && Number.isInteger(number.value))?.number;
  return plus && plus.value <= MAX_TOTAL ? plus.value - 0.5 : null;
}

const SIDE_WORDS: Readonly<Record<string, 'favorite' | 'underdog' | 'draw'>> = {
  favorite: 'favorite',
  favorites: 'favorite',
  favourite: 'favorite',
  favourites: 'favorite',
  fav: 'favorite',
  fave: 'favorite',
  faves: 'favorite',
  favs: 'favorite',
  chalk: 'favorite',
  underdog: 'underdog',
  underdogs: 'underdog',
  dog: 'underdog',
  dogs: 'underdog',
  longshot: 'underdog',
  longshots: 'underdog',
  upset: 'underdog',
  upsets: 'underdog',
  draw: 'draw',
  draws: 'draw',
};

function readSide(tokens: readonly Token[]): Reading['side'] {
  for (const [at, token] of tokens.entries()) {
    const side = token.text === 'upset' && !isUpsetPick(tokens, at) ? undefined : SIDE_WORDS[token.text];
    if (side && !isOtherSense(side, tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '')) return side;
  }
  return null;
}

/** "An upset", "upset pick"; "can the Bills upset" is the moneyline. */
const isUpsetPick = (tokens: readonly Token[], at: number): boolean =>
  /^(pick|picks|alert|special|bet|bets|watch)$/.test(tokens[at + 1]?.text ?? '') ||
  /^(an|any|big|biggest|best|the|good|possible|potential)$/.test(tokens[at - 1]?.text ?? '');

/** "Your favorite play", "no favorites", "hot dog", "draw no bet". */
function isOtherSense(side: 'favorite' | 'underdog' | 'draw', before: string, after: string): boolean {
  if (side === 'favorite') {
    return (
      /^(your|ur|my|no|not|of)$/.test(before) ||
      /^(pick|picks|play|plays|bet|bets|prop|props|parlay|team|teams)$/.test(after)
    );
  }
  if (side === 'underdog') return /^(hot|my|no|your|corn)$/.test(before) || /^(fantasy|food)$/.test(after);
  return after === 'no' || /^(luck|to)$/.test(before);
}

/**
 * What the named prop counts. A word that several sports use gives all that it may be ("to score" a goal or a touchdown):
 * which of them is meant shows in what the game's prices are on. Empty: any prop.
 */
const readStats = (tokens: readonly Token[]): PropStat[] => [
  ...new Set(findPhrases(PROP_STAT_PHRASES, tokens).flatMap(({ values }) => values)),
];
