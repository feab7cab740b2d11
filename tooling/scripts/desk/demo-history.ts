import { DEMO_SEED } from '#research/slate/test-demo-slate.ts';
import {
  historyKey,
  type LineHistoryNeed,
  type Loaded,
  type Need,
  type SelectionChange,
} from '#research/tools/world.ts';
import { createDemoPastOdds } from '../../../src/server/providers/odds-feed/demo/demo-past-odds.ts';

const DAY_MS = 86_400_000;

/** How the demo slate's prices came about in the day before: what the database would have recorded. */
export function demoHistory(needs: readonly Need[], now: Date): Loaded['lineHistory'] {
  const past = createDemoPastOdds({ seed: DEMO_SEED });
  const changesOf = ({ eventId, market, player }: LineHistoryNeed): SelectionChange[] =>
    past
      .movesOf(eventId, new Date(now.getTime() - DAY_MS), now)
      .filter((change) => change.market === market && change.player === player)
      .map(({ bookKey, selection, at, lineHundredths, oddsDecimal }) => ({
        bookKey,
        selection,
        at,
        lineHundredths,
        oddsDecimal,
      }));
  const histories = needs.filter((need): need is LineHistoryNeed => need.kind === 'line_history');
  return new Map(histories.map((need) => [historyKey(need), changesOf(need)]));
}
