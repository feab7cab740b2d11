import type { AboutMatter } from '#contract/research/look-up.ts';
import type { Asked } from '../calls/call.ts';
import { lookUp, withWords } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { settlingAsked } from '../product/settling-asked.ts';

/** It is asked whether something counts, and no price of it. */
const COUNTS =
  /\b(counts?|counted|counting|enough|qualif(y|ies)|included?|good enough|considered|does it work|still win|cash|cashes|does (he|it|that|she) (win|hit|pay))\b/;
const ELSE = /\b(worth it|value|good bet|odds|prices?|chance|likely|best|should i)\b/;

/** What does or does not count, said first; the rule stands behind it. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!.*\b(passing (td|touchdown)s? (prop|bet|over|under|line|market)|pass(ing)? (tds?|touchdowns?) (over|under))\b).*\b(throw|throws|thrown|threw|pass|passes|passing)\b.*|\bqb\b.*\b(throw|throws|thrown|pass)/,
    'No: a touchdown counts for who carries or catches the ball, so one that he throws is not enough.',
  ],
  [/\bwalk(s|ed)?\b/, 'No: a walk counts for no hits and no total bases.'],
  [/\b(post|crossbar|blocked)\b/, 'No: only what would have gone in, or went in, is a shot on goal.'],
];
/** Who carries it himself. */
const RUN =
  /\b(runs?|ran|rush|rushes|rushed|carries|walks?|sneaks?|scrambles?) (it |one |that )?in\b|\b(rushing|receiving) (td|touchdown)\b/;
const RUN_IN = 'Yes: who carries or catches the ball into the end zone has scored, a quarterback too.';
const TOUCHDOWN = /\b(tds?|touchdowns?|td scorer)\b/;

/** "Does anytime TD count if the QB throws it": yes or no, and the rule. Null: no rule of what counts is asked for. */
export function ruleAnswered({ plain, amounts }: Tagged): Asked | null {
  if (!COUNTS.test(plain) || ELSE.test(plain) || amounts.prices.length + amounts.money.length > 0) return null;
  const of = settlingAsked(plain);
  const isRun = RUN.test(plain) && TOUCHDOWN.test(plain);
  if (isRun) return withWords(lookUp({ kind: 'about', of: STAT_RULES }), [RUN_IN]);
  const thrown = TOUCHDOWN.test(plain) && TOLD[0]?.[0].test(plain);
  if (of !== 'stat_rules' && !thrown) return null;
  const told = TOLD.find(([said], at) => (at === 0 ? thrown : said.test(plain)));
  return withWords(lookUp({ kind: 'about', of: STAT_RULES }), told ? [told[1]] : []);
}
const STAT_RULES: AboutMatter = 'stat_rules';
