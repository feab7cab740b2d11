import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import { kellyPartIn, sharesOf } from '../calls/share-roles.ts';
import { moneyIn, type Sum } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { rollOf } from './roll-of.ts';

/** The share right behind these is what full Kelly came to. */
const IS_FULL =
  /\b(full )?kelly( stake| size| number)?( is| was| says| said| of| at| comes? (out )?(to|at)| gives?)+( about| like| around)?$/;

/** "Bankroll 12500, full kelly is 3.1%, I want 40% of that": a part of a Kelly stake that its writer has worked out. Null: he has none. */
export function kellyStated(read: Tagged): Asked | null {
  const { amounts, tokens, says, mentions } = read;
  if (!says.has('kelly') || amounts.prices.length + mentions.length > 0) return null;
  const full = amounts.shares.find(({ from }) =>
    IS_FULL.test(plainText(tokens.slice(Math.max(0, from - REACH), from))),
  );
  const sum: Sum = {
    ...read,
    hasSides: false,
    amounts: { ...amounts, shares: amounts.shares.filter((one) => one !== full) },
  };
  const part = partIn(sum);
  if (!full || part === undefined) return null;
  const roll = moneyIn(sum).find(({ role }) => role === 'bankroll')?.cents ?? moneyIn(sum)[0]?.cents ?? rollOf(read);
  const share = full.share * part;
  const head = `${percentOf(part)} of a full Kelly of ${percentOf(full.share)} is ${percentOf(share)} of the bankroll`;
  return say(
    roll === undefined
      ? `${head}. Name the bankroll for the money.`
      : `${head}: ${dollars(Math.round(roll * share))} of ${dollars(roll)}.`,
  );
}

/** What is no part of the bet's chance is the part of Kelly. */
function partIn(sum: Sum): number | undefined {
  const [alone, ...others] = sum.amounts.shares;
  if (sharesOf(sum, 'kelly').length === 0 && alone && others.length === 0) return alone.share;
  const named = kellyPartIn(sum);
  return named === 1 ? undefined : named;
}

const REACH = 7;

const percentOf = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
