import { dollars } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { chanceIn } from '../calls/share-roles.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const COMPARES = /\b(diff\w*|vs|versus|compared|instead of|rather than|costs?|save\w*|extra|worth)\b/;
const EXAMPLE_CENTS = 100_00;
const EVEN = 0.5;

/** "-110 vs -120, diff over 100 bets at 100": what the longer price makes more over a run of bets. Null: no two prices and no run are named. */
export function juiceOverBets(read: Tagged): Asked | null {
  const { amounts, plain, mentions, tokens } = read;
  // "100 bets at 100" says what each is of.
  const [one, other, ...more] = amounts.prices.filter(({ from }) => tokens[from]?.number?.sign !== null);
  const bare = amounts.prices.find(({ from }) => tokens[from]?.number?.sign === null);
  const bets = amounts.counts.find(({ of }) => of === 'bets' || of === 'games' || of === 'picks')?.count;
  if (!one || !other || more.length > 0 || bets === undefined || mentions.length > 0 || !COMPARES.test(plain))
    return null;
  const sum = { ...read, hasSides: false };
  const stakeCents =
    moneyIn(sum)[0]?.cents ?? (bare && Number(tokens[bare.from]?.number?.value) * 100) ?? EXAMPLE_CENTS;
  const said = chanceIn(sum);
  const chance = said ?? EVEN;
  const [less, longer] = [one, other].toSorted((a, b) => a.decimal - b.decimal);
  if (!less || !longer) return null;
  const wins = bets * chance;
  const apart = Math.round(wins * stakeCents * (longer.decimal - less.decimal));
  return calculated(
    [longer, less].map(({ text }) => ({ kind: 'bet_run' as const, bets, price: text, chance, stakeCents })),
    [
      `${less.text} instead of ${longer.text} costs ${dollars(apart)} over ${bets} bets of ${dollars(stakeCents)}${said === undefined ? ', with half of them won' : ''}: each win pays ${dollars(Math.round(stakeCents * (longer.decimal - less.decimal)))} less.`,
    ],
  );
}
