import type { BetMarket } from '#contract/bets/tracked-bet.ts';
import { BET_TEXT_MAX, NAME_MAX, PROFIT_MAX_CENTS, STAKE_MAX_CENTS } from '#contract/bets/tracked-bet.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { DAY_MS, EARLIEST_MS, PRICE_MAX } from './bet-bounds.ts';
import type { BetRow } from './bets.repo.ts';
import { cleanText } from './clean-text.ts';
import { profitProblem } from './profit-problem.ts';
import type { FileTable } from './read-file.ts';
import { moneyReaderOf, type ReadMoney } from './read-money.ts';
import type { BetCopy } from './same-bet.ts';

/** A bet as a file tells it. */
export type ReadBet = Omit<BetCopy, 'startsAtMs'> & {
  sport: string;
  league: string;
  market: BetMarket;
  /** Of a book that is known here. */
  bookKey: string | null;
  result: BetRow['toldResult'];
  profitCents: number | null;
  closeDecimal: number | null;
  settledAt: string | null;
};

export type ReadLine = { line: number; bet: ReadBet } | { line: number; skipped: string; text: string };

const CELL_MAX = 2_000;

/** Why a row is passed over, in words for its owner. */
class Unreadable extends Error {}

/** Reads one row by its columns; what cannot be read is said, and the row left out. */
export type ReadRow = (cell: (name: string) => string, how: { nowMs: number; money: ReadMoney }) => ReadBet;

export function readRows(table: FileTable, read: ReadRow, now: Date): ReadLine[] {
  const how = { nowMs: now.getTime(), money: moneyReaderOf(table) };
  return table.rows.map(({ line, cells }) => {
    try {
      if ([...cells.values()].some((value) => value.length > CELL_MAX)) {
        throw new Unreadable(`a cell holds more than ${CELL_MAX.toLocaleString('en-US')} characters`);
      }
      const bet = read((name) => unquoted(cells.get(name) ?? ''), how);
      const problem = profitProblem(bet);
      if (problem !== null) throw new Unreadable(problem);
      return { line, bet };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return { line, skipped: error.message, text: cleanText([...cells.values()].join(' '), 80) };
    }
  });
}

/** The apostrophe that our own exports put before what a spreadsheet would run. */
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=[\s=+\-@＝＋－＠|%])/u, '')
    .trim();

export function requireText(text: string, what: string): string {
  const clean = cleanText(text, BET_TEXT_MAX);
  if (clean === '') throw new Unreadable(`${what} is missing`);
  return clean;
}

export const nameOf = (text: string): string => cleanText(text, NAME_MAX);

export function requireStake(text: string, money: ReadMoney): number {
  if (text === '') throw new Unreadable('the stake is missing');
  const cents = requireMoney(text, money, 'stake');
  if (cents <= 0) throw new Unreadable('nothing was staked');
  if (cents > STAKE_MAX_CENTS) throw new Unreadable('the stake is above $1,000,000');
  return cents;
}

/** Null where the cell is empty. */
export function readProfit(text: string, money: ReadMoney): number | null {
  if (text === '') return null;
  const cents = requireMoney(text, money, 'profit');
  if (Math.abs(cents) > PROFIT_MAX_CENTS) throw new Unreadable('the profit is no amount of money');
  return cents;
}

function requireMoney(text: string, money: ReadMoney, what: string): number {
  const cents = money(text);
  if (cents === null) throw new Unreadable(`the ${what} is no amount of money`);
  if (cents === 'unclear') {
    throw new Unreadable(`the ${what} “${cleanText(text, 30)}” can be read in two ways: write it as 1000.00`);
  }
  return cents;
}

/** `decimal`: the file writes decimal odds and nothing else. */
export function requirePrice(text: string, form: 'any' | 'decimal'): number {
  const decimal = form === 'decimal' ? decimalPrice(text) : anyPrice(text);
  if (!(decimal > 1 && decimal <= PRICE_MAX)) {
    throw new Unreadable(text === '' ? 'the odds are missing' : 'the odds are no price that can be read');
  }
  return decimal;
}

/** Not all that the language takes for a number is a price: `0x10`, `1e1`. */
const decimalPrice = (text: string): number => (/^\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN);

function anyPrice(text: string): number {
  try {
    return priceTextToDecimal(text);
  } catch (error) {
    if (error instanceof OddsInputError) return Number.NaN;
    throw error;
  }
}

/** A closing price that cannot be one is no reason to leave the bet out. */
export function readClose(text: string, form: 'any' | 'decimal'): number | null {
  const decimal = form === 'decimal' ? decimalPrice(text) : anyPrice(text);
  return decimal > 1 && decimal <= PRICE_MAX ? decimal : null;
}

const TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The language takes the 30th of February for a day in March. */
function isDay(day: string): boolean {
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** A time without a zone is one in UTC. */
export function readTime(text: string): number | null {
  if (!TIME.test(text) || !isDay(text.slice(0, 10))) return null;
  const written = text.replace(' ', 'T').replace(/\s/g, '');
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(written.slice(10));
  const ms = Date.parse(written.length === 10 || hasZone ? written : `${written}Z`);
  return Number.isNaN(ms) ? null : ms;
}

export function requireTime(text: string, nowMs: number): number {
  const ms = readTime(text);
  if (ms === null)
    throw new Unreadable(text === '' ? 'the time is missing' : 'the time is not written as 2026-11-22T18:00:00Z');
  if (ms < EARLIEST_MS || ms > nowMs + DAY_MS)
    throw new Unreadable('the time lies in the future or before the year 2000');
  return ms;
}

export function requireOneOf<Value>(text: string, values: Readonly<Record<string, Value>>, what: string): Value {
  if (Object.hasOwn(values, text)) return values[text] as Value;
  throw new Unreadable(
    text === '' ? `the ${what} is missing` : `the ${what} “${cleanText(text, 30)}” is not known here`,
  );
}
