import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { AnalysisContent, Pick } from '#contract/analysis.ts';
import { allOf, type Said, shownOf } from '../../../src/research/words/test-said-of-pick.ts';

/** What the words of many answers are like. Shares 0..1, lengths in words, the grade as US school years. */
export type Measured = {
  answers: number;
  picks: number;
  /** Of what is read of a pick before anything is unfolded. */
  wordsOfPick: number;
  longestPick: number;
  sentencesOfPick: number;
  grade: number;
  /** How much of all that is said the form that is used most has. */
  commonestForm: Common;
  /** The same of how what is said of a pick begins, and of how an answer does, by their first words. */
  pickOpening: Common;
  answerOpening: Common;
  /** Answers in which one form stands more than twice. */
  formsThrice: number;
  /** Answers of which more than `LONG_ANSWER` words are read before anything is unfolded. */
  longAnswers: number;
  /** Of bets and leans the sentences that rest on more than the price and the consensus: another book, a move, a fact. */
  specific: number;
  /** Bets and leans of which at least one sentence does. */
  specificBets: number;
  /** Bets and leans of which one figure is told twice. */
  figuresTwice: number;
};
export type Common = { form: string; share: number };

const PRICE_ALONE: ReadonlySet<string> = new Set(['offer', 'market']);
const MOST_OF_FORM = 2;
const OPENING_WORDS = 3;
export const LONG_ANSWER = 180;

export function measureWords(answers: readonly AnalysisContent[]): Measured {
  const picks = answers.flatMap(picksOf);
  const shown = picks.map(shownOf).filter((sentences) => sentences.length > 0);
  const lengths = shown.map((sentences) => sum(sentences.map(({ text }) => wordsIn(text).length)));
  const all = picks.flatMap(allOf);
  const sentences = shown.flat();
  const staked = picks.filter(({ verdict }) => verdict !== 'pass');
  const ofStaked = staked.flatMap(shownOf);
  return {
    answers: answers.length,
    picks: picks.length,
    wordsOfPick: sum(lengths) / shown.length,
    longestPick: Math.max(...lengths),
    sentencesOfPick: sentences.length / shown.length,
    grade: gradeOf(sentences.map(({ form }) => form)),
    commonestForm: commonest(all.map(({ form }) => form)),
    pickOpening: commonest(shown.map(([first]) => openingOf(first?.form ?? ''))),
    answerOpening: commonest(answers.map(({ summary }) => openingOf(masked(summary)))),
    formsThrice: answers.filter(saysThrice).length,
    longAnswers: shareOf(answers, (answer) => wordsShown(answer) > LONG_ANSWER),
    specific: shareOf(ofStaked, isSpecific),
    specificBets: shareOf(staked, (pick) => shownOf(pick).some(isSpecific)),
    figuresTwice: shareOf(staked, tellsTwice),
  };
}

const picksOf = ({ mainBet, additionalBets }: AnalysisContent): Pick[] => [mainBet, ...additionalBets];

const isSpecific = ({ cites }: Said): boolean => cites.some((id) => !PRICE_ALONE.has(id));

const wordsShown = (answer: AnalysisContent): number =>
  wordsIn(answer.summary).length +
  sum(
    picksOf(answer)
      .flatMap(shownOf)
      .map(({ text }) => wordsIn(text).length),
  );

const FIGURE = /(?<![\w.])(?:[+-]\d{3,}|\d+\.\d+%|\d\.\d{2})(?!\d)/g;

/** But for the price and the number of the bet itself. */
function tellsTwice(pick: Pick): boolean {
  const text = shownOf(pick)
    .map((said) => said.text)
    .join(' ');
  const figures = [...text.matchAll(FIGURE)].map(([figure]) => figure);
  return figures.some(
    (figure, at) => figure !== pick.odds && !pick.pick.includes(figure) && figures.indexOf(figure) < at,
  );
}

/** Figures and names of sides are what differs between two answers that begin alike. */
export const masked = (text: string): string => text.replace(/[+-]?\d[\d.,]*%?/g, '#');

export const openingOf = (form: string): string => wordsIn(form).slice(0, OPENING_WORDS).join(' ');

const saysThrice = (answer: AnalysisContent): boolean =>
  [
    ...countsOf(
      picksOf(answer)
        .flatMap(allOf)
        .map(({ form }) => form),
    ).values(),
  ].some((count) => count > MOST_OF_FORM);

function countsOf(forms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

export function commonest(forms: readonly string[]): Common {
  const [form = '', uses = 0] = [...countsOf(forms)].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return { form, share: forms.length === 0 ? 0 : uses / forms.length };
}

export const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** A name or a figure counts as one word of one syllable: how hard they are to read is not the writer's doing. */
export function gradeOf(forms: readonly string[]): number {
  const words = forms.flatMap((form) => wordsIn(form.replaceAll('#', 'it')));
  return fleschKincaid({
    sentence: forms.length,
    word: words.length,
    syllable: sum(words.map((word) => syllable(word))),
  });
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}#]/u.test(word));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
