import { formatAmerican } from '#engine/odds/format-american.ts';
import { DAY_MS, LEG_SIGN } from './bet-bounds.ts';

/** What two copies of a bet are told apart by. */
export type BetCopy = {
  externalId: string | null;
  book: string;
  bet: string;
  game: string;
  oddsDecimal: number;
  stakeCents: number;
  placedAtMs: number;
};

const CENT_OF_PRICE = 0.0051;

/** Where the name of a side or a player ends. */
const AFTER_NAME =
  /(?:^|\s)(?:moneyline|money|ml|spread|run|puck|total|over|under|to|alternate|alt|pk|[ou]?[+-]?\d+(?:\.\d+)?)(?=$|[\s:)])/;

/**
 * Whether two are one bet (ADR 0035). Two names that a file gave say it; else, at one book, the same stake to the cent, the same
 * price to the hundredth or in American odds, placed within a day, on the same side and line in each leg.
 */
export function isSameBet(a: BetCopy, b: BetCopy): boolean {
  if (a.externalId !== null && b.externalId !== null) return a.externalId === b.externalId;
  return (
    a.stakeCents === b.stakeCents &&
    isSamePrice(a.oddsDecimal, b.oddsDecimal) &&
    Math.abs(a.placedAtMs - b.placedAtMs) <= DAY_MS &&
    isSameBook(a.book, b.book) &&
    isSameSubject(a, b)
  );
}

/** Copies that could be one share it, but for their names. */
export const stakeKey = ({ stakeCents }: Pick<BetCopy, 'stakeCents'>): number => stakeCents;

const isSamePrice = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CENT_OF_PRICE || formatAmerican(a) === formatAmerican(b);

/** A book that was not named can be any. */
function isSameBook(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => name.toLowerCase().replace(/sportsbook|[^a-z0-9]/g, ''));
  return one === '' || other === '' || one === other;
}

function isSameSubject(a: BetCopy, b: BetCopy): boolean {
  const [legsA, legsB] = [a.bet.split(LEG_SIGN), b.bet.split(LEG_SIGN)];
  if (legsA.length !== legsB.length) return false;
  return legsA.every((leg, at) => isSameLeg({ bet: leg, game: a.game }, { bet: legsB[at] ?? '', game: b.game }));
}

type Leg = { bet: string; game: string };

function isSameLeg(a: Leg, b: Leg): boolean {
  const [one, other] = [plain(a.bet), plain(b.bet)];
  if (one === other) return a.game === '' || b.game === '' || plain(a.game) === plain(b.game) || isNamed(one);
  return haveSameFigures(one, other) && haveSameSide(one, other) && haveSameName(a, b);
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

const isNamed = (text: string): boolean => nameOf(text).length > 0;

/** The words before what is bet on it: `buffalo bills` of `Buffalo Bills +2.5`. */
function nameOf(text: string): string[] {
  const end = AFTER_NAME.exec(text)?.index ?? text.length;
  return wordsOf(text.slice(0, end));
}

const wordsOf = (text: string): string[] => text.match(/[a-z0-9']{2,}/g) ?? [];

function haveSameFigures(a: string, b: string): boolean {
  const [one, other] = [figuresOf(a), figuresOf(b)];
  if (one.length === 0 || other.length === 0) return one.length === other.length;
  const areSigned = [one, other].every((figures) => figures.some(isSigned));
  const read = (figures: string[]) =>
    areSigned ? figures.filter(isSigned) : figures.map((text) => text.replace(/^[+-]/, ''));
  return read(one).some((figure) => read(other).includes(figure));
}

/** Lines, as they are written; a price in brackets is none. */
const figuresOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])[ou]?([+-]?\d{1,3}(?:\.\d+)?)(?![\w%]|\.\d)/g)].map(([, figure = '']) => figure);
const isSigned = (figure: string): boolean => /^[+-]/.test(figure);

function haveSameSide(a: string, b: string): boolean {
  const sideOf = (text: string) => /(?:^|\s)(o|u)(?:ver|nder)?\s?\d/.exec(text)?.[1] ?? null;
  const [one, other] = [sideOf(a), sideOf(b)];
  return one === null || other === null || one === other;
}

/** The last word of the shorter name stands in the other one: `Bills` is in `Buffalo Bills`, and Jets are no Giants. */
function haveSameName(a: Leg, b: Leg): boolean {
  const [one, other] = [nameOf(plain(a.bet)), nameOf(plain(b.bet))].sort((x, y) => x.length - y.length);
  if (one === undefined || other === undefined) return false;
  const last = one.at(-1);
  if (last !== undefined) return other.includes(last);
  // A total names no side: its game does.
  const words = wordsOf(plain(`${b.game} ${b.bet}`));
  return other.length > 0
    ? false
    : wordsOf(plain(`${a.game} ${a.bet}`)).some((word) => word.length > 2 && !COMMON.has(word) && words.includes(word));
}

const COMMON = new Set([
  'over',
  'under',
  'total',
  'points',
  'runs',
  'goals',
  'the',
  'city',
  'new',
  'los',
  'san',
  'state',
]);
