import type { ScoreBet } from '../../../src/engine/odds/score-bet.ts';
import { type Fields, number, word } from './case-fields.ts';

const MARKETS: Record<string, ScoreBet['market']> = {
  moneyline: 'moneyline',
  moneyline3: 'three_way',
  '1x2': 'three_way',
  drawNoBet: 'draw_no_bet',
  doubleChance: 'double_chance',
  spread: 'spread',
  total: 'total',
  teamTotal: 'team_total',
  btts: 'both_score',
};

/** A bet by the file's names of the markets; an unknown one stays as it is, for the engine to refuse. */
export function scoreBet(input: Fields): ScoreBet {
  const name = word(input, 'market');
  return {
    market: MARKETS[name] ?? name,
    side: word(input, 'side'),
    team: word(input, 'team'),
    line: 'line' in input ? number(input, 'line') : 0,
  } as ScoreBet;
}
