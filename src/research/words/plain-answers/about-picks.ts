import type { ToldPick } from '#contract/stored-picks.ts';
import { type Bettor, writeOdds, writeWorstOdds } from '../bettor.ts';
import { dollars, percent, plural, signedPercent, unitsWords } from '../format.ts';
import { limitOf } from './explain-pick.ts';

/** What is asked about picks that were given before. */
export type AboutPicks =
  | { kind: 'weakest' | 'strongest' | 'stakes' }
  /** `place`: which of them, from 1; -1 is the last. */
  | { kind: 'sure' | 'against' | 'limit'; place: number }
  | { kind: 'same_stake'; cents: number }
  | { kind: 'keep'; count: number; fromEnd: boolean }
  | { kind: 'drop'; place: number };

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, both: 2 };
const PLACES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 };

/** What a short question asks about the picks before it; null where it asks for something else. */
export function readAboutPicks(question: string): AboutPicks | null {
  const text = question.toLowerCase().replace(/[’']/g, '');
  if (
    /\b(weakest|shakiest|least (confident|sure|likely)|most likely to (lose|screw|bust|hurt)|worst (one|of|pick))\b/.test(
      text,
    )
  )
    return { kind: 'weakest' };
  const each =
    /\$?(\d{1,6}(?:\.\d{1,2})?) ?(?:bucks|dollars|usd)? ?(?:on |for )?(?:each|apiece|a piece|every one)\b/.exec(text);
  if (each && /\b(expect|expected|make|ev|profit|return)\b/.test(text))
    return { kind: 'same_stake', cents: Math.round(Number(each[1]) * 100) };
  if (/\b(strongest|most confident|(best|favorite) (one )?of (those|them|these))\b/.test(text))
    return { kind: 'strongest' };
  if (/\bhow (sure|confident)\b|\b(scale of|1-10|1 to 10)\b/.test(text)) return { kind: 'sure', place: placeIn(text) };
  if (
    /\b(reasons? not to|case against|argue against|what could go wrong|talk me out|the downside|the risk|devils? advocate|why wouldnt)\b/.test(
      text,
    )
  )
    return { kind: 'against', place: placeIn(text) };
  if (
    /\bhow much (on|for|should i (bet|put|stake|risk)|do i (bet|put|stake)|to (bet|put|stake))\b.*\b(each|it|that|them|those|this|these|one)\b|\bhow much on each\b/.test(
      text,
    )
  )
    return { kind: 'stakes' };
  if (
    /\b(what|which) (number|price|odds)\b.*\b(bet|good|stop|liking|worth|need|play)\b|\bhow (low|far) (can|does|down)\b|\bgood (down )?to\b|\bstop liking\b/.test(
      text,
    )
  )
    return { kind: 'limit', place: placeIn(text) };
  const kept = /\b(?:keep|just|only) (?:the )?(first|top|last|best) ?(one|two|three|four|\d)?\b/.exec(text);
  if (kept && /\bkeep\b/.test(text)) return { kind: 'keep', count: countOf(kept[2]), fromEnd: kept[1] === 'last' };
  const dropped =
    /\b(?:drop|remove|lose|scrap|cut|take out|without) (?:the |#|number )?(first|second|third|fourth|fifth|last|\d)\b/.exec(
      text,
    );
  return dropped ? { kind: 'drop', place: PLACES[dropped[1] ?? ''] ?? Number(dropped[1]) } : null;
}

/** "The second one", "#2": the first where none is named. */
function placeIn(text: string): number {
  const named = /\b(first|second|third|fourth|fifth|last)\b|(?:#|number )(\d)|\b(\d)(?:st|nd|rd|th)\b/.exec(text);
  return named ? (PLACES[named[1] ?? ''] ?? Number(named[2] ?? named[3])) : 1;
}

const countOf = (word: string | undefined): number => (word === undefined ? 1 : (NUMBERS[word] ?? Number(word)));

/** What was computed and said of those picks then, in plain text. */
export function aboutPicks(told: readonly (ToldPick | null)[], asked: AboutPicks, bettor: Bettor): string | null {
  const picks = told.filter((pick) => pick !== null);
  const place = 'place' in asked && asked.kind !== 'drop' ? asked.place : 1;
  const first = place < 0 ? picks.at(-1) : picks[place - 1];
  if (!first) return null;
  switch (asked.kind) {
    case 'weakest':
      return ranked(picks, (a, b) => a.edge - b.edge || a.confidence - b.confidence, 'weakest', bettor);
    case 'strongest':
      return ranked(picks, (a, b) => b.confidence - a.confidence || b.edge - a.edge, 'strongest', bettor);
    case 'sure':
      return `${nameOf(first)}: confidence ${first.confidence} of 5, a fair chance of ${percent(first.fairProbability)} to win${edgeText(first)}. ${first.verdict === 'pass' ? 'It is a pass, so nothing is staked.' : `It is a ${first.verdict} of ${unitsWords(first.units)}.`}`;
    case 'against':
      return [
        `Against ${nameOf(first)}:`,
        withoutMarks(first.riskFactor),
        withoutMarks(first.deepDive?.against),
        losesText(first),
      ]
        .filter((part) => part !== '')
        .join(' ');
    case 'limit':
      return `${nameOf(first)}, ${writeOdds(bettor, first.oddsDecimal)} at ${first.book}: ${limitOf(first, first.worstDecimal === undefined ? first.worstOdds : writeWorstOdds(bettor, first.worstDecimal))}`;
    case 'stakes':
      return picks.map((pick) => stakeText(pick, bettor)).join('\n');
    case 'same_stake':
      return sameStakeText(picks, asked.cents);
    case 'keep':
      return listOf(asked.fromEnd ? picks.slice(-asked.count) : picks.slice(0, asked.count), bettor);
    case 'drop':
      return listOf(
        picks.filter((_, at) => at !== (asked.place < 0 ? picks.length - 1 : asked.place - 1)),
        bettor,
      );
  }
}

const nameOf = ({ pick, game }: ToldPick): string => `${pick} (${game})`;
const edgeText = ({ edge }: ToldPick): string => `, an edge of ${signedPercent(edge)}`;
const losesText = ({ fairProbability }: ToldPick): string =>
  `By the fair chance it fails to win ${percent(1 - fairProbability)} of the time.`;

function ranked(
  picks: readonly ToldPick[],
  order: (a: ToldPick, b: ToldPick) => number,
  word: string,
  bettor: Bettor,
): string {
  const [found] = [...picks].sort(order);
  if (!found) return '';
  const place = picks.indexOf(found) + 1;
  return `The ${word} of the ${plural(picks.length, 'pick')} is #${place}, ${nameOf(found)} at ${writeOdds(bettor, found.oddsDecimal)} (${found.book}): an edge of ${signedPercent(found.edge)}, confidence ${found.confidence} of 5, ${unitsWords(found.units)}.`;
}

const CENTS_A_UNIT = 0.01;

function stakeText(pick: ToldPick, bettor: Bettor): string {
  const unit = bettor.unitCents ?? (bettor.bankrollCents === null ? null : bettor.bankrollCents * CENTS_A_UNIT);
  const name = `${nameOf(pick)} at ${writeOdds(bettor, pick.oddsDecimal)}`;
  if (pick.verdict === 'pass' || pick.units === 0) return `${name}: nothing, it is a pass.`;
  const money = unit === null ? ' (1 unit is 1% of your bankroll)' : `, ${dollars(Math.round(unit * pick.units))}`;
  return `${name}: ${unitsWords(pick.units)}${money}.`;
}

/** What equal stakes gain on average: the stake times the sum of the edges as they were told. */
function sameStakeText(picks: readonly ToldPick[], cents: number): string {
  const expected = Math.round(cents * picks.reduce((sum, { edge }) => sum + edge, 0));
  const words = expected < 0 ? `a loss of ${dollars(-expected)}` : `a gain of ${dollars(expected)}`;
  return `${dollars(cents)} on each of the ${plural(picks.length, 'pick')} risks ${dollars(cents * picks.length)}. By the fair chances of that answer the average outcome is ${words}; a single day lies far from its average.`;
}

function listOf(picks: readonly ToldPick[], bettor: Bettor): string {
  if (picks.length === 0) return 'Nothing is left of those picks.';
  const rows = picks.map(
    (pick, at) =>
      `${at + 1}. ${nameOf(pick)}, ${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book}: ${pick.verdict}, ${unitsWords(pick.units)}, edge ${signedPercent(pick.edge)}.`,
  );
  return [`${plural(picks.length, 'pick')} left:`, ...rows].join('\n');
}

/** The numbers of sources lead nowhere outside of their own answer. */
const withoutMarks = (text: string | undefined): string => (text ?? '').replace(/\s*\[\d+\]/g, '').trim();
