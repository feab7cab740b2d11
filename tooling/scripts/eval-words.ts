import { AnalysisContent } from '#contract/analysis.ts';
import { measureWords } from './eval-words/measure.ts';
import { answerOf } from './golden/answer.ts';
import { goldenCases } from './golden/cases.ts';

/**
 * `npm run eval:words [-- --answers]`: how long, how hard and how repetitive the words of picks are, over the golden answers that give
 * picks, against what a good human preview reads like. Ends with code 1 where a bound is broken. `--answers` prints what is read of
 * each pick.
 */
/** Each bound with the figure that has to keep to it. */
const BOUNDS = { wordsOfPick: 50, longestPick: 110, sentencesOfPick: 4, grade: 8, commonestForm: 0.02, specific: 0.4 };

const contents: AnalysisContent[] = [];
for (const golden of await goldenCases()) {
  if (golden.mode !== 'regular') continue;
  const answer = await answerOf(golden);
  const picks = answer.startsWith('{') ? AnalysisContent.safeParse(JSON.parse(answer).content) : null;
  if (picks?.success) contents.push(picks.data);
}
if (process.argv.includes('--answers'))
  for (const { summary, mainBet, additionalBets } of contents) {
    console.log(`\n${summary}`);
    for (const { pick, analysis, reasoning, riskFactor } of [mainBet, ...additionalBets])
      console.log(`- ${pick}: ${analysis ?? reasoning} Risk: ${riskFactor}`);
  }
const measured = measureWords(contents);
const { commonestForm, formsThrice } = measured;
const lines: [string, string, boolean][] = [
  [
    'words of a pick',
    `${measured.wordsOfPick.toFixed(1)} (at most ${BOUNDS.wordsOfPick})`,
    measured.wordsOfPick <= BOUNDS.wordsOfPick,
  ],
  [
    'longest pick',
    `${measured.longestPick} (at most ${BOUNDS.longestPick})`,
    measured.longestPick <= BOUNDS.longestPick,
  ],
  [
    'sentences of a pick',
    `${measured.sentencesOfPick.toFixed(2)} (at most ${BOUNDS.sentencesOfPick})`,
    measured.sentencesOfPick <= BOUNDS.sentencesOfPick,
  ],
  ['reading grade', `${measured.grade.toFixed(1)} (at most ${BOUNDS.grade})`, measured.grade <= BOUNDS.grade],
  [
    'commonest form',
    `${(commonestForm.share * 100).toFixed(2)}% (at most 2%): ${commonestForm.form}`,
    commonestForm.share <= BOUNDS.commonestForm,
  ],
  ['answers with a form thrice', `${formsThrice} (none allowed)`, formsThrice === 0],
  [
    'specific sentences',
    `${(measured.specific * 100).toFixed(1)}% (at least 40%)`,
    measured.specific >= BOUNDS.specific,
  ],
];
console.log(`${measured.answers} answers, ${measured.picks} picks`);
for (const [name, figure, isKept] of lines) console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${name.padEnd(28)} ${figure}`);
if (lines.some(([, , isKept]) => !isKept)) process.exitCode = 1;
