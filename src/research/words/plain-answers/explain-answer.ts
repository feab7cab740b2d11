import { stakeCents } from '#engine/picks/stake-cents.ts';
import type { Bettor } from '../bettor.ts';
import { dollars } from '../format.ts';
import { glossaryText } from './glossary.ts';
import { outOfScopeAnswer } from './talk-answers.ts';

/** Terms that are about how much is staked: they are told in the reader's own money where it is known. */
const ABOUT_STAKES: ReadonlySet<string> = new Set([
  'unit',
  'bankroll',
  'kelly',
  'verdict',
  'variance',
  'risk_of_ruin',
  'chasing_losses',
  'edge',
  'expected_value',
]);
const EXAMPLE_EDGE = 0.03;

/** What a term means, and what that is in the reader's own numbers. */
export function explainAnswer(term: string | null, bettor: Bettor): string {
  const text = glossaryText(term);
  if (text === null || term === null) return outOfScopeAnswer(null);
  const unit = stakeCents(1, bettor);
  if (unit === null || !ABOUT_STAKES.has(term)) return text;
  const edge = Math.round(unit * EXAMPLE_EDGE);
  return `${text}\n\nIn your numbers: 1 unit is ${dollars(unit)}, and an edge of 3% on it is worth ${dollars(edge)} a bet on average.`;
}
