import { closeOf, type Idea, logsOf, type Parameter } from './idea.ts';

const SLOPE: Parameter = { name: 'b', without: 1 };
const SHIFT: Parameter = { name: 'a', without: 0 };

/** Two outcomes: logit p' = a + b logit p of the first; three: p' proportional to p^b. */
export const RECALIBRATION: Idea = {
  name: 'recalibration',
  trialsOn(layout) {
    const close = closeOf(layout);
    if (close === undefined) return [];
    const shifts = layout.outcomes === 2;
    return [
      {
        data: close,
        sets: [close],
        parameters: shifts ? [SLOPE, SHIFT] : [SLOPE],
        prepare: () => (game) => {
          const base = logsOf(game, close);
          return { base, pulls: shifts ? [base, [1, 0]] : [base], won: game.won };
        },
      },
    ];
  },
};
