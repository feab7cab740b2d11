import { normalCdf } from '#engine/odds/normal-cdf.ts';
import type { DemoMarket } from './demo-market.ts';
import { demoProps } from './demo-props.ts';
import type { DemoFixture } from './demo-schedule.ts';
import type { DemoModel, ScoreModel } from './demo-sports.ts';
import { goalGrid } from './goal-grid.ts';
import { bell, hashText, mix, pickIndex } from './seeded-noise.ts';

export function demoMarkets(fixture: DemoFixture, seed: number): DemoMarket[] {
  const { model } = fixture.sport;
  const strength = strengthOf(fixture, seed, model);
  switch (model.kind) {
    case 'score':
      return [...scoreMarkets(fixture, model, strength), ...demoProps(fixture, seed)];
    case 'goals':
      return goalMarkets(fixture, model.goals, strength);
    case 'bout':
      return boutMarkets(fixture, model.roundLines, strength);
  }
}

/** How much better the home side is, in the model's own measure. */
function strengthOf(fixture: DemoFixture, seed: number, model: DemoModel): number {
  const rating = (side: string) => bell(mix(hashText(side), seed));
  const home = model.kind !== 'bout' && fixture.sport.hasHome ? model.homeEdge : 0;
  const form = 0.35 * bell(mix(fixture.key, 1));
  return (rating(fixture.home) - rating(fixture.away) + form) * model.ratingSd + home;
}

function scoreMarkets(fixture: DemoFixture, model: ScoreModel, margin: number): DemoMarket[] {
  const total = model.totalMean + model.totalSpread * bell(mix(fixture.key, 2));
  const favoured = margin >= 0 ? -1 : 1;
  const main = halfPoint(-margin) || 0.5 * favoured;
  return [
    sideMarket(
      fixture,
      'moneyline',
      () => 0,
      () => twoWay(normalCdf(margin / model.marginSd)),
    ),
    sideMarket(
      fixture,
      'spread',
      (steps) => (model.fixedLine ? 1.5 * favoured : main + steps * 0.5 || 0.5 * favoured),
      (line) => twoWay(normalCdf((margin + line) / model.marginSd)),
    ),
    totalMarket(
      fixture,
      (steps) => halfPoint(total) + (model.fixedLine ? 0 : steps * 0.5),
      (line) => twoWay(normalCdf((total - line) / model.totalSd)),
    ),
  ];
}

function goalMarkets(fixture: DemoFixture, meanGoals: number, strength: number): DemoMarket[] {
  const goals = meanGoals * (1 + 0.09 * bell(mix(fixture.key, 2)));
  const grid = goalGrid((goals / 2) * Math.exp(strength / 2), (goals / 2) * Math.exp(-strength / 2));
  const spreadLine = nearestEven([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5], (line) => grid.homeCovers(line));
  const totalLine = nearestEven([1.5, 2.5, 3.5], (line) => grid.over(line));
  return [
    {
      ...sideMarket(
        fixture,
        'moneyline',
        () => 0,
        () => grid.result,
      ),
      selections: ['home', 'draw', 'away'],
    },
    sideMarket(
      fixture,
      'spread',
      () => spreadLine,
      (line) => twoWay(grid.homeCovers(line)),
    ),
    totalMarket(
      fixture,
      () => totalLine,
      (line) => twoWay(grid.over(line)),
    ),
  ];
}

function boutMarkets(fixture: DemoFixture, roundLines: readonly number[], strength: number): DemoMarket[] {
  const rounds = roundLines[pickIndex(mix(fixture.key, 3), roundLines.length)] ?? 2.5;
  const over = 1 / (1 + Math.exp(-0.35 * bell(mix(fixture.key, 4))));
  return [
    sideMarket(
      fixture,
      'moneyline',
      () => 0,
      () => twoWay(1 / (1 + Math.exp(-strength))),
    ),
    totalMarket(
      fixture,
      () => rounds,
      () => twoWay(over),
    ),
  ];
}

const sideMarket = (
  fixture: DemoFixture,
  market: 'moneyline' | 'spread',
  lineAt: DemoMarket['lineAt'],
  chances: DemoMarket['chances'],
): DemoMarket => ({
  market,
  player: '',
  selections: ['home', 'away'],
  key: mix(fixture.key, market === 'spread' ? 12 : 11),
  newsKey: mix(fixture.key, 21),
  lineAt,
  chances,
});

const totalMarket = (
  fixture: DemoFixture,
  lineAt: DemoMarket['lineAt'],
  chances: DemoMarket['chances'],
): DemoMarket => ({
  market: 'total',
  player: '',
  selections: ['over', 'under'],
  key: mix(fixture.key, 13),
  newsKey: mix(fixture.key, 22),
  lineAt,
  chances,
});

const twoWay = (first: number): readonly number[] => [first, 1 - first];

/** To the nearest half point, never minus zero. */
const halfPoint = (value: number): number => Math.round(value * 2) / 2 + 0;

const nearestEven = (lines: readonly number[], chance: (line: number) => number): number =>
  lines.reduce((best, line) => (Math.abs(chance(line) - 0.5) < Math.abs(chance(best) - 0.5) ? line : best));
