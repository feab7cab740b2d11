import type { CoverRow, Ending, MiddleRow, ScanPricesResult } from '#contract/research/scans.ts';
import { dollars, plural } from '../format.ts';

/** What is said below the bets of a scan: how they can end, how old their prices are, what can go wrong. Nothing is free of risk. */

export type PlacedRow = CoverRow | MiddleRow;

const NO_ARBITRAGE = 'None of these is an arbitrage: together they pay back no more than they cost.';
/** More states are counted. */
const MOST_STATES = 12;

/** Of bets that stand alone in a table: every ending, the ages of their prices, where all of their books take bets, doubts. */
export function rowNote(row: PlacedRow): string {
  const worth = row.kind === 'middle' ? [middleWords(row)] : [];
  return [...worth, endingWords(row), [row.ageNote, ...stateWords(row)].join(' '), ...row.notes].join('\n');
}

/** `On $100.00 in all it ends: Under 20 (+$4.32); exactly 20 games ($0.00); Over 20 (+$4.31).` Endings have commas of their own. */
const endingWords = ({ endings, totalCents }: PlacedRow): string =>
  `With ${dollars(totalCents)} in total: ${endings.map(({ ending, text }: Ending) => `${ending} (${text})`).join('; ')}.`;

function middleWords({ chanceText, chanceNote, neededText, evText }: MiddleRow): string {
  if (chanceText === null || evText === null)
    return `Both must win ${neededText} of the time to break even, pushes aside. ${chanceNote}`;
  return `Both win ${chanceText} of the time; to break even it takes ${neededText}, pushes aside. Pushes counted, ${evText} is expected on the total. ${chanceNote}`;
}

function stateWords({ states, sides }: PlacedRow): string[] {
  if (states === null) return [];
  const all = new Set(sides.map(({ bookKey }) => bookKey)).size === 1 ? 'The book takes' : 'All of its books take';
  return [`${all} bets in ${states.length > MOST_STATES ? plural(states.length, 'state') : states.join(', ')}.`];
}

/** Of the scan as a whole: what was left out, and what can still go wrong with every row. */
export function scanNote({ leftOut, risks, rows, nearest }: ScanPricesResult): string {
  const words = [
    leftOut.join(' '),
    rows.length > 0 ? risks.join(' ') : NO_ARBITRAGE,
    [...rows, ...nearest].some((row) => row.kind !== 'gap' && row.states !== null)
      ? 'Name your state to scan the books that take bets there.'
      : '',
  ];
  return words.filter(Boolean).join('\n');
}
