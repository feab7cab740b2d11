import type { EndOfTwo } from '#contract/research/covered.ts';
import type { Figure } from '#contract/research/quantities.ts';
import * as figures from './figures.ts';

/** Two bets on one game that may both win, both lose or be handed back. */
export type Staked = { stake: number; decimal: number };

type Told = { when: string; cents: number; chance: number | undefined; both: 'win' | 'lose' | null };

const SHARE: Readonly<Record<EndOfTwo['first'], { won: number; lost: number }>> = {
  win: { won: 1, lost: 0 },
  half_win: { won: 0.5, lost: 0 },
  push: { won: 0, lost: 0 },
  half_loss: { won: 0, lost: 0.5 },
  loss: { won: 0, lost: 1 },
};

/** What a bet brings that wins and loses so much, in cents. */
export function resultIn({ wins, loses }: { wins: number; loses: number }, end: EndOfTwo['first']): number {
  const { won, lost } = SHARE[end];
  return wins * won - loses * lost;
}

const resultOf = ({ stake, decimal }: Staked, end: EndOfTwo['first']): number =>
  resultIn({ wins: stake * (decimal - 1), loses: stake }, end);

const bothOf = ({ first, second }: EndOfTwo): Told['both'] => {
  if (first === 'win' && second === 'win') return 'win';
  return first === 'loss' && second === 'loss' ? 'lose' : null;
};

/** What is won or lost in all, for each way in which the game can end. */
export const toldEnds = (ends: readonly EndOfTwo[], first: Staked, second: Staked): Told[] =>
  ends.map((end) => ({
    when: end.when,
    cents: resultOf(first, end.first) + resultOf(second, end.second),
    chance: end.chance,
    both: bothOf(end),
  }));

const BOTH = { win: ' (both win)', lose: ' (both lose)' } as const;

export const endsInWords = (ends: readonly Told[]): string =>
  ends.map(({ when, cents, both }) => `${when}: ${figures.signedMoneyText(cents)}${both ? BOTH[both] : ''}`).join('; ');

const endFigures = (ends: readonly Told[]): Figure[] =>
  ends.map(({ when, cents, chance }, at) =>
    figures.money(
      `end${at + 1}`,
      chance === undefined ? when : `${when} (${figures.shareText(chance)})`,
      cents,
      figures.signedMoneyText(cents),
    ),
  );

/** On average; null where the chance of some end is not known. */
export function averageOf(ends: readonly Told[]): number | null {
  const known = ends.flatMap(({ cents, chance }) => (chance === undefined ? [] : [{ cents, chance }]));
  if (known.length < ends.length) return null;
  return known.reduce((sum, { cents, chance }) => sum + cents * chance, 0);
}

export function endsWithAverage(ends: readonly Told[]): Figure[] {
  const average = averageOf(ends);
  return [
    ...endFigures(ends),
    ...(average === null ? [] : [figures.money('average', 'On average', average, figures.signedMoneyText(average))]),
  ];
}
