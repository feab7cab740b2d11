import { logit } from '#engine/odds/logit.ts';
import { apart, closeOf, holdsSets, type Idea, logsOf } from './idea.ts';

const OPEN_OF: Readonly<Record<string, string>> = { psc: 'ps', moneyline: 'moneyline_open' };

/** Five times the usual move of log odds until the close (docs/adr/0010): one of the two prices is misread, or another game's. */
const MOST_MOVE = 0.7;

/** log p' = log p_close + m (log p_close - log p_open): the move goes on, or was too far. */
export const MOMENTUM: Idea = {
  name: 'momentum from open to close',
  trialsOn(layout) {
    const close = closeOf(layout);
    const open = OPEN_OF[close ?? ''];
    if (close === undefined || open === undefined || !holdsSets(layout, [open])) return [];
    return [
      {
        data: `${open} to ${close}`,
        sets: [open, close],
        parameters: [{ name: 'm', without: 0 }],
        prepare: () => (game) => {
          const base = logsOf(game, close);
          const before = logsOf(game, open);
          if (apart(logOddsOf(before), logOddsOf(base)).some((move) => Math.abs(move) > MOST_MOVE)) return null;
          return { base, pulls: [apart(before, base)], won: game.won };
        },
      },
    ];
  },
};

const logOddsOf = (logs: readonly number[]): number[] => logs.map((log) => logit(Math.exp(log)));
