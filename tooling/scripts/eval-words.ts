import { measurableAnswers, previews } from './eval-words/answers.ts';
import { type Common, LONG_ANSWER, type Measured, measureWords } from './eval-words/measure.ts';
import { LONG_TEXT, type MeasuredTexts, measureTexts } from './eval-words/measure-texts.ts';

/**
 * `npm run eval:words [-- --answers]`: how long, how hard and how repetitive the words of at least 300 answers are, against what good
 * previews by people read like. Ends with code 1 where a bound is broken. `--answers` prints what is read of each.
 */
const LEAST_ANSWERS = 300;

/** A figure as it is printed, and whether it keeps to its bound. */
type Line = [name: string, figure: string, isKept: boolean];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const most = (name: string, value: number, bound: number, show = (n: number) => n.toFixed(1)): Line => [
  name,
  `${show(value)} (at most ${show(bound)})`,
  value <= bound,
];
const least = (name: string, share: number, bound: number): Line => [
  name,
  `${percent(share)} (at least ${percent(bound)})`,
  share >= bound,
];
const common = (name: string, { form, share }: Common, bound: number): Line => [
  name,
  `${percent(share)} (at most ${percent(bound)}): ${form}`,
  share <= bound,
];

const ofPicks = (measured: Measured): Line[] => [
  most('words of a pick', measured.wordsOfPick, 40),
  most('longest pick', measured.longestPick, 75, String),
  most('sentences of a pick', measured.sentencesOfPick, 3.2),
  most('reading grade', measured.grade, 6),
  common('commonest form', measured.commonestForm, 0.02),
  common('commonest opening of a pick', measured.pickOpening, 0.12),
  common('commonest opening of an answer', measured.answerOpening, 0.25),
  most('answers with a form thrice', measured.formsThrice, 0, String),
  most(`answers of over ${LONG_ANSWER} words`, measured.longAnswers, 0.1, percent),
  least('specific sentences of bets', measured.specific, 0.5),
  least('bets with a specific sentence', measured.specificBets, 0.9),
  most('bets that tell a figure twice', measured.figuresTwice, 0.06, percent),
];

const ofTexts = (measured: MeasuredTexts): Line[] => [
  most('words', measured.words, 55),
  most(`of over ${LONG_TEXT} words`, measured.long, 0.15, percent),
  most('reading grade', measured.grade, 7),
  common('commonest opening', measured.opening, 0.15),
  most('that name a game twice', measured.gamesTwice, 0.05, percent),
];

function print(title: string, lines: readonly Line[]): void {
  console.log(title);
  for (const [name, figure, isKept] of lines)
    console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${name.padEnd(32)} ${figure}`);
}

const { picks, texts } = await measurableAnswers();
if (process.argv.includes('--answers')) {
  for (const { summary, mainBet, additionalBets } of picks) {
    console.log(`\n${summary}`);
    for (const { pick, verdict, analysis, reasoning, riskFactor } of [mainBet, ...additionalBets])
      console.log(`- ${pick} (${verdict}): ${analysis ?? reasoning} Risk: ${riskFactor}`);
  }
  for (const text of texts) console.log(`\n${text}`);
}
const measured = measureWords(picks);
const answers = picks.length + texts.length;
const all = [
  ['answers', `${answers} (at least ${LEAST_ANSWERS})`, answers >= LEAST_ANSWERS] satisfies Line,
  ...ofPicks(measured),
];
const human = measureTexts(await previews());
print(`${picks.length} answers with ${measured.picks} picks`, all);
const others = ofTexts(measureTexts(texts));
print(`${texts.length} answers without picks`, others);
console.log(
  `${human.texts} previews as people write them: ${human.words.toFixed(1)} words, ${human.sentences.toFixed(2)} sentences, grade ${human.grade.toFixed(1)}`,
);
if ([...all, ...others].some(([, , isKept]) => !isKept)) process.exitCode = 1;
