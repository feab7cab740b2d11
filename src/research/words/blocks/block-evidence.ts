import type { Block, BlockOf, ColumnKind } from '#contract/blocks.ts';
import type { Figure } from '#contract/research/quantities.ts';
import type { Verdict } from '#contract/verdict.ts';
import { type CheckedSentence, checkSentence } from '#engine/grounding/check-sentence.ts';
import type { EvidenceItem, EvidenceSet } from '#engine/grounding/evidence.ts';
import { foreignBook } from '../foreign-book.ts';

/** What may be said of a block, and what it rests on: the figures and names that it shows, and nothing else. */
export type BlockEvidence = {
  kind: Block['kind'];
  items: readonly EvidenceItem[];
  /** The words that may be added, and the most sentences of each. */
  wanted: Readonly<Partial<Record<BlockWords, number>>>;
  check: (sentence: string) => CheckedSentence;
};

export type BlockWords = 'why' | 'risk' | 'note';

const MOST_ROWS = 12;

/** Null: its words are its own, as those of facts and of what is asked back. `id` tells it from other blocks: nothing of these can be named. */
export function evidenceOfBlock(block: Block, id: string): BlockEvidence | null {
  switch (block.kind) {
    case 'verdict':
      return evidence(block.kind, verdictItems(block, id), {
        wanted: { why: 2, risk: 1 },
        verdicts: block.prices.map(({ verdict }) => verdict),
      });
    case 'table':
      return evidence(block.kind, rowItems(block, id), { wanted: { note: 1 }, verdicts: [] });
    case 'calculation':
      return evidence(block.kind, sumItems(block, id), { wanted: { note: 1 }, verdicts: [] });
    default:
      return null;
  }
}

type Judging = { wanted: BlockEvidence['wanted']; verdicts: readonly (Verdict | null)[] };

function evidence(
  kind: Block['kind'],
  items: readonly EvidenceItem[],
  { wanted, verdicts }: Judging,
): BlockEvidence | null {
  const [first] = items;
  if (!first) return null;
  const sets = heldTo(verdicts).map((verdict): EvidenceSet => ({ eventId: first.eventId, items, verdict }));
  return { kind, items, wanted, check: (sentence) => checkUnder(sets, sentence) };
}

/** What judges nothing neither recommends nor warns off; where two prices are judged apart, words must hold for both. */
function heldTo(verdicts: readonly (Verdict | null)[]): readonly Verdict[] {
  const given = [...new Set(verdicts)];
  return given.length === 0 || given.includes(null) ? ['bet', 'pass'] : given.flatMap((one) => one ?? []);
}

/** A mark would be a place among sources, which a block lists by itself. */
const MARKS = /\s?\[\d+\]/g;

/** Kinds of bets, and words that turn to another one. What a block does not show is another bet. */
const BET_WORDS =
  /\b(?:over|under|moneyline|spread|total|draw|parlay|teaser|alternate|instead|opposite|other (?:side|team|bet))\b/gi;
const REFERENCE = /\{\{.*?\}\}|\[\[.*?\]\]/g;

function foreignBet(sentence: string, [set]: readonly EvidenceSet[]): string | undefined {
  const shown = (set?.items ?? [])
    .flatMap(({ values }) => Object.values(values))
    .join(' ')
    .toLowerCase();
  const said = sentence.replace(REFERENCE, ' ').match(BET_WORDS) ?? [];
  return said.find((word) => !shown.includes(word.toLowerCase()));
}

function checkUnder(sets: readonly EvidenceSet[], sentence: string): CheckedSentence {
  const foreign = foreignBet(sentence, sets) ?? foreignBook(sentence, sets[0]?.items ?? []);
  if (foreign !== undefined) return { ok: false, fault: 'foreign_name', detail: foreign };
  let checked: CheckedSentence = { ok: false, fault: 'empty', detail: '' };
  for (const set of sets) {
    checked = checkSentence(sentence, set);
    if (!checked.ok) return checked;
  }
  return checked.ok ? { ok: true, text: checked.text.replace(MARKS, '').trim() } : checked;
}

/** As the check of labels knows them: a fair chance, a fair price, a price, an edge. */
const FIGURES: Readonly<Record<string, string>> = { chance: 'fair', fair: 'fairOdds' };

/** Stakes are the server's to tell, and the money in them is the reader's own affair. */
const isTold = ({ key, unit }: Figure): boolean => key !== 'stake' && unit !== 'units';

const valuesOf = (figures: readonly Figure[]): Record<string, string> =>
  Object.fromEntries(figures.filter(isTold).map(({ key, text }) => [FIGURES[key] ?? key, text]));

function verdictItems({ bet, game, chance, figures, prices }: BlockOf<'verdict'>, eventId: string): EvidenceItem[] {
  return [
    { id: 'bet', eventId, values: { bet, game, ...valuesOf([chance, ...figures]) } },
    ...prices.map(({ label, book, price, chance: counted, edge, verdict, reason }, at) => ({
      id: `price${at + 1}`,
      eventId,
      values: {
        whose: label,
        ...(book !== null && { book }),
        odds: price.text,
        ...(counted && { fair: counted.text }),
        edge: edge.text,
        ...(verdict !== null && { verdict }),
        ...(reason !== undefined && { reason }),
      },
    })),
  ];
}

const COLUMNS: Partial<Record<ColumnKind, string>> = { fair: 'fairOdds', price: 'odds', book: 'book' };
const NOTHING = /^[\s\u2013\u2014-]*$/;

function rowItems({ columns, rows }: BlockOf<'table'>, eventId: string): EvidenceItem[] {
  return rows.slice(0, MOST_ROWS).map(({ cells }, at) => {
    const values: Record<string, string> = {};
    for (const [place, { text, line }] of cells.entries()) {
      const column = columns[place];
      if (!column || NOTHING.test(text) || column.kind === 'money') continue;
      const name = nameOf(column, values);
      values[name] = text;
      if (line !== undefined) values[`${name}Line`] = line;
    }
    return { id: `r${at + 1}`, eventId, values };
  });
}

/** Several columns of one kind are told apart by their keys. */
function nameOf({ kind, key }: { kind: ColumnKind; key: string }, taken: object): string {
  const name = COLUMNS[kind] ?? key;
  const own = Object.hasOwn(taken, name) ? key : name;
  return own.replace(/\W/g, '_');
}

function sumItems({ title, inputs, figures }: BlockOf<'calculation'>, eventId: string): EvidenceItem[] {
  return [
    { id: 'in', eventId, values: valuesOf(inputs) },
    { id: 'out', eventId, values: { title, ...valuesOf(figures) } },
  ];
}
