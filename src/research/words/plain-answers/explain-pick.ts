import type { ToldPick } from '#contract/stored-picks.ts';
import type { Reading } from '../../language/reading.ts';
import { contains } from '../../tools/best-bets/fit.ts';
import { hasLimit } from '../../tools/best-bets/reach.ts';
import { type Bettor, writeOdds, writeWorstOdds } from '../bettor.ts';
import { percent, plural, signedPercent, unitsWords } from '../format.ts';

/** The reasons of a pick of an earlier answer, from that answer alone: what was computed and written then, in plain text. */
export function explainPick(picks: readonly (ToldPick | null)[], asked: AskedPick, bettor: Bettor): string {
  const pick = choose(picks, asked);
  if (pick === null || picks.length === 0) return NOT_READABLE;
  if (!pick) return `That answer held ${plural(picks.length, 'pick')}. Name one by its place or by its team.`;
  const paragraphs = [
    numbersOf(pick, bettor),
    withoutMarks(pick.valueExplanation),
    withoutMarks(pick.keyFactor),
    withoutMarks(pick.analysis ?? pick.reasoning),
    withoutMarks(pick.riskFactor),
    withoutMarks(pick.deepDive?.against),
    withoutMarks(pick.deepDive?.wouldChange),
    `These are the numbers of that answer. Ask about ${pick.game} again for the prices of this moment.`,
  ];
  return [...new Set(paragraphs)].filter((text) => text !== '').join('\n\n');
}

const NOT_READABLE =
  'The numbers of that pick were saved in a form that cannot be read any more. Ask about its game again for the prices of this moment.';

type AskedPick = { pick?: Reading['pick']; teams: Reading['teams']; players: Reading['players'] };

/** Undefined: it is not among them. */
function choose(picks: readonly (ToldPick | null)[], { pick, teams, players }: AskedPick): ToldPick | null | undefined {
  if (pick != null) return pick < 0 ? picks.at(pick) : picks[pick - 1];
  const names = [...teams.map(({ name }) => name), ...players];
  return picks.find((item) => item && names.some((name) => contains(item.pick, name))) ?? picks[0];
}

function numbersOf(pick: ToldPick, bettor: Bettor): string {
  const odds = writeOdds(bettor, pick.oddsDecimal);
  const fair = pick.fairDecimal === undefined ? pick.fairOdds : writeOdds(bettor, pick.fairDecimal);
  const worst = pick.worstDecimal === undefined ? pick.worstOdds : writeWorstOdds(bettor, pick.worstDecimal);
  const stake = pick.verdict === 'pass' ? 'a pass, so no stake' : `a ${pick.verdict} of ${unitsWords(pick.units)}`;
  return [
    `${pick.pick} (${pick.game}), ${odds} at ${pick.book}: ${stake}, confidence ${pick.confidence} of 5.`,
    `Its fair chance was ${percent(pick.fairProbability)}, a fair price of ${fair}, so ${odds} is an edge of ${signedPercent(pick.edge)}.`,
    limitOf(pick, worst),
  ].join(' ');
}

/** A bet holds down to a price; a pass waits for a better one, where one is likely to come. */
export function limitOf(pick: ToldPick, worst: string): string {
  if (pick.verdict !== 'pass') return `It stays worth taking down to ${worst}.`;
  return hasLimit(pick)
    ? `It would be worth a stake at ${worst} or better.`
    : 'The fair price is too uncertain for any price that is likely to come.';
}

/** The numbers of sources lead nowhere outside of their own answer. */
const withoutMarks = (text: string | undefined): string => (text ?? '').replace(/\s*\[\d+\]/g, '').trim();
