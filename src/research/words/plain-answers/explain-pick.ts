import type { ToldPick } from '#contract/stored-picks.ts';
import { keptEdge } from '#engine/odds/kept-edge.ts';
import type { Reading } from '../../language/reading.ts';
import { contains } from '../../tools/best-bets/fit.ts';
import { hasLimit } from '../../tools/best-bets/reach.ts';
import { type Bettor, writeOdds, writeWorstOdds } from '../bettor.ts';
import { ENOUGH_BOOKS } from '../enough-books.ts';
import { chanceWords, percent, plural, points, unitsWords } from '../format.ts';
import { inShort, shortGame } from '../short-names.ts';
import { NO_PRICE_TO_WAIT_FOR } from './above-fair.ts';
import { type Voices, voicesOf } from './voices-of-pick.ts';

/**
 * The reasons of a pick of an earlier answer, from that answer alone, as one chain: what the books say, what this price asks, what
 * that is worth, what would change it.
 */
export function explainPick(picks: readonly (ToldPick | null)[], asked: AskedPick, bettor: Bettor): string {
  const pick = choose(picks, asked);
  if (pick === null || picks.length === 0) return NOT_READABLE;
  if (!pick) return `That answer held ${plural(picks.length, 'pick')}. Name one by its place or by its team.`;
  const voices = voicesOf(pick);
  const paragraphs = [
    nameOf(pick, bettor),
    [fairOf(pick, voices, bettor), ...spreadOf(pick, voices)].join(' '),
    [priceOf(pick, bettor), ...nextOf(pick, voices, bettor), ...movedFrom(pick, bettor)].join(' '),
    [limitOf(pick, limitText(pick, bettor)), ...doubtOf(pick), ...booksOf(pick)].join(' '),
    factOf(pick),
    `These are the numbers from that answer. Ask about ${shortGame(pick.game)} again for current prices.`,
  ];
  return paragraphs.filter((text) => text !== '').join('\n\n');
}

const NOT_READABLE = 'The numbers behind that pick can no longer be read. Ask about its game again for current prices.';

type AskedPick = { pick?: Reading['pick']; teams: Reading['teams']; players: Reading['players'] };

/** Undefined: it is not among them. */
function choose(picks: readonly (ToldPick | null)[], { pick, teams, players }: AskedPick): ToldPick | null | undefined {
  if (pick != null) return pick < 0 ? picks.at(pick) : picks[pick - 1];
  const names = [...teams.map(({ name }) => name), ...players];
  return picks.find((item) => item && names.some((name) => contains(item.pick, name))) ?? picks[0];
}

function nameOf(pick: ToldPick, bettor: Bettor): string {
  const { verdict, units, passReason } = pick;
  const stake =
    verdict === 'pass' ? `a pass${passReason ? `, ${passReason}` : ''}` : `a ${verdict} of ${unitsWords(units)}`;
  return `${pick.pick} (${shortGame(pick.game)}), ${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book}: ${stake}.`;
}

/** What it lacks is said with how many would do. */
const booksOf = ({ passReason }: ToldPick): string[] => (passReason === 'too few books' ? [ENOUGH_BOOKS] : []);

export const fairText = ({ fairDecimal, fairOdds }: ToldPick, bettor: Bettor): string =>
  fairDecimal === undefined ? fairOdds : writeOdds(bettor, fairDecimal);

const limitText = ({ worstDecimal, worstOdds }: ToldPick, bettor: Bettor): string =>
  worstDecimal === undefined ? worstOdds : writeWorstOdds(bettor, worstDecimal);

/** `Take the vig out of 6 independent books and it wins 50.9% of the time, so -104 is fair.` */
function fairOf(pick: ToldPick, voices: Voices | null, bettor: Bettor): string {
  const wins = `it wins ${percent(pick.fairProbability)} of the time, so ${fairText(pick, bettor)} is fair.`;
  if (!voices || voices.heard.length === 0) return `With the vig out ${wins}`;
  const out = `Take the vig out of ${plural(voices.heard.length, 'independent book')}`;
  return isCut(pick, voices)
    ? `${out}, count only as much of the edge as has held until the start, and ${wins}`
    : `${out} and ${wins}`;
}

/** Whether less than the whole edge over such books is counted (`keptEdge`). */
const isCut = ({ edge }: ToldPick, { heard }: Voices): boolean =>
  edge > 0 &&
  keptEdge({ books: heard.length, sharpBooks: heard.filter(({ quote }) => quote.sharp === true).length }) < 1;

/** How far the books agree, and what the sharpest of them says. */
function spreadOf({ fairProbability }: ToldPick, voices: Voices | null): string[] {
  const [low, high] = [voices?.heard[0], voices?.heard.at(-1)];
  if (!voices || !low || !high || low === high) return [];
  const { sharpest } = voices;
  if (percent(low.chance) === percent(high.chance)) return [`All of them say ${percent(low.chance)}.`];
  const sharp = sharpest ? `${sharpest.book}, the sharpest, says ${percent(sharpest.chance)}` : '';
  const isBetween = low.chance <= fairProbability && fairProbability <= high.chance;
  if (!isBetween) return sharp === '' ? [] : [`${sharp}.`];
  const range = `They run from ${percent(low.chance)} (${low.book}) to ${percent(high.chance)} (${high.book})`;
  return [`${range}${sharp === '' ? '' : `; ${sharp}`}.`];
}

/** What the price asks for, and what that is worth. */
function priceOf({ book, oddsDecimal, edge }: ToldPick, bettor: Bettor): string {
  const price = `${writeOdds(bettor, oddsDecimal)} at ${book} needs ${percent(1 / oddsDecimal)}`;
  const worth = `${percent(Math.abs(edge))} of the stake on average`;
  return `${price}, so it ${edge < 0 ? 'costs you' : 'makes you'} ${worth}.`;
}

function nextOf({ oddsDecimal }: ToldPick, voices: Voices | null, bettor: Bettor): string[] {
  if (!voices?.next) return [];
  const { book, decimal } = voices.next;
  const offer = `${writeOdds(bettor, decimal)} at ${book}`;
  return decimal > oddsDecimal ? [] : [`The next best you can get is ${offer}.`];
}

/** Where the price of this book stood when it was first recorded. */
function movedFrom({ proof, oddsDecimal, book }: ToldPick, bettor: Bettor): string[] {
  const first = proof?.moves[0]?.oddsDecimal;
  if (first === undefined || writeOdds(bettor, first) === writeOdds(bettor, oddsDecimal)) return [];
  return [`${book} first had ${writeOdds(bettor, first)}.`];
}

/** A bet holds down to a price; a pass waits for a better one, where one is likely to come. */
export function limitOf(pick: ToldPick, worst: string): string {
  if (pick.verdict !== 'pass') return `It stays worth taking down to ${worst}; below that it is a pass.`;
  if (hasLimit(pick)) return `It would be worth a stake at ${worst} or better.`;
  return pick.worstDecimal === undefined ? NO_PRICE_TO_WAIT_FOR : beyondReach(worst);
}

/** What it would take where no price that is likely to come is enough. */
const beyondReach = (price: string): string =>
  `It would take about ${price}, which no book is likely to pay: how often it wins is too uncertain. More books that price it would lower that.`;

/** How sure the fair price is, and how likely it is that there is no edge. */
function doubtOf({ proof, verdict }: ToldPick): string[] {
  if (!proof) return [];
  const sure = `The fair chance is good to ${points(proof.fairProbabilitySd)} either way`;
  if (verdict === 'pass') return [`${sure}.`];
  const none = chanceWords(1 - proof.edgePositiveProbability);
  return [`${sure} now. With how far prices move until the start, the chance that there is no edge at all is ${none}.`];
}

/** Prices and books are told above. */
const OF_PRICES = / \((?:demo odds|The Odds API)\)$/;

/** What of the case against it rests on the game: who is out, the weather. */
function factOf({ riskFactor, sources, game }: ToldPick): string {
  const sentences = (riskFactor ?? '').split(/(?<=[.!?](?: \[\d+\])*|\])\s+(?=[A-Z])/);
  const isOfGame = (sentence: string) =>
    [...sentence.matchAll(/\[(\d+)\]/g)].some(([, place]) => {
      const name = sources[Number(place) - 1]?.name;
      return name !== undefined && !OF_PRICES.test(name);
    });
  return inShort(withoutMarks(sentences.filter(isOfGame).join(' ')), game);
}

/** The numbers of sources lead nowhere outside of their own answer. */
export const withoutMarks = (text: string | undefined): string => (text ?? '').replace(/\s*\[\d+\]/g, '').trim();
