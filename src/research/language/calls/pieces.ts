import { indexPhrases, type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { type PropStat, statAt } from '../prop-stats.ts';
import { isUnitNamed } from '../read-bankroll.ts';
import { periodAt } from '../read-period.ts';
import type { Period } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import type { Amounts, LineAmount, PriceAmount } from './amount.ts';
import type { Mention } from './mentions.ts';
import { lineAt } from './read-counts.ts';
import { COUNTED_WINS, isWonAt, MONEY_WORDS } from './read-money.ts';

export type Direction = 'over' | 'under' | 'draw' | 'yes' | 'no';
export type MarketWord = 'moneyline' | 'spread' | 'total' | UnsoldMarket;
/** Bets of a game that bettors name and no price is stored of. */
export type UnsoldMarket = 'team_total' | 'draw_no_bet' | 'double_chance' | 'both_score';

/** A part of a game, or that all of it is meant. */
export type SaidPeriod = Exclude<Period, 'season'> | 'whole_game';

/** What a question says of bets, in the order in which it says it: one piece a word or phrase. */
export type Piece = BetPiece | { kind: 'connector'; connector: Connector; from: number };

/** `list`: a comma, a slash or the end of a sentence. */
export type Connector = 'or' | 'and' | 'with' | 'versus' | 'beats' | 'list';

/**
 * A part of a bet. Of a name, `inGame`: "the Paraguay game" says whose game it is. Of a market, `isTalk`: a word that is said of bets
 * of any kind ("does it win?"). Of a line, `atLeast`: "2+ hits" is over 1.5 of them.
 */
export type BetPiece = { from: number } & (
  | { kind: 'name'; mention: Mention; inGame: boolean }
  | { kind: 'book'; title: string }
  | { kind: 'period'; period: SaidPeriod }
  | { kind: 'market'; market: MarketWord; isTalk: boolean }
  | { kind: 'stat'; stats: readonly PropStat[] }
  | { kind: 'direction'; direction: Direction }
  | { kind: 'line'; line: number; signed: boolean; atLeast: boolean }
  | { kind: 'price'; text: string; decimal: number; isForEach: boolean }
);

const MARKETS: Readonly<Record<MarketWord, string>> = {
  moneyline:
    'threeway, ml, mls, moneyline, moneylines, money line, money lines, m l, to win, to win outright, outright, straight up, su, h2h, head to head, win, wins, gana, ganar',
  spread:
    'spread, spreads, favored by, favoured by, ats, against the spread, point spread, cover, covers, covering, handicap, asian handicap, puck line, puck lines, puckline, pucklines, run line, run lines, runline, runlines, rl, the points, pk line',
  total:
    'total, totals, over under, o u, ou, game total, total points, total goals, total runs, total rounds, total games, match total, goals, runs, rounds',
  team_total: 'team total, team totals, tt',
  draw_no_bet: 'draw no bet, draw no bets, dnb, tie no bet, empate no apuesta',
  double_chance: 'double chance, win or draw, to win or draw, or draw double chance',
  both_score:
    'both teams to score, both teams score, both teams scoring, both sides to score, both to score, both score, btts, goal goal',
};
const TALK = new Set('win, wins, cover, covers, covering, the points, goals, runs, rounds, gana, ganar'.split(', '));
const DIRECTIONS: Readonly<Record<Direction, string>> = {
  over: 'over, overs, o, ov, at least, mas de',
  under: 'under, unders, u, un, menos de, less than',
  draw: 'draw, draws, tie, ties, empate, to draw, a draw, the x, ending level, end level, ends level, finish level, finishes level, finishing level, end in a draw, ends in a draw, ending in a draw, end in a tie, ends in a tie, ending in a tie, end all square, ending all square, stalemate, share the points, sharing the points, split the points, splitting the points, nobody wins, no one wins, neither wins, nobody to win, neither team wins, neither side wins',
  yes: 'anytime, to score',
  no: 'not to score, to not score, doesnt score, does not score, wont score, will not score',
};
const CONNECTORS: Readonly<Record<Exclude<Connector, 'list'>, string>> = {
  or: 'or, vs or, o r',
  and: 'and, plus, n',
  with: 'with',
  versus: 'vs, v, versus, at, against, x',
  beats:
    'to beat, beat, beats, beating, takes down, to take down, take down, taking down, gets past, to get past, get past, getting past, defeats, to defeat, defeat, defeating, knocks off, to knock off, knock off, knocking off, to upset, upsetting, upsets, outlasts, to outlast',
};
const WHOLE_GAME = 'full game, whole game, entire game, fg';
const PICK_EM = 'pk, pick em, pickem, pick';

const indexOf = <Value extends string>(table: Readonly<Record<Value, string>>): PhraseIndex<Value> =>
  indexPhrases(
    (Object.keys(table) as Value[]).flatMap((value) =>
      table[value].split(', ').map((phrase) => [phrase, value] as const),
    ),
  );
export const MARKET_INDEX = indexOf(MARKETS);
export const DIRECTION_INDEX = indexOf(DIRECTIONS);
export const CONNECTOR_INDEX = indexOf(CONNECTORS);

/** Directions of one letter count before a number or what is counted, or where a side is meant: "o 8", "u boards", "the o at that line". */
function needsNumber(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[to];
  // "Gimme Burnley ml at least" is no over.
  if (tokens[at]?.text === 'at') return next?.number == null;
  if ((tokens[at]?.text.length ?? 0) > 1 || next?.number != null) return false;
  if (statAt(tokens, to)) return false;
  const isSide = at === 0 || /^(the|and|or|his|her)$/.test(tokens[at - 1]?.text ?? '');
  return !(isSide && (next === undefined ? tokens.length > 1 : next.afterBreak || BEHIND_SIDE.test(next.text)));
}

const BEHIND_SIDE = /^(at|there|then|instead|on|or|any|worth|good)$/;

export function readPieces(tokens: readonly Token[], amounts: Amounts, mentions: readonly Mention[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found =
      nameAt(tokens, mentions, at) ??
      noAt(tokens, mentions, at) ??
      partAt(tokens, at) ??
      amountAt(tokens, amounts, at) ??
      wordAt(tokens, mentions, at);
    if (tokens[at]?.afterBreak) pieces.push({ kind: 'connector', connector: 'list', from: at });
    if (found?.piece.kind === 'direction' && found.piece.direction === 'no' && saysYes(pieces.at(-1))) pieces.pop();
    if (found) pieces.push(found.piece);
    at = found ? Math.max(found.to, at + 1) : at + 1;
  }
  return pieces;
}

/** "To score: no" is one direction. */
const saysYes = (piece: Piece | undefined): boolean => piece?.kind === 'direction' && piece.direction === 'yes';

type Found = { piece: Piece; to: number };

function nameAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Found | null {
  const mention = mentions.find(({ from }) => from === at);
  return mention
    ? { piece: { kind: 'name', from: at, mention, inGame: isOfGame(tokens, mention) }, to: mention.to }
    : null;
}

const SCORES = /^(goal|goals|goalscorer|scorer|score|td|tds|touchdown|touchdowns|anytime)$/;

/** "Haaland no goal -150", "anytime goal no": of a player that is the other side, and nothing to be left out. */
function noAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Found | null {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own?.text !== 'no' || own.afterBreak || !mentions.some(({ kind, to }) => kind === 'player' && to <= at))
    return null;
  const piece = { kind: 'direction', from: at, direction: 'no' } as const;
  if (next && SCORES.test(next.text)) return { piece, to: SCORES.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2 };
  return before && SCORES.test(before.text) ? { piece, to: at + 1 } : null;
}

function partAt(tokens: readonly Token[], at: number): Found | null {
  const whole = phraseAt(WHOLE_GAME_INDEX, tokens, at);
  if (whole) return { piece: { kind: 'period', from: at, period: 'whole_game' }, to: whole.to };
  const part = periodAt(tokens, at);
  return part && part.period !== 'season'
    ? { piece: { kind: 'period', from: at, period: part.period }, to: part.to }
    : null;
}

const isOfGame = (tokens: readonly Token[], { from, to }: Mention): boolean =>
  /^(the|in|vs)$/.test(tokens[from - 1]?.text ?? '') && /^(game|match|fight)$/.test(tokens[to]?.text ?? '');

function amountAt(tokens: readonly Token[], { prices, lines, counts, shares }: Amounts, at: number): Found | null {
  const games = gamesLine(tokens, counts, at);
  if (games) return games;
  const isOther = [...counts, ...shares].some(({ from, to }) => at >= from && at < to);
  if (isOther) return null;
  const price = prices.find(({ from }) => from === at);
  if (price) return { piece: toPrice(tokens, price), to: price.to };
  const line = lines.find(({ from }) => from === at);
  if (!line) return null;
  if (isMargin(tokens, prices, at)) return { piece: toLine({ ...line, line: -line.line, signed: true }), to: line.to };
  if (isWonAt(tokens, at)) return null;
  if (tokens[at]?.number?.suffix === '+' && Number.isInteger(line.line))
    return { piece: { kind: 'line', from: at, line: line.line - 0.5, signed: false, atLeast: true }, to: line.to };
  return isBetLine(tokens, line) ? { piece: toLine(line), to: line.to } : null;
}

/** "Over 22 games" is a line, "22 games" are so many. */
function gamesLine(tokens: readonly Token[], counts: Amounts['counts'], at: number): Found | null {
  const isCount = counts.some(({ from, of }) => from === at && (of === 'games' || of === 'points'));
  const line = isCount && /^(over|under|o|u)$/.test(tokens[at - 1]?.text ?? '') ? lineAt(tokens, at) : null;
  return line && { piece: toLine(line), to: line.to };
}

const toPrice = (tokens: readonly Token[], { from, to, text, decimal }: PriceAmount): Piece => {
  const isForEach =
    EACH.test(tokens[to]?.text ?? '') || tokens.slice(Math.max(0, from - 2), from).some((one) => EACH.test(one.text));
  return { kind: 'price', from, text, decimal, isForEach };
};
const EACH = /^(each|both|apiece|all|either)$/;
/** "Bills by 3 -110" are the Bills -3. */
const isMargin = (tokens: readonly Token[], prices: Amounts['prices'], at: number): boolean =>
  tokens[at - 1]?.text === 'by' && tokens[at]?.number?.sign === null && prices.some(({ from }) => from === at + 1);

/** "10.5 at -145 or 11 at -155": a whole number with its price, behind a line with its own, is a line too. */
function isBesideLine(tokens: readonly Token[], from: number): boolean {
  if (!isPricedAt(tokens, from)) return false;
  return tokens.some(({ number }, at) => {
    const isLine = number && at !== from && number.value < SHORTEST_PRICE && !Number.isInteger(number.value);
    return (
      isLine === true && isPricedAt(tokens, at) && tokens.some(({ text }, on) => OR.test(text) && between(on, at, from))
    );
  });
}
const OR = /^(or|vs|v|versus)$/;
const between = (on: number, one: number, other: number): boolean =>
  (on > one && on < other) || (on > other && on < one);

/** A signed price stands right behind it. */
function isPricedAt(tokens: readonly Token[], from: number): boolean {
  const behind = tokens.slice(from + 1, from + 3).find(({ text }) => !/^(at|for|@)$/.test(text));
  return behind?.number?.sign != null && behind.number.value >= SHORTEST_PRICE;
}

const toLine = ({ from, line, signed }: LineAmount): Piece => ({ kind: 'line', from, line, signed, atLeast: false });

/** A signed number, a half, or a whole one right behind a word that wants one. */
function isBetLine(tokens: readonly Token[], { from, line, signed }: LineAmount): boolean {
  if (signed) return Math.abs(line) < 100;
  // "Ok under. 30 bucks on it" is a stake.
  if (MONEY_WORDS.test(tokens[from + 1]?.text ?? '')) return false;
  const before = tokens[from - 1]?.text ?? '';
  if (/^(over|under|o|u|total|ou|overs|unders|de)$/.test(before) || isBehindPrice(tokens, from)) return true;
  // "The over at 37".
  if (before === 'at' && line >= LEAST_TOTAL && /^(over|under|total)$/.test(tokens[from - 2]?.text ?? ''))
    return line < LEAST_PRICE;
  return !Number.isInteger(line) || isBesideLine(tokens, from);
}

const LEAST_TOTAL = 20;
const LEAST_PRICE = 100;

/** "+100 on the 3": the number that is bought at that price. */
function isBehindPrice(tokens: readonly Token[], at: number): boolean {
  const on = tokens[at - 1]?.text === 'the' ? at - 2 : at - 1;
  const { number = null } = tokens[on - 1] ?? {};
  return /^on$/.test(tokens[on]?.text ?? '') && number?.sign != null && number.value >= SHORTEST_PRICE;
}

/** "Total risk" is a sum of money, "+650 total" the price of all legs: no market. */
const isOfMoney = (tokens: readonly Token[], at: number): boolean =>
  isProfit(tokens, at) ||
  (tokens[at]?.text === 'total' &&
    (/^(risk|risked|stake|stakes|staked|outlay|payout|cost|return|returns|profit|exposure|amount|bankroll)$/.test(
      tokens[at + 1]?.text ?? '',
    ) ||
      isSignedPrice(tokens[at - 1]) ||
      isMoney(tokens[at - 1])));

/** "Total odds" are those of several bets together, but where nothing is named beside one game: "total odds for Vikings Falcons". */
function isOfAll(tokens: readonly Token[], mentions: readonly Mention[], at: number): boolean {
  if (tokens[at]?.text !== 'total' || !/^(odds|price)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const [first, ...others] = mentions.map(({ persons }) => persons.map(({ event }) => event.id));
  const isOneGame = first !== undefined && others.every((ids) => ids.some((id) => first.includes(id)));
  return !isOneGame || tokens.some(({ text, number }) => number !== null || OF_SEVERAL.test(text));
}
const OF_SEVERAL =
  /^(parlay|acca|multi|sgp|legs?|ticket|slip|both|together|combined|and|n|with|ml|mls|moneylines?|spreads?)$/;

/** "$30 total", "30 bucks total". */
const isMoney = (token: Token | undefined): boolean =>
  token?.number?.dollars === true || /^(bucks|dollars)$/.test(token?.text ?? '');

/** "25 to win 400", "Giants +3.5 how much to win 300": what it pays, and no bet on who wins. */
const isProfit = (tokens: readonly Token[], at: number): boolean => {
  const to = tokens[at]?.text === 'win' ? at - 1 : at;
  const [stake, win, profit, counted] = [tokens[to - 1], ...tokens.slice(to + 1, to + 4)];
  const isOfMoneySaid =
    to > 0 && (isPlain(stake) || (asksStake(tokens.slice(0, to)) && !COUNTED_WINS.test(counted?.text ?? '')));
  return isOfMoneySaid && tokens[to]?.text === 'to' && win?.text === 'win' && isPlain(profit);
};
const asksStake = (before: readonly Token[]): boolean =>
  before.some(({ text }, at) => /^(need|risk)$/.test(text) || (text === 'much' && before[at - 1]?.text === 'how'));

const isPlain = (token: Token | undefined): boolean => token?.number != null && token.number.sign === null;

const SHORTEST_PRICE = 100;
const isSignedPrice = (token: Token | undefined): boolean =>
  token?.number?.sign === '+' && token.number.value >= SHORTEST_PRICE;

/** "Why -3 over -2.5": one of them before the other, and no total. */
const isBetweenLines = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'over' && isHandicap(tokens[at - 1]) && isHandicap(tokens[at + 1]);

const isHandicap = (token: Token | undefined): boolean =>
  token?.number?.sign != null && token.number.value < SHORTEST_PRICE;

function wordAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Found | null {
  const book = bookAt(tokens, at);
  if (book) return { piece: { kind: 'book', from: at, title: book.title }, to: book.to };
  if (isBetweenLines(tokens, at)) return { piece: { kind: 'connector', connector: 'or', from: at }, to: at + 1 };
  const kind = kindAt(tokens, mentions, at);
  if (kind) return kind;
  const pickEm = phraseAt(PICK_EM_INDEX, tokens, at);
  if (pickEm && (pickEm.to > at + 1 || tokens[at]?.text === 'pk'))
    return { piece: { kind: 'line', from: at, line: 0, signed: true, atLeast: false }, to: pickEm.to };
  const connector = phraseAt(CONNECTOR_INDEX, tokens, at);
  const joins = connector?.values[0];
  return connector && joins ? { piece: { kind: 'connector', connector: joins, from: at }, to: connector.to } : null;
}

/** A market, a direction or what a player's number counts: the longest phrase of them. */
function kindAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Found | null {
  // "Long shots" are no shots.
  const stat = tokens[at - 1]?.text === 'long' ? null : statAt(tokens, at);
  const market = phraseAt(MARKET_INDEX, tokens, at);
  const direction = phraseAt(DIRECTION_INDEX, tokens, at);
  const longest = Math.max(market?.to ?? 0, stat?.to ?? 0);
  const isDirection =
    direction && !needsNumber(tokens, at, direction.to) && !isUnitNamed(tokens, at) && direction.to >= longest;
  if (isDirection && direction.values[0])
    return { piece: { kind: 'direction', from: at, direction: direction.values[0] }, to: direction.to };
  if (market?.values[0] && market.to === longest && !isOfMoney(tokens, at) && !isOfAll(tokens, mentions, at))
    return { piece: toMarket(tokens, market, market.values[0]), to: market.to };
  return stat && { piece: { kind: 'stat', from: at, stats: stat.values }, to: stat.to };
}

const toMarket = (tokens: readonly Token[], { from, to }: { from: number; to: number }, market: MarketWord): Piece => {
  const words = tokens.slice(from, to).map(({ text }) => text);
  return { kind: 'market', from, market, isTalk: TALK.has(words.join(' ')) };
};

const WHOLE_GAME_INDEX = indexPhrases(WHOLE_GAME.split(', ').map((phrase) => [phrase, true] as const));
const PICK_EM_INDEX = indexPhrases(PICK_EM.split(', ').map((phrase) => [phrase, true] as const));
