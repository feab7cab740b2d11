import type { Answered } from './answer-turns.ts';
import type { Turn } from './turn.ts';

/** `right`: an answer of a kind that was asked for, that holds what it must. `wronglyCharged`: it cost what is free, or what was not asked for. */
export type Judged = { turn: Turn; answered: Answered; right: boolean; wronglyCharged: boolean; faults: string[] };

/** What gives a verdict, by the kind that asks for it; a refusal in words is an answer to any. */
const GIVES: Readonly<Record<string, string>> = { price_bets: 'verdict', best_bets: 'picks', parlay: 'parlay' };
/** What else stands in answers of a kind. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  price_bets: ['table', 'calculation'],
  best_bets: ['table'],
  parlay: ['picks', 'table', 'calculation', 'verdict'],
  board: ['table', 'series'],
  scan: ['table', 'calculation'],
  moves: ['series', 'table'],
  facts: ['facts', 'table'],
  calculate: ['calculation', 'table'],
  look_up: ['table', 'facts'],
  explain: ['table', 'facts', 'series', 'calculation', 'verdict'],
  propose: ['propose'],
};
const WORDS = ['plain', 'text', 'choices'];

/** It says that it does not know what is asked. */
const LOST =
  /^(I cannot tell what that|I do not know what|That can be read in several ways|Which (game|bet) do you mean|No team or player of a priced game is named)/;

export function judge(turn: Turn, answered: Answered): Judged {
  const kinds = turn.kind.split('|');
  const allowed = new Set([...WORDS, ...kinds.flatMap((kind) => [GIVES[kind] ?? '', ...(ALSO[kind] ?? [])])]);
  const told = answered.text.toLowerCase();
  const holds = (words: string) => words.split('|').some((word) => told.includes(word.toLowerCase()));
  const isLost = LOST.test(answered.text) && !kinds.includes('ask_back') && !kinds.includes('refuse');
  const strange = answered.forms.filter((form) => !allowed.has(form));
  const faults = [
    ...strange.map((form) => `is ${form}`),
    ...(isLost ? ['not understood'] : []),
    ...turn.has.filter((words) => !holds(words)).map((words) => `lacks "${words}"`),
    ...turn.lacks.filter(holds).map((words) => `has "${words}"`),
  ];
  const wronglyCharged = answered.charged && (turn.charged === false || faults.length > 0);
  return { turn, answered, right: faults.length === 0 && !wronglyCharged, wronglyCharged, faults };
}
