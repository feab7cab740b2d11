import { describe, expect, it } from 'vitest';
import { marginModel } from '#engine/odds/point-models.ts';
import { standardErrorOf } from '../running-mean.ts';
import { createSpreadChance } from './spread-chance.ts';
import { BASEBALL, both, CLOSES, COPIES, ideasOn, judged, MOVES, season, shared } from './test-ideas.ts';

const MOMENTUM = 'momentum from open to close';
const TOTAL = 'moneyline helped by the total';

describe('ideas that the product does not use', () => {
  it('helped, where the move goes on in the unseen half as in the tuned one', async () => {
    const found = judged(
      await ideasOn([...season({ season: 2016, momentum: 0.8 }), ...season({ season: 2017, momentum: 0.8 })], BASEBALL),
      MOMENTUM,
    );
    expect(found.fitted?.[0]).toBeCloseTo(0.8, 1);
    expect(found.gains.unseen.mean).toBeGreaterThan(2 * (standardErrorOf(found.gains.unseen) ?? 1));
    expect(found.verdict).toBe('helped');
  });

  it('made no difference, where the close is right', async () => {
    const whole = await ideasOn([...season({ season: 2016 }), ...season({ season: 2017 })], BASEBALL);
    for (const { name, trials } of whole.ideas) {
      for (const { judgement } of trials) expect([name, judgement.verdict]).toEqual([name, 'no difference']);
    }
    expect(Math.abs(judged(whole, MOMENTUM).fitted?.[0] ?? 1)).toBeLessThan(0.05);
    expect(judged(whole, 'recalibration').fitted?.[0]).toBeCloseTo(1, 1);
  });

  it('are judged on the unseen half alone: what the tuned one alone shows has hurt', async () => {
    const found = judged(
      await ideasOn(
        [...season({ season: 2016, momentum: 0.8 }), ...season({ season: 2017, momentum: -0.8 })],
        BASEBALL,
      ),
      MOMENTUM,
    );
    expect(found.fitted?.[0]).toBeCloseTo(0.8, 1);
    expect(found.gains.tuned.mean).toBeGreaterThan(0);
    expect(found.verdict).toBe('hurt');
  });

  it('put right a market that is wrong about the home side, by its share alone', async () => {
    const rows = [2016, 2017].flatMap((year) => season({ season: year, bias: 0.4 }));
    const found = judged(await ideasOn(rows, BASEBALL), 'recalibration');
    expect(found.fitted?.[0]).toBeCloseTo(1, 1);
    expect(found.fitted?.[1]).toBeCloseTo(0.4, 1);
    expect(found.verdict).toBe('helped');
  });

  it('see what a total tells of favourites, and leave out a misread total or opening price', async () => {
    const slips = Array.from({ length: 30 }, () => `2017,3,5,${both(0.62)},${both(0.2)},104`);
    const whole = await ideasOn(
      [...season({ season: 2016, pull: 0.3 }), ...season({ season: 2018, pull: 0.3 }), ...slips],
      BASEBALL,
    );
    const games = CLOSES.length * MOVES.length * COPIES;
    expect(judged(whole, TOTAL).fitted?.[0]).toBeCloseTo(0.3, 1);
    expect(judged(whole, TOTAL)).toMatchObject({ verdict: 'helped', gains: { unseen: { n: games } } });
    expect(judged(whole, MOMENTUM).gains.unseen.n).toBe(games);
    expect(judged(whole, 'recalibration').gains.unseen.n).toBe(games + slips.length);
  });

  it('give the moneyline the spread where the spread knows better', async () => {
    const chanceAt = createSpreadChance(marginModel('nfl', 45));
    const rows = [2012, 2013].flatMap((year) =>
      [-6, -2.5, 3, 7.5].flatMap((spread) => {
        const home = chanceAt(spread) ?? Number.NaN;
        return shared(
          [home, 1 - home],
          (won) => `g,${year},A,B,${won === 0 ? '20,10' : '10,20'},${both(0.55)},${spread},44`,
        );
      }),
    );
    const header =
      'game_id,season,home_team,away_team,home_score,away_score,home_moneyline,away_moneyline,spread_line,total_line';
    const found = judged(await ideasOn(rows, header), 'moneyline helped by the spread');
    expect(found.fitted?.[0]).toBeCloseTo(1, 1);
    expect(found.verdict).toBe('helped');
    expect(chanceAt(7)).toBeGreaterThan(0.65);
    expect(chanceAt(0)).toBeCloseTo(0.5, 9);
    expect([chanceAt(1.3), chanceAt(5000)]).toEqual([null, null]);
  });
});
