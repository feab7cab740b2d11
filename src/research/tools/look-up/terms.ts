import type { LookUpResult, LookUpTopic } from '#contract/research/look-up.ts';
import type { Choice } from '#contract/research/outcome.ts';
import type { Figure } from '#contract/research/quantities.ts';
import { breakEvenProbability } from '#engine/odds/expected-value.ts';
import { formatDecimal } from '#engine/odds/format-decimal.ts';
import { TERM_KEYS, type Term, termNames } from '../../language/glossary-terms.ts';
import { dollars } from '../../words/format.ts';
import { explainAnswer } from '../../words/plain-answers/explain-answer.ts';
import * as figures from '../calculate/figures.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { nearestNames } from './nearest-names.ts';
import { readTermName, TERM_NAMES } from './read-term-name.ts';
import { told } from './told.ts';

type Asked = Extract<LookUpTopic, { kind: 'term' }>;

const MOST_CHOICES = 3;
const EXAMPLE_STAKE_CENTS = 100_00;

/** What a betting term means, in the bettor's own numbers where these are known; a price is explained by its own figures. */
export function lookUpTerm(asked: Asked, { bettor }: World): Outcome<LookUpResult> {
  if (asked.term === undefined) return allTerms(asked);
  const read = readTermName(asked.term);
  if (read === null) return unknownTerm(asked.term);
  const { term, assumed, decimal } = read;
  const text = explainAnswer(term, bettor);
  if (decimal === null) return told('term', { title: titleOf(term), text, assumed });
  return told('term', {
    title: titleOf(term),
    text: `${priceWords(asked.term, decimal)}\n\n${text}`,
    figures: priceFigures(decimal),
    assumed,
  });
}

const titleOf = (term: Term): string => {
  const name = term.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const profitCents = (decimal: number): number => EXAMPLE_STAKE_CENTS * (decimal - 1);

function priceWords(name: string, decimal: number): string {
  const breakEven = figures.shareText(breakEvenProbability(decimal), 2);
  return `${name} wins ${figures.moneyText(profitCents(decimal))} on a stake of ${dollars(EXAMPLE_STAKE_CENTS)}. In decimal odds it is ${formatDecimal(decimal)}, and it must win ${breakEven} of the time to break even.`;
}

const priceFigures = (decimal: number): Figure[] => [
  figures.price('price', 'Price', decimal),
  figures.chance('breakEven', 'Break-even rate', breakEvenProbability(decimal)),
  figures.money('profit', `Profit on ${dollars(EXAMPLE_STAKE_CENTS)}`, profitCents(decimal)),
];

function unknownTerm(name: string): Outcome<LookUpResult> {
  const termOf = new Map(TERM_NAMES);
  const near = new Set(nearestNames(name, [...termOf.keys()]).flatMap((known) => termOf.get(known) ?? []));
  return refusal('not_recorded', `"${name}" is not in the glossary.`, {
    named: [name],
    choices: [
      ...[...near].slice(0, MOST_CHOICES).map(choiceOf),
      ...(ABOUT_PRICES.test(name) ? [PRICES] : []),
      EVERY_TERM,
    ],
  });
}

const choiceOf = (term: Term): Choice => ({
  label: `What does "${titleOf(term).toLowerCase()}" mean?`,
  tool: 'look_up',
  input: { topic: { kind: 'term', term } },
});

const EVERY_TERM: Choice = {
  label: 'Which terms are explained here?',
  tool: 'look_up',
  input: { topic: { kind: 'term' } },
};

const ABOUT_PRICES = /\b(tokens?|subscriptions?|plans?|pro mode)\b/i;
const PRICES: Choice = { label: 'What does it cost here?', tool: 'look_up', input: { topic: { kind: 'prices' } } };

function allTerms({ limit, offset }: Asked): Outcome<LookUpResult> {
  const rows = TERM_KEYS.map((term) => ({ kind: 'term' as const, term, alsoCalled: termNames(term) })).sort((a, b) =>
    a.term < b.term ? -1 : 1,
  );
  const text = `${rows.length} terms are explained here, each with an example.`;
  return told('term', { title: 'Terms', text, rows, page: { limit, offset } });
}
