import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { AnalysisContent } from '#contract/analysis.ts';
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
  commonestForm: { form: string; share: number };
  /** Answers in which one form stands more than twice. */
  formsThrice: number;
  /** Sentences that rest on more than the price and the consensus: a sharp book, a move, a fact. */
  specific: number;
};

const PRICE_ALONE: ReadonlySet<string> = new Set(['offer', 'market']);
const MOST_OF_FORM = 2;

export function measureWords(answers: readonly AnalysisContent[]): Measured {
  const picks = answers.flatMap(({ mainBet, additionalBets }) => [mainBet, ...additionalBets]);
  const shown = picks.map(shownOf).filter((sentences) => sentences.length > 0);
  const lengths = shown.map((sentences) => sum(sentences.map(({ text }) => wordsIn(text).length)));
  const all = picks.flatMap(allOf);
  const [form = '', uses = 0] = [...countsOf(all)].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const sentences = shown.flat();
  return {
    answers: answers.length,
    picks: picks.length,
    wordsOfPick: sum(lengths) / shown.length,
    longestPick: Math.max(...lengths),
    sentencesOfPick: sentences.length / shown.length,
    grade: gradeOf(sentences),
    commonestForm: { form, share: uses / all.length },
    formsThrice: answers.filter(saysThrice).length,
    specific: sentences.filter(({ cites }) => cites.some((id) => !PRICE_ALONE.has(id))).length / sentences.length,
  };
}

const saysThrice = ({ mainBet, additionalBets }: AnalysisContent): boolean =>
  [...countsOf([mainBet, ...additionalBets].flatMap(allOf)).values()].some((count) => count > MOST_OF_FORM);

function countsOf(said: readonly Said[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { form } of said) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

/** A name or a figure counts as one word of one syllable: how hard they are to read is not the writer's doing. */
function gradeOf(said: readonly Said[]): number {
  const words = said.flatMap(({ form }) => wordsIn(form.replaceAll('#', 'it')));
  return fleschKincaid({
    sentence: said.length,
    word: words.length,
    syllable: sum(words.map((word) => syllable(word))),
  });
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
