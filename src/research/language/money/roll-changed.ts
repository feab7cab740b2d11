import { dollars as moneyText, unitsWords } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { rollOf } from '../sums/roll-of.ts';
import { type JudgedSpoken, judgedSpoken } from './judged-spoken.ts';
import { rollSupposed } from './roll-supposed.ts';

const CENTS = 100;
const CENTS_A_UNIT = 0.01;

/**
 * "What if I only had 50", "and with a 2k roll?" once the money to bet with was told: the plan with that much, and what of it goes on the
 * bet that was judged. Null: it asks for something else, or nothing was known of any money.
 */
export function rollChanged(read: Tagged): Asked | null {
  const dollars = rollSupposed(read.tokens, read.previous);
  if (dollars === null || isOfOtherSum(read)) return null;
  const bankrollCents = dollars * CENTS;
  if (read.previous?.list === true) return { kind: 'about', about: { kind: 'stakes', bankrollCents } };
  const bet = judgedSpoken(read);
  if (bet === null && !knewRoll(read)) return null;
  return calculated([{ kind: 'stake_plan', bankrollCents }], bet ? [stakeOf(bet, bankrollCents)] : []);
}

/** Beside another sum the number is one of that sum. */
const isOfOtherSum = ({ previous }: Tagged): boolean =>
  sumsOf(previous).some(({ kind }) => kind !== 'stake_plan' && kind !== 'payout');

function knewRoll({ previous, ...read }: Tagged): boolean {
  const before = { ...read, previous, reading: { ...read.reading, bankroll: null } };
  const isOfUnit = previous?.term === 'unit' || previous?.term === 'bankroll';
  const wasPlanned = previous?.earlierSums?.some(({ kind }) => kind === 'stake_plan') === true;
  return isOfUnit || wasPlanned || rollOf(before) !== undefined;
}

/** What of so much goes on a bet that was judged. */
export function stakeOf({ name, price, book, units }: JudgedSpoken, bankrollCents: number): string {
  const at = `${name} at ${price}${book === null ? '' : ` (${book})`}`;
  if (units === 0) return `On ${at} nothing, whatever you have: it is a pass.`;
  const stake = Math.round(bankrollCents * CENTS_A_UNIT * units);
  return `On ${at} that is ${moneyText(stake)}, ${unitsWords(units)}.`;
}
