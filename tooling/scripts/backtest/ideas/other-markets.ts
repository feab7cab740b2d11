import { marginModel } from '#engine/odds/point-models.ts';
import type { Layout } from '../layout.ts';
import { addTo, emptyMean } from '../running-mean.ts';
import type { Case } from './fit-pulls.ts';
import { apart, closeOf, type Game, type Idea, logsOf, type Parameter, type Trial } from './idea.ts';
import { createSpreadChance } from './spread-chance.ts';

/** The scatter of NFL margins does not depend on the total that the model asks for. */
const NFL_POINTS = 45;
/** The totals of a league stay within half and twice the usual one; 104 runs are a slip. */
const MISREAD_FROM = 2;
const SPREAD: Parameter = { name: 'c', without: 0 };
const TOTAL: Parameter = { name: 'd', without: 0 };

type Pull = (game: Game, base: readonly number[]) => number[] | null;
type Prepare = (tuned: readonly Game[]) => Pull;

/** Towards the chance that the spread implies: c (logit s - logit p). */
const bySpread: Prepare = () => {
  const chanceOf = createSpreadChance(marginModel('nfl', NFL_POINTS));
  return ({ spread }, base) => {
    const chance = Number.isNaN(spread) ? null : chanceOf(spread);
    return chance === null ? null : apart(base, [Math.log(chance), Math.log1p(-chance)]);
  };
};

/** Surer or less sure with more points than usual, whichever side is favoured: d (total - mean total) logit p. */
const byTotal: Prepare = (tuned) => {
  const usual = emptyMean();
  for (const { total } of tuned) if (!Number.isNaN(total)) addTo(usual, total);
  const isMisread = (total: number) => !(total < usual.mean * MISREAD_FROM && total > usual.mean / MISREAD_FROM);
  return ({ total }, base) => (isMisread(total) ? null : base.map((log) => (total - usual.mean) * log));
};

/** Spreads are known of the NFL alone, whose model of margins is used. */
const hasSpread = ({ name, spread }: Layout): boolean => name === 'nflverse' && spread !== undefined;
const hasTotal = ({ outcomes, total }: Layout): boolean => outcomes === 2 && total !== undefined;

function helped(layout: Layout, data: string, parameters: readonly Parameter[], parts: readonly Prepare[]): Trial[] {
  const close = closeOf(layout);
  if (close === undefined) return [];
  const prepare = (tuned: readonly Game[]) => {
    const pulls = parts.map((part) => part(tuned));
    return (game: Game): Case | null => {
      const base = logsOf(game, close);
      const found = pulls.map((pull) => pull(game, base)).filter((pull) => pull !== null);
      return found.length < pulls.length ? null : { base, pulls: found, won: game.won };
    };
  };
  return [{ data: `${close}, ${data}`, sets: [close], parameters, prepare }];
}

export const SPREAD_HELP: Idea = {
  name: 'moneyline helped by the spread',
  trialsOn: (layout) => (hasSpread(layout) ? helped(layout, 'spread', [SPREAD], [bySpread]) : []),
};

export const TOTAL_HELP: Idea = {
  name: 'moneyline helped by the total',
  trialsOn: (layout) => (hasTotal(layout) ? helped(layout, 'total', [TOTAL], [byTotal]) : []),
};

export const BOTH_HELP: Idea = {
  name: 'moneyline helped by both',
  trialsOn: (layout) =>
    hasSpread(layout) && hasTotal(layout) ? helped(layout, 'spread, total', [SPREAD, TOTAL], [bySpread, byTotal]) : [],
};
