import { indexPhrases, type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { PROP_STAT_PHRASES, type PropStat } from '../prop-stats.ts';
import { bookAt } from '../sportsbooks.ts';
import type { Amounts, LineAmount, PriceAmount } from './amount.ts';
import type { Mention } from './mentions.ts';

export type Direction = 'over' | 'under' | 'draw' | 'yes' | 'no';
export type MarketWord = 'moneyline' | 'spread' | 'total' | 'team_total';

/** What a question says of bets, in the order in which it says it: one piece a word or phrase. */
export type Piece = BetPiece | { kind: 'connector'; connector: Connector; from: number };

export type Connector = 'or' | 'and' | 'versus' | 'beats';

/**
 * A part of a bet. Of a name, `inGame`: "the Paraguay game" says whose game it is. Of a line, `atLeast`: "2+ hits" is over 1.5 of
 * them.
 */
export type BetPiece = { from: number } & (
  | { kind: 'name'; mention: Mention; inGame: boolean }
  | { kind: 'book'; title: string }
  | { kind: 'market'; market: MarketWord }
  | { kind: 'stat'; stats: readonly PropStat[] }
  | { kind: 'direction'; direction: Direction }
  | { kind: 'line'; line: number; signed: boolean; atLeast: boolean }
  | { kind: 'price'; text: string; decimal: number }
);

const MARKETS: Readonly<Record<MarketWord, string>> = {
  moneyline:
    'ml, mls, moneyline, money line, m l, to win, to win outright, outright, straight up, su, h2h, head to head, win, wins, gana, ganar',
  spread:
    'spread, spreads, favored by, favoured by, ats, against the spread, point spread, cover, covers, covering, handicap, asian handicap, puck line, puckline, run line, runline, the points, pk line',
  total:
    'total, totals, over under, o u, ou, game total, total points, total goals, total runs, total rounds, total games, match total, goals, runs, rounds',
  team_total: 'team total, team totals, tt',
};
const DIRECTIONS: Readonly<Record<Direction, string>> = {
  over: 'over, overs, o, ov, at least, mas de',
  under: 'under, unders, u, un, menos de, less than',
  draw: 'draw, tie, empate, to draw, a draw',
  yes: 'anytime, to score',
  no: 'not to score',
};
const CONNECTORS: Readonly<Record<Connector, string>> = {
  or: 'or, vs or, o r',
  and: 'and, plus, with, n',
  versus: 'vs, v, versus, at, against, x',
  beats: 'to beat, beat, beats, beating, takes down, to take down, gets past',
};
const PICK_EM = 'pk, pick em, pickem, pick, draw no bet, dnb';

const indexOf = <Value extends string>(table: Readonly<Record<Value, string>>): PhraseIndex<Value> =>
  indexPhrases(
    (Object.keys(table) as Value[]).flatMap((value) =>
      table[value].split(', ').map((phrase) => [phrase, value] as const),
    ),
  );
export const MARKET_INDEX = indexOf(MARKETS);
export const DIRECTION_INDEX = indexOf(DIRECTIONS);
export const CONNECTOR_INDEX = indexOf(CONNECTORS);

/** Directions of one letter count before a number only: "o 8", "u47.5". */
const needsNumber = (tokens: readonly Token[], at: number, to: number): boolean =>
  (tokens[at]?.text.length ?? 0) === 1 && tokens[to]?.number == null;

export function readPieces(tokens: readonly Token[], amounts: Amounts, mentions: readonly Mention[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = nameAt(tokens, mentions, at) ?? amountAt(tokens, amounts, at) ?? wordAt(tokens, at);
    // A comma between names joins them as "and" does.
    if (found?.piece.kind === 'name' && tokens[at]?.afterBreak)
      pieces.push({ kind: 'connector', connector: 'and', from: at });
    if (found) pieces.push(found.piece);
    at = found ? Math.max(found.to, at + 1) : at + 1;
  }
  return pieces;
}

type Found = { piece: Piece; to: number };

function nameAt(tokens: readonly Token[], mentions: readonly Mention[], at: number): Found | null {
  const mention = mentions.find(({ from }) => from === at);
  return mention
    ? { piece: { kind: 'name', from: at, mention, inGame: isOfGame(tokens, mention) }, to: mention.to }
    : null;
}

const isOfGame = (tokens: readonly Token[], { from, to }: Mention): boolean =>
  /^(the|in|vs)$/.test(tokens[from - 1]?.text ?? '') && /^(game|match|fight)$/.test(tokens[to]?.text ?? '');

function amountAt(tokens: readonly Token[], { prices, lines, counts, shares }: Amounts, at: number): Found | null {
  const isOther = [...counts, ...shares].some(({ from, to }) => at >= from && at < to);
  if (isOther) return null;
  const price = prices.find(({ from }) => from === at);
  if (price) return { piece: toPrice(price), to: price.to };
  const line = lines.find(({ from }) => from === at);
  if (!line) return null;
  if (tokens[at]?.number?.suffix === '+' && Number.isInteger(line.line))
    return { piece: { kind: 'line', from: at, line: line.line - 0.5, signed: false, atLeast: true }, to: line.to };
  return isBetLine(tokens, line) ? { piece: toLine(line), to: line.to } : null;
}

const toPrice = ({ from, text, decimal }: PriceAmount): Piece => ({ kind: 'price', from, text, decimal });
const toLine = ({ from, line, signed }: LineAmount): Piece => ({ kind: 'line', from, line, signed, atLeast: false });

/** A signed number, a half, or a whole one right behind a word that wants one. */
function isBetLine(tokens: readonly Token[], { from, line, signed }: LineAmount): boolean {
  if (signed) return Math.abs(line) < 100;
  const before = tokens[from - 1]?.text ?? '';
  if (/^(over|under|o|u|total|ou|overs|unders|de)$/.test(before)) return true;
  return !Number.isInteger(line);
}

/** "Total risk" is a sum of money, and no market. */
const isOfMoney = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'total' &&
  /^(risk|risked|stake|stakes|staked|payout|cost|return|returns|profit|exposure|amount|bankroll)$/.test(
    tokens[at + 1]?.text ?? '',
  );

function wordAt(tokens: readonly Token[], at: number): Found | null {
  const book = bookAt(tokens, at);
  if (book) return { piece: { kind: 'book', from: at, title: book.title }, to: book.to };
  const stat = phraseAt(PROP_STAT_PHRASES, tokens, at);
  const market = phraseAt(MARKET_INDEX, tokens, at);
  const direction = phraseAt(DIRECTION_INDEX, tokens, at);
  if (direction?.values[0] && !needsNumber(tokens, at, direction.to))
    return { piece: { kind: 'direction', from: at, direction: direction.values[0] }, to: direction.to };
  if (market?.values[0] && market.to >= (stat?.to ?? 0) && !isOfMoney(tokens, at))
    return { piece: { kind: 'market', from: at, market: market.values[0] }, to: market.to };
  if (stat) return { piece: { kind: 'stat', from: at, stats: stat.values }, to: stat.to };
  const pickEm = phraseAt(PICK_EM_INDEX, tokens, at);
  if (pickEm && (pickEm.to > at + 1 || /^(pk|dnb)$/.test(tokens[at]?.text ?? '')))
    return { piece: { kind: 'line', from: at, line: 0, signed: true, atLeast: false }, to: pickEm.to };
  const connector = phraseAt(CONNECTOR_INDEX, tokens, at);
  const joins = connector?.values[0];
  return connector && joins ? { piece: { kind: 'connector', connector: joins, from: at }, to: connector.to } : null;
}

const PICK_EM_INDEX = indexPhrases(PICK_EM.split(', ').map((phrase) => [phrase, true] as const));
