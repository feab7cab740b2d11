import type { Answered } from './answer-turns.ts';
import type { Turn } from './turn.ts';

/** `right`: one of the ways in which such a turn may be answered. `wronglyCharged`: it cost what is free, or was answered by something else. */
export type Judged = { turn: Turn; answered: Answered; right: boolean; wronglyCharged: boolean };

/** What may answer a turn of a kind, beside the calls that its writer named: a refusal by name is an answer, another bet is none. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  price_bets: ['price_bets', 'one_game', 'say', 'not_stored', 'about_picks'],
  best_bets: ['best_bets', 'one_game', 'not_stored', 'say', 'about_picks'],
  parlay: ['build_parlay', 'not_stored', 'say', 'calculate'],
  board: ['show_board', 'find_games', 'say', 'price_bets'],
  scan: ['scan_prices', 'say', 'show_board'],
  moves: ['line_moves', 'say'],
  facts: ['facts_about', 'say', 'find_games'],
  calculate: ['calculate', 'say'],
  look_up: ['look_up', 'explain', 'small_talk', 'say', 'about_picks'],
  propose: ['propose', 'say', 'self_exclusion'],
  harm: ['distress', 'self_exclusion'],
  age: ['under_age'],
  small_talk: ['small_talk', 'look_up'],
  outside: ['out_of_scope', 'say', 'small_talk'],
  ask_back: ['say'],
  refuse: ['say', 'not_stored', 'out_of_scope', 'price_bets', 'propose', 'find_games', 'show_board'],
};

export function judge(turn: Turn, answered: Answered): Judged {
  const allowed = new Set([...(ALSO[turn.kind] ?? []), ...turn.calls.map(({ tool }) => tool)]);
  const right = answered.tools.length > 0 && answered.tools.every((tool) => allowed.has(tool));
  const wronglyCharged = answered.charged && (turn.charged === false || !right);
  return { turn, answered, right, wronglyCharged };
}
