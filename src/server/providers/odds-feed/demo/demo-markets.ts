import type { DemoGame } from './demo-game.ts';
import { type DemoLines, demoLines } from './demo-lines.ts';
import type { DemoMarket } from './demo-market.ts';
import { demoProps } from './demo-props.ts';
import type { DemoModel } from './demo-sports.ts';
import { mix } from './seeded-noise.ts';

/** How far alternate lines lie from the line that the books opened with. */
const ALTERNATES = {
  points: { spread: [-3, -1.5, 1.5, 3], total: [-4, -2, 2, 4] },
  counts: { spread: [-1, 1], total: [-1, 1] },
} as const;

/** Everything that is offered on a game, with its true chances in every state of the news. */
export function demoMarkets(game: DemoGame, seed: number): DemoMarket[] {
  const { model } = game.fixture.sport;
  const lines = demoLines(game);
  const markets = [moneyline(game), totalMarket(game, model, lines)];
  if (model.kind !== 'bout') markets.push(spreadMarket(game, model, lines));
  if (model.kind === 'points' || model.kind === 'counts') {
    const by = ALTERNATES[model.kind];
    markets.push(...alternates(spreadMarket(game, model, lines), by.spread));
    markets.push(...alternates(totalMarket(game, model, lines), by.total));
  }
  return [...markets, ...demoProps(game.fixture, seed)];
}

function moneyline(game: DemoGame): DemoMarket {
  const { model, key: sport } = game.fixture.sport;
  const hasDraw = model.kind === 'counts' && sport.startsWith('soccer_');
  return {
    market: 'moneyline',
    player: '',
    selections: hasDraw ? ['home', 'draw', 'away'] : ['home', 'away'],
    key: mix(game.fixture.key, 11),
    timesMs: game.sides.timesMs,
    lineAt: () => 0,
    chances: (state) => {
      const [home, draw, away] = game.law(state).result;
      return hasDraw ? [home, draw, away] : twoWay(home / (home + away));
    },
  };
}

function spreadMarket(game: DemoGame, model: DemoModel, { spread }: DemoLines): DemoMarket {
  const canDiffer = model.kind !== 'counts';
  return {
    market: 'spread',
    player: '',
    selections: ['home', 'away'],
    key: mix(game.fixture.key, 12),
    timesMs: game.sides.timesMs,
    lineAt: (state, steps) => {
      const line = spread[state] ?? 0;
      return canDiffer && Math.abs(line) > 0.5 ? line + steps * 0.5 : line;
    },
    chances: (state, line) => twoWay(game.law(state).covers(line)),
  };
}

function totalMarket(game: DemoGame, model: DemoModel, { total }: DemoLines): DemoMarket {
  const canDiffer = model.kind === 'points' || model.kind === 'tennis';
  return {
    market: 'total',
    player: '',
    selections: ['over', 'under'],
    key: mix(game.fixture.key, 13),
    timesMs: game.totals.timesMs,
    lineAt: (state, steps) => (total[state] ?? 0) + (canDiffer ? steps * 0.5 : 0),
    chances: (state, line) => twoWay(game.law(state).over(line)),
  };
}

/** Other lines of the same market, that stay where they are: what moves is their price. A spread of nothing is no line. */
function alternates(main: DemoMarket, offsets: readonly number[]): DemoMarket[] {
  const lines = offsets.map((offset) => main.lineAt(0, 0) + offset).filter((line) => line !== 0);
  return lines.map((line) => ({ ...main, market: `alternate_${main.market}`, lineAt: () => line }));
}

const twoWay = (first: number): readonly number[] => [first, 1 - first];
