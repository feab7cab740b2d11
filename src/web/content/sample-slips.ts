import { formatMoney, formatOdds } from '../lib/format-odds.ts';

export type SlipLeg = { pick: string; game: string; odds: string };
export type SampleSlip = {
  key: string;
  title: string;
  legs: readonly SlipLeg[];
  odds: string;
  stake: string;
  paid: string;
};

/** American odds as they are printed; the sums follow from these. */
const leg = (pick: string, game: string, american: number) => ({
  pick,
  game,
  decimal: 1 + (american > 0 ? american / 100 : 100 / -american),
});

/** What a slip says of its prices is worked out from them, so that no sample promises what its odds do not pay. */
function slip(
  key: string,
  title: string,
  stakeCents: number,
  legs: readonly { pick: string; game: string; decimal: number }[],
): SampleSlip {
  const total = legs.reduce((product, { decimal }) => product * decimal, 1);
  const american = (decimal: number) => formatOdds('american', { decimal });
  return {
    key,
    title,
    legs: legs.map(({ pick, game, decimal }) => ({ pick, game, odds: american(decimal) })),
    odds: american(total),
    stake: formatMoney(stakeCents),
    paid: formatMoney(Math.round(stakeCents * total)),
  };
}

/** Invented teams: nothing here looks like a bet that somebody placed on a real game. */
export const sampleSlips: readonly SampleSlip[] = [
  slip('single', 'NFL spread', 2000, [leg('Harbor City +2.5', 'Harbor City @ Lakeside', -105)]),
  slip('parlay', 'NBA parlay', 1000, [
    leg('Over 224.5', 'Riverton @ Summit Bay', -110),
    leg('Cedar Falls moneyline', 'Cedar Falls @ Ironport', -125),
    leg('Granite Hill −3.5', 'Westmoor @ Granite Hill', -105),
  ]),
  slip('underdog', 'UFC underdog', 1500, [leg('J. Okoro moneyline', 'J. Okoro vs D. Lindqvist', 160)]),
];
