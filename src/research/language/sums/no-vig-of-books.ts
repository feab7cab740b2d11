import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { list, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { paidText } from './paid-text.ts';

export type NoVig = Extract<Calculation, { kind: 'no_vig' }>;

type Wanted = { ref: BetRefDraft; wantsDraw: boolean; missing: readonly string[] };
type AtBook = { book: string; chance: number };

/**
 * "No vig on the draw at DK, FD and MGM": of several books one sentence on what each makes of the side that is asked for, in place of as many
 * calculators.
 */
export function noVigOfBooks(sums: readonly NoVig[], { ref, wantsDraw, missing }: Wanted): Asked {
  const names = sums[0]?.sides ?? [];
  const draw = wantsDraw ? names.indexOf('the draw') : -1;
  const side = Math.max(draw, 0);
  const name = names[side] ?? 'it';
  const all = sums.flatMap((sum) => chanceIn(sum, side) ?? []);
  const market = (sums[0]?.bet ?? '').replace(AT_BOOK, '');
  const each = all.map(({ book, chance }) => `${percent(chance)} at ${book} (fair ${paidText(1 / chance)})`);
  const told = `Without the vig, in ${market} ${name} is ${list(each)}.`;
  const { eventId, market: kind, line = null, player = null } = ref;
  return say(
    [told, likeliest(all), `By the power method, over all ${names.length} outcomes.`, ...missing]
      .filter(Boolean)
      .join(' '),
    [],
    {
      focus: [{ eventId, market: kind, side: draw > 0 ? 'draw' : ref.side, line, player }],
      unjudged: true,
      ...(sums[0] && { calculation: sums[0], sums: [...sums] }),
    },
  );
}

const AT_BOOK = / at [^@]+$/;

function chanceIn(sum: NoVig, side: number): AtBook | null {
  const worked = calculate({ calc: sum });
  const chances = worked.ok ? worked.data.figures.filter(({ unit }) => unit === 'chance') : [];
  const chance = chances[side]?.value;
  return chance === undefined ? null : { book: (sum.bet ?? '').replace(/^.* at /, ''), chance };
}

function likeliest(all: readonly AtBook[]): string {
  const [first, ...others] = all.toSorted((a, b) => b.chance - a.chance);
  const last = others.at(-1);
  if (!first || !last || percent(first.chance) === percent(last.chance)) return '';
  return `${first.book} makes it likeliest, ${last.book} least likely.`;
}
