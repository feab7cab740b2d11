import type { BetRefDraft } from '#contract/research/bet.ts';
import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { legOf } from '../tickets/ticket-call.ts';
import { bestTeased } from './best-teased.ts';
import { type Asked, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';
import { spreadOf } from './teaser-calls.ts';
import { asksCandidates, teaserCandidates } from './teaser-candidates.ts';
import {
  FAR,
  isOfTeaser,
  MOST_TEASED_LEGS,
  MOST_TEASED_POINTS,
  MOST_TEASER_WORDS,
  teaserOf,
  teaserPrice,
} from './teaser-spoken.ts';

/**
 * "Chiefs down to -2 and Broncos to -2.5 at -120": a teaser of lines as they are teased, by the chances of these lines; or the one before at
 * another price. Null: no line is said to be teased.
 */
export function teasedLines(read: Tagged): Asked | null {
  if (read.tokens.length > MOST_TEASER_WORDS) return null;
  const { where } = read;
  if (asksWhichLegs(read) || asksCandidates(read)) return teaserCandidates(read);
  const price = teaserPrice(read);
  const sides = sidesIn(read);
  if (sides === null) return again(read, price) ?? bestTeased(read);
  if (sides.length < 2 || sides.length > MOST_TEASED_LEGS || !areTeased(sides, read)) return null;
  const refs: BetRefDraft[] = [];
  for (const bet of sides) {
    const found = resolveBet({ ...bet, price: null, book: null }, { ...where, window: null, eventId: null });
    if ('missing' in found) return say(found.missing, found.choices);
    refs.push(...found.refs.slice(0, 1));
  }
  return teaserOf(refs, price);
}

const WHICH =
  /\b(which|what|whats|any|who|list|show|find|are there|give me|gimme|wong)\b.*\b(legs?|teams?|sides?|games?|spreads?|favs?|favou?rites|dogs?|candidates?|spots?)\b|\bteaser (legs|teams|sides|candidates|spots)\b/;
const KEYS = /\b(cross|crosses|through|thru|over|both|across) (the )?(key|3|7|three|seven)\b|\bkey numbers?\b|\bwong\b/;

/** "Which NFL legs cross 3 and 7", "Wong legs: favs -7.5 to -8.5, dogs +1.5 to +2.5": numbers that are keys or ranges, and no legs. */
const asksWhichLegs = ({ plain, says, mentions, previous }: Tagged): boolean =>
  mentions.length === 0 &&
  (says.has('teaser') || /\bteas|\bwong/.test(`${plain} ${previous?.asked?.toLowerCase() ?? ''}`)) &&
  WHICH.test(plain) &&
  (KEYS.test(plain) || RANGE.test(plain)) &&
  !/\bwhat (is|does|are)( a| an)? \w*( teaser)?$/.test(plain);
const RANGE = /\b(between|from) \S+ (and|to) \S+|[+-]?\d+(\.5)? to [+-]?\d/;

type Tease = { start: number; end: number };

/** "+2.5 teased to 8.5", "-7.5 to -1.5", "+1 to 7": from which number to which, so that it gets better. */
const teasesIn = (tokens: readonly Token[]): Tease[] =>
  tokens.flatMap(({ number }, at) => {
    const words = tokens.slice(at + 1, at + 5);
    const place = words.findIndex(({ text }) => text === 'to');
    const isNext = place >= 0 && words.slice(0, place).every(({ text }) => MOVED.test(text));
    const end = isNext ? words[place + 1]?.number : null;
    return number?.sign && end ? teaseOf(number, end) : [];
  });
const MOVED = /^(teased|up|down|tease|moved|bought)$/;

function teaseOf(from: NumberToken, to: NumberToken): Tease[] {
  const [start] = valuesOf(from);
  const better = valuesOf(to).filter((one) => start !== undefined && one > start && one - start <= MOST_TEASED_POINTS);
  // Of two numbers the one that is nearer is meant: -7.5 to 1.5 ends on -1.5.
  const [end] = better.sort((one, other) => one - other);
  return start === undefined || end === undefined ? [] : [{ start, end }];
}

const valuesOf = ({ sign, value }: NumberToken): number[] =>
  sign === null ? [value, -value] : [sign === '-' ? -value : value];

/** A side that is named from one number to another is one leg, on the second of them. */
function endOfTease(bets: readonly StatedBet[], teases: readonly Tease[]): StatedBet[] {
  return bets.flatMap((bet, at) => {
    const before = bets[at - 1];
    const line = bet.line?.line;
    const isEnd =
      before?.side &&
      before.side.from === bet.side?.from &&
      teases.some(({ end }) => Math.abs(end) === Math.abs(line ?? 0));
    if (isEnd) return [];
    const tease = teases.find(({ start }) => start === line);
    return [tease && bet.line ? { ...bet, line: { ...bet.line, line: tease.end } } : bet];
  });
}

/** Sides with their lines; null: nobody is named. Empty: something else is. */
function sidesIn({ said, mentions, tokens }: Tagged): StatedBet[] | null {
  if (mentions.length === 0) return null;
  const isElse = said.some(
    ({ direction, player, market, stats }) =>
      direction !== null || player !== null || stats.length > 0 || (market !== null && market !== 'spread'),
  );
  const bets = endOfTease(
    said.filter(({ side, line }) => side !== null && line !== null),
    teasesIn(tokens),
  );
  return isElse || bets.length < mentions.length ? [] : bets;
}

const TO = /^(to|down|up)$/;
const TEASED = /\bteased? (\w+ )?(to|down|up)\b|\bto that\b/;

/** A teaser is spoken of, and the lines are those that it ends on. */
function areTeased(bets: readonly StatedBet[], read: Tagged): boolean {
  const { plain, pieces, tokens } = read;
  const lines = pieces.filter(({ kind }) => kind === 'line');
  const areMoved = lines.length > 1 && lines.every(({ from }) => TO.test(tokens[from - 1]?.text ?? ''));
  if (!isOfTeaser(read)) return areMoved;
  return areMoved || TEASED.test(plain) || teasesIn(tokens).length > 1 || bets.some(isFar);
}

function isFar({ side, line }: StatedBet): boolean {
  const person = side?.persons[0];
  const stored = person?.kind === 'side' ? spreadOf(person.event, person.selection) : null;
  return stored !== null && line !== null && Math.abs(line.line - stored) >= FAR;
}

const OF_THEM = /\b(those|these|both|two|them|it|that|legs|2)\b/;
const BOTH = /\b(both (legs )?(have to|must|need to) win|two (team|leg)|2 (team|leg))\b/;

/** "No, its a two team teaser, -120 total", "so -120 is bad then?": the lines that were shown, as one teaser. */
function again({ previous, says, plain, amounts, said }: Tagged, price: string | undefined): Asked | null {
  const focus = previous?.focus ?? [];
  const areLines =
    focus.length > 1 &&
    focus.length <= MOST_TEASED_LEGS &&
    focus.every(({ market, line }) => market === 'spread' && line !== null);
  // Of more lines than a teaser has legs some are to be chosen.
  const isChoice = previous?.calculation?.kind === 'teaser' && focus.length > previous.calculation.legs;
  if (!areLines || isChoice || previous?.ticket === true || previous?.list === true) return null;
  const isNow = says.has('teaser') || BOTH.test(plain);
  const wasBefore = previous?.calculation?.kind === 'teaser' && (amounts.prices.length > 0 || OF_THEM.test(plain));
  const isElse =
    amounts.shares.length > 0 || amounts.prices.length > 1 || said.some(({ direction }) => direction !== null);
  return !isElse && (isNow || wasBefore) ? teaserOf(focus.map(legOf), price) : null;
}
