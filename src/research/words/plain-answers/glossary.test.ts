import { describe, expect, it } from 'vitest';
import { TERM_KEYS, type Term } from '../../language/glossary-terms.ts';
import { GLOSSARY } from './glossary.ts';

const decimal = (american: number): number => (american > 0 ? 1 + american / 100 : 1 - 100 / american);
const implied = (american: number): number => 1 / decimal(american);
const percent = (share: number, digits = 2): string => `${(100 * share).toFixed(digits)}%`;
function money(amount: number): string {
  const cents = Math.round(100 * amount);
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
}
const american = (odds: number): string =>
  odds >= 2 ? `+${Math.round(100 * (odds - 1))}` : `-${Math.round(100 / (odds - 1))}`;
const points = (from: number, to: number): string => `${(100 * (implied(to) - implied(from))).toFixed(2)} points`;
const choose2 = (count: number): number => (count * (count - 1)) / 2;
const logit = (p: number): number => Math.log(p / (1 - p));
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const D110 = decimal(-110);
const SUM_110 = 2 * implied(-110);
const FAIR_SUM = implied(-120) + implied(100);
const CONSENSUS = 1 / (1 + Math.exp(-(5 * logit(0.52) + logit(0.54)) / 6));
const EV_54 = 0.54 * D110 - 1;
const KELLY_54 = EV_54 / (D110 - 1);
const ARB_SUM = implied(105) + implied(100);
const ARB_BACK = 1_000 / ARB_SUM;
const HEDGE = (100 * decimal(400)) / decimal(-120);
const WIN_SD = Math.sqrt((0.55 * 0.45) / 100);
const scores = (goals: number): number => 1 - Math.exp(-goals);
const METHODS = [200, 350, 120, 900, 1200, 600].map(implied);
const METHOD_SUM = METHODS.reduce((sum, chance) => sum + chance, 0);
const ROI = (54 * 20 * (D110 - 1) - 46 * 20) / 2_000;
const DOUBLED = range(6).reduce((sum, step) => sum + 10 * 2 ** step, 0);

/** Every figure that a worked example states, computed here from what it starts with. */
const FIGURES: Readonly<Record<Term, readonly string[]>> = {
  vig: [percent(implied(-110)), percent(SUM_110), percent(SUM_110 - 1), percent(1 - 1 / SUM_110)],
  american_odds: [`${decimal(145).toFixed(2)} in decimal`, `${D110.toFixed(2)} in decimal`],
  decimal_odds: [money(100 * 2.45), money(100 * 2.45 - 100), american(2.45), `1.50 is ${american(1.5)}`],
  implied_probability: [percent(110 / 210), percent(implied(150))],
  fair_price: [
    percent(implied(-120)),
    percent(implied(100)),
    percent(FAIR_SUM),
    percent(implied(-120) / FAIR_SUM),
    percent(implied(100) / FAIR_SUM),
    `${american(FAIR_SUM / implied(-120))} and ${american(FAIR_SUM / implied(100))}`,
  ],
  consensus: [percent(CONSENSUS, 1)],
  sharp_book: [percent(2 * implied(-104) - 1), percent(SUM_110 - 1)],
  edge: [percent(0.5 * decimal(110) - 1, 1), percent(0.5 * D110 - 1, 1)],
  expected_value: [D110.toFixed(3), percent(EV_54, 1), money(100 * EV_54)],
  closing_line_value: [decimal(120).toFixed(2), percent(decimal(120) * 0.475 - 1, 1)],
  line_movement: [percent(implied(-110)), percent(implied(-125)), points(-110, -125)],
  reverse_line_movement: [percent(implied(-150)), percent(implied(-140)), points(-140, -150)],
  steam: [percent(implied(-110)), percent(implied(-130)), points(-110, -130).replace(' points', ' points more')],
  arbitrage: [
    percent(implied(105)),
    percent(implied(100)),
    percent(ARB_SUM),
    money((1_000 * implied(105)) / ARB_SUM),
    money((1_000 * implied(100)) / ARB_SUM),
    money(ARB_BACK),
    percent(ARB_BACK / 1_000 - 1),
  ],
  key_number: [points(-110, -120)],
  line_shopping: [percent(implied(-110)), percent(implied(-105)), points(-105, -110)],
  limits: [money(500 * 0.03), money(20 * 0.03)],
  moneyline: [percent(implied(-150)), percent(implied(130))],
  spread: [percent(implied(-110))],
  asian_handicap: [money(50 * 0.95)],
  total: [percent(implied(-110))],
  team_total: [`= ${(47 + 3) / 2} points`, `near ${(47 - 3) / 2}`],
  prop: [percent(implied(-115)), percent(2 * implied(-115)), percent(2 * implied(-115) - 1), percent(SUM_110 - 1)],
  parlay: [
    (D110 ** 3).toFixed(2),
    american(D110 ** 3),
    percent(0.5 ** 3, 1),
    (1 / 0.5 ** 3).toFixed(2),
    percent(0.5 ** 3 * D110 ** 3 - 1, 1),
    percent(0.5 * D110 - 1, 1),
  ],
  same_game_parlay: [percent(0.25, 0), `4.00 (${american(4)})`, `${(1 / 0.32).toFixed(2)} (${american(1 / 0.32)})`],
  round_robin: [`${choose2(4)} parlays`, money(10 * choose2(4)), `${choose2(3)} of the ${choose2(4)}`],
  teaser: [percent(implied(-120)), percent(Math.sqrt(implied(-120)))],
  future: [percent(implied(500)), percent(implied(500) / 1.25)],
  live_betting: [percent(implied(-120)), percent(2 * implied(-120) - 1)],
  alternate_line: [percent(implied(-110)), percent(implied(145))],
  push: [(D110 ** 2).toFixed(2), (D110 ** 3).toFixed(2)],
  draw_no_bet: [percent(0.45 / 0.73), (0.73 / 0.45).toFixed(2)],
  kelly: [percent(EV_54), (D110 - 1).toFixed(3), percent(KELLY_54), percent(KELLY_54 / 4)],
  unit: [money(1_000 * 0.01), money(1_000 * 0.0075)],
  bankroll: [percent(1 - 0.99 ** 20, 1)],
  variance: [
    `${(100 * WIN_SD).toFixed(2)} points`,
    `${Math.round(55 - 200 * WIN_SD)}% and ${Math.round(55 + 200 * WIN_SD)}%`,
  ],
  confidence: ['70%', '1%', '95% and 3%'],
  verdict: [money(1_000 * 0.0025)],
  middle: [money(110 - 110 * (D110 - 1)), money(2 * 110 * (D110 - 1)), percent(10 / 210)],
  hedge: [money(100 * decimal(400)), money(HEDGE), money(100 + HEDGE), money(400 - HEDGE)],
  hold: [percent(SUM_110), percent(1 - 1 / SUM_110), money(1_000 * (1 - 1 / SUM_110))],
  no_vig: [
    percent(implied(-110)),
    percent(SUM_110),
    percent(implied(-110) / SUM_110),
    american(SUM_110 / implied(-110)),
  ],
  puck_line: [percent(implied(-160)), percent(implied(155))],
  run_line: [percent(implied(-150)), percent(implied(140))],
  method_of_victory: [
    METHODS.map((chance) => percent(chance)).join(' + '),
    percent(METHOD_SUM),
    percent(METHOD_SUM - 1),
  ],
  cash_out: [money(100 * decimal(300)), money(400 * 0.5), money(200 - 180), percent(20 / 200, 1)],
  double_chance: [percent(0.45 + 0.27, 0), `${(1 / 0.72).toFixed(2)} (${american(1 / 0.72)})`],
  both_teams_to_score: [
    percent(scores(1.6)),
    percent(scores(1.2)),
    percent(scores(1.6) * scores(1.2)),
    `${(1 / (scores(1.6) * scores(1.2))).toFixed(2)} (${american(1 / (scores(1.6) * scores(1.2)))})`,
  ],
  favorite: [percent(implied(-200)), percent(1 - 0.64 * decimal(-200), 1)],
  underdog: [percent(implied(180)), percent(0.38 * decimal(180) - 1, 1)],
  pick_em: [percent(implied(-110))],
  hook: ['8.5%'],
  dead_heat: [money((100 * decimal(400)) / 2), money(100 / 2)],
  public_money: [percent(implied(-110))],
  opening_line: [percent(implied(120)), percent(implied(105)), points(120, 105)],
  exchange: [(1 + 1.1 * 0.98).toFixed(3), percent(1 / (1 + 1.1 * 0.98)), percent(1 / 2.1)],
  lay: [money(100 * (3 - 1)), percent(2 / 3)],
  bad_beat: [`once in ${Math.round(1 / (1 - 0.95))}`],
  lock: [percent(0.8 ** 3, 1)],
  free_bet: ['worth $25.00', 'worth $40.00'],
  odds_boost: [percent(implied(400)), percent(1 - implied(400) * decimal(350), 1)],
  return_on_investment: [money(100 * 20), money(2_000 * ROI), percent(ROI, 1)],
  risk_of_ruin: [`takes ${100 / 1} losses`, `takes ${100 / 10}.`],
  stale_price: [percent(0.5 * decimal(150) - 1, 1)],
  period_bet: [percent(2 * implied(-115) - 1), percent(SUM_110 - 1)],
  correlation: [percent(0.25 + 0.2 * 0.25, 1)],
  line: [percent(implied(-110))],
  wager: [money(50 * decimal(150)), money(50 * decimal(150) - 50), percent(implied(150))],
  gamblers_fallacy: [`once in ${2 ** 5}`],
  chasing_losses: [money(DOUBLED), money(10 * 2 ** 6), `once in ${2 ** 6}`],
};

it('explains sixty terms and more', () => {
  expect(TERM_KEYS.length).toBeGreaterThanOrEqual(60);
});

describe('the worked example of', () => {
  it.each(TERM_KEYS)('%s has the right figures', (term) => {
    for (const figure of FIGURES[term]) expect(GLOSSARY[term]).toContain(figure);
  });

  it.each(TERM_KEYS)('%s is there at all', (term) => {
    expect(GLOSSARY[term]).toMatch(/Example: /);
    expect(FIGURES[term].length).toBeGreaterThan(0);
  });
});
