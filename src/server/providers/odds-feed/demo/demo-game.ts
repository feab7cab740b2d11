import { normalCdf } from '#engine/odds/normal-cdf.ts';
import { countLaw } from './count-law.ts';
import { type Course, courseOf, newsTimes } from './demo-course.ts';
import type { DemoFixture } from './demo-schedule.ts';
import type { CountModel, DemoModel, PointModel, TennisModel } from './demo-sports.ts';
import { basketballLaw, footballLaw } from './point-law.ts';
import type { ScoreLaw } from './score-law.ts';
import { bell, hashText, mix, pickIndex } from './seeded-noise.ts';

/** Log odds to standard deviations of a normal law near even chances. */
const PROBITS = 0.6;

/** One game of the demo world: what is known about it in each state of its news, and so how it can end. */
export type DemoGame = {
  fixture: DemoFixture;
  sides: Course;
  totals: Course;
  /** The chances in a state; the last state is the truth that the score is drawn from. */
  law: (state: number) => ScoreLaw;
  /** What the books put in the middle: the expected home margin and total. */
  expected: (state: number) => { margin: number; total: number };
  /** The one line of a fight; null where lines follow what is expected. */
  roundLine: number | null;
};

export function demoGame(fixture: DemoFixture, seed: number): DemoGame {
  const timesMs = newsTimes(fixture);
  const sides = courseOf(timesMs, mix(fixture.key, 21));
  const totals = courseOf(timesMs, mix(fixture.key, 22));
  const { model } = fixture.sport;
  const strength = strengthOf(fixture, seed, model);
  const scoring = bell(mix(fixture.key, 2));
  const at = (state: number) => ({ side: sides.tilts[state] ?? 0, total: totals.tilts[state] ?? 0 });
  const expected = (state: number) => expectedOf(model, strength, scoring, at(state));
  const laws = new Map<string, ScoreLaw>();
  return {
    fixture,
    sides,
    totals,
    expected,
    roundLine:
      model.kind === 'bout'
        ? (model.roundLines[pickIndex(mix(fixture.key, 3), model.roundLines.length)] ?? null)
        : null,
    law: (state) => {
      const tilts = at(state);
      const key = `${tilts.side}|${tilts.total}`;
      const known = laws.get(key);
      if (known) return known;
      const law = lawOf(model, expected(state));
      laws.set(key, law);
      return law;
    },
  };
}

/** How much better the home side is, in the model's own measure. */
function strengthOf(fixture: DemoFixture, seed: number, model: DemoModel): number {
  const rating = (side: string) => bell(mix(hashText(side), seed));
  const home = 'homeEdge' in model ? model.homeEdge : 0;
  const form = 0.35 * bell(mix(fixture.key, 1));
  return (rating(fixture.home) - rating(fixture.away) + form) * model.ratingSd + home;
}

type Tilts = { side: number; total: number };

function expectedOf(model: DemoModel, strength: number, scoring: number, tilts: Tilts) {
  if (model.kind === 'bout') return { margin: strength + tilts.side, total: 0.35 * scoring + tilts.total };
  if (model.kind === 'counts') return expectedCounts(model, strength, scoring, tilts);
  return {
    margin: strength + tilts.side * PROBITS * model.marginSd,
    total: model.totalMean + model.totalSpread * scoring + tilts.total * PROBITS * model.totalSd,
  };
}

/** A side's strength is a ratio of the expected goals or runs. */
function expectedCounts(model: CountModel, strength: number, scoring: number, tilts: Tilts) {
  const scatter = Math.sqrt(model.varianceRatio / model.totalMean);
  const total = (model.totalMean + model.totalSpread * scoring) * (1 + tilts.total * PROBITS * scatter);
  const ratio = strength + 2 * PROBITS * tilts.side * scatter;
  return { margin: total * Math.tanh(ratio / 2), total };
}

function lawOf(model: DemoModel, game: { margin: number; total: number }): ScoreLaw {
  switch (model.kind) {
    case 'points':
      return pointLaw(model, game);
    case 'counts':
      return countLaw({
        home: (game.total + game.margin) / 2,
        away: (game.total - game.margin) / 2,
        varianceRatio: model.varianceRatio,
        playsOff: model.playsOff,
      });
    case 'tennis':
      return tennisLaw(model, game);
    case 'bout':
      return boutLaw(game);
  }
}

function pointLaw(model: PointModel, game: { margin: number; total: number }): ScoreLaw {
  const shape = { ...game, marginSd: model.marginSd, totalSd: model.totalSd };
  return model.game === 'basketball' ? basketballLaw(shape) : footballLaw(shape, model.game === 'nfl');
}

/** A match is scored in sets and its lines count games. A clear winner mostly needs two sets. */
function tennisLaw({ marginSd, totalSd }: TennisModel, { margin, total }: { margin: number; total: number }): ScoreLaw {
  const home = normalCdf(margin / marginSd);
  const straight = (chance: number) => 0.5 + 0.3 * chance;
  return {
    result: [home, 0, 1 - home],
    covers: (line) => normalCdf((margin + line) / marginSd),
    over: (line) => normalCdf((total - line) / totalSd),
    score: (place) => {
      if (place < home) return { home: 2, away: place < home * straight(home) ? 0 : 1 };
      return { home: place - home < (1 - home) * straight(1 - home) ? 0 : 1, away: 2 };
    },
  };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A fight is won 1 to 0. Its one line counts rounds, and `total` says in log odds that it goes over. */
function boutLaw({ margin, total }: { margin: number; total: number }): ScoreLaw {
  const home = logistic(margin);
  return {
    result: [home, 0, 1 - home],
    covers: () => home,
    over: () => logistic(total),
    score: (place) => (place < home ? { home: 1, away: 0 } : { home: 0, away: 1 }),
  };
}
