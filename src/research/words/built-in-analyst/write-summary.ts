import type { Parlay, Pick } from '#contract/analysis.ts';
import { UNIT_STEP } from '#engine/odds/confidence.ts';
import { kellyPart } from '#engine/odds/kelly-part.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import { hasLimit } from '../../tools/best-bets/reach.ts';
import type { Bettor } from '../bettor.ts';
import { capital, dollars, list, percent, plural, signedPercent, unitsWords } from '../format.ts';
import { shortGame, withoutChoice } from '../short-names.ts';
import { createChooser } from './choose.ts';

/** The figures of a summary, counted by the server. */
export type SummaryFacts = {
  drafts: readonly PickDraft[];
  /** Bets that met the question and were priced. */
  considered: number;
  /** How many of them are worth a stake, shown or not. */
  worth: { bets: number; leans: number };
  /** Books that set prices of their own: what several brands copy from one counts once. */
  families: number;
  notices: readonly string[];
  /** What of the question has no answer. It comes before everything else. */
  missing?: readonly string[];
  /** The picks as one bet, where they are. */
  parlay?: Parlay | null;
  /** What is to be put on it, where that was said. */
  stakeCents?: number;
};

/** All open bets together should stay within this share of a bankroll. */
const MOST_UNITS = 10;
/** As a share of the bankroll. */
const LARGE_UNIT = 0.02;

/** The answer's opening: what was found, said plainly, then what the reader must know about the search. */
export function writeSummary(facts: SummaryFacts): string[] {
  return [...(facts.missing ?? []), ...found(facts), ...facts.notices];
}

function found(facts: SummaryFacts): string[] {
  const { drafts, considered, worth, families, missing = [], parlay = null } = facts;
  const bets = drafts.filter(({ pick }) => pick.verdict === 'bet').length;
  const leans = drafts.filter(({ pick }) => pick.verdict === 'lean').length;
  const asked = drafts[0]?.shown;
  if (!asked) return [];
  const scope = `${plural(considered, 'bet')} priced by ${plural(families, 'independent book')}`;
  if (parlay) return parlayOpening(parlay, facts, scope);
  // What was asked for leads the list, but only a pick with a stake has the strongest case.
  const lead = drafts.find(({ pick }) => pick.verdict === (bets > 0 ? 'bet' : 'lean'))?.shown ?? asked;
  const aside = lead !== asked && missing.length === 0 ? asideOf(asked) : null;
  const staked = stakedOn(
    drafts.find(({ shown }) => shown === (aside?.leads ? asked : lead)),
    facts.stakeCents,
  );
  const say = (ways: readonly string[]) => createChooser().plain(`${lead.pick}|${lead.odds}|${considered}`, ways);
  if (bets > 0) {
    const opening = betOpening(say, { ...worth, scope, lead, shown: drafts.length, betsShown: bets });
    if (aside?.leads) return [...aside.told, ...staked, `The first full bet is ${offered(lead)}.`, ...opening.slice(1)];
    return [...opening, ...staked, ...(aside?.told ?? [])];
  }
  // Bets that stand behind it in the order that was asked for are bets still.
  if (leans > 0 && worth.bets > 0)
    return [
      ...asideOf(asked).told,
      ...staked,
      `Of ${scope}, ${areBets(worth.bets)} worth a full bet, further down that order.`,
    ];
  if (leans > 0) return [...leanOpening(say, { leans: worth.leans, scope, lead }), ...staked, ...(aside?.told ?? [])];
  return noBetOpening(say, { passes: drafts.map(({ shown }) => shown), considered, scope, lead });
}

/** What leads by what was asked for, and is no bet. `leads`: it is told first, as it stands first. */
function asideOf(asked: Pick): { told: string[]; leads: boolean } {
  if (asked.verdict === 'pass')
    return { told: ['The pick you asked for first is a pass.', ...wanted(asked, named(asked))], leads: false };
  const told = `First by what you asked is ${offered(asked)}, ${signedPercent(asked.edge)}: a lean, for a small stake.`;
  return { told: [told], leads: true };
}

/** "Got 20 bucks, what should I put it on". */
function stakedOn(draft: PickDraft | undefined, stake: number | undefined): string[] {
  if (!draft || stake === undefined) return [];
  return [`${dollars(stake)} on it wins ${dollars(Math.floor(stake * (draft.pick.oddsDecimal - 1)))}.`];
}

type Say = (ways: readonly string[]) => string;

/** A total or a draw says nothing without its game. */
const named = ({ pick, game, market }: Pick): string =>
  market === 'total' || pick === 'Draw' ? `${pick} in ${shortGame(game)}` : capital(withoutChoice(pick));

const offered = (lead: Pick): string => `${named(lead)} at ${lead.odds} (${lead.book})`;

function parlayOpening(parlay: Parlay, { drafts, stakeCents: stake }: SummaryFacts, scope: string): string[] {
  const { legs, totalOdds, jointProbability, fairJointOdds, edge, returns } = parlay;
  const books = [...new Set(drafts.map(({ shown }) => shown.book))];
  const at = books.length === 1 ? ` at ${books[0]}` : '';
  const pays = edge === null ? '' : ` pay ${totalOdds}`;
  const fair = fairJointOdds === undefined ? '' : `, for a fair price of ${fairJointOdds}`;
  const wins = `${legs.length === 2 ? 'both' : 'all of them'} win ${percent(jointProbability)} of the time${fair}`;
  const staked = stake !== undefined && returns ? [`${dollars(stake)} on it returns ${returns.text}.`] : [];
  const judged = isPass(parlay, drafts) ? 'Pass: ' : '';
  const told = [`${judged}${plural(legs.length, 'leg')}${at}${pays}; ${wins}.`, ...staked, `Chosen from ${scope}.`];
  return edge === null ? [sameGameVerdict(drafts), ...told] : told;
}

/** As a parlay of legs that were named is judged: a leg that is no bet alone makes it none, whatever the product says. */
const isPass = ({ edge }: Parlay, drafts: readonly PickDraft[]): boolean =>
  edge !== null && (edge <= 0 || drafts.some(({ pick }) => pick.verdict === 'pass'));

/** What its book pays for legs of one game is not known; whether any of them is a bet is. */
function sameGameVerdict(drafts: readonly PickDraft[]): string {
  const worth = drafts.filter(({ pick }) => pick.verdict !== 'pass').length;
  if (worth === 0) return 'No good one: none of its legs is worth a stake alone.';
  if (worth < drafts.length)
    return `No clear one: only ${worth} of its ${drafts.length} legs ${worth === 1 ? 'is' : 'are'} worth a stake alone.`;
  return 'Yes, if your book pays enough for it: every leg is worth a stake alone.';
}

type FoundBets = { bets: number; leans: number; scope: string; lead: Pick; shown: number; betsShown: number };

/** The answer first, then out of how much it was chosen. */
function betOpening(say: Say, found: FoundBets): string[] {
  const { bets, leans, scope, lead } = found;
  const closeBehind = leans > 0 ? `, and ${plural(leans, 'lean')} ${leans === 1 ? 'comes' : 'come'} close` : '';
  return [
    say([
      `The best bet is ${offered(lead)}.`,
      `Start with ${offered(lead)}.`,
      `Go with ${offered(lead)}.`,
      `The one to bet first is ${offered(lead)}.`,
      `${offered(lead)} tops the list.`,
      `${offered(lead)} is the best number on the board.`,
      `Bet ${offered(lead)} first.`,
    ]),
    `Of ${scope}, ${areBets(bets)} worth betting${closeBehind}.${shownOf(found)}`,
  ];
}

const areBets = (bets: number): string => (bets === 1 ? '1 is' : `${bets} are`);

/** How many of the bets the reader sees, where it is not all. */
function shownOf({ bets, shown, betsShown }: FoundBets): string {
  if (bets <= betsShown) return '';
  if (betsShown < shown) return ` ${betsShown} of them ${betsShown === 1 ? 'is' : 'are'} shown.`;
  return shown === 1 ? ' The best of them is shown.' : ` The best ${shown} are shown.`;
}

function leanOpening(say: Say, { leans, scope, lead }: { leans: number; scope: string; lead: Pick }): string[] {
  return [
    say([
      `No bet, but ${offered(lead)} is a lean, for a small stake.`,
      `Nothing is clear enough for a full bet; ${offered(lead)} comes nearest and is a lean.`,
      `A lean is the most you get here, on ${offered(lead)}.`,
      `${offered(lead)} is a lean, for small stakes only.`,
    ]),
    `Of ${scope}, ${leans === 1 ? '1 shows an edge' : `${leans} show an edge`}, but not one sure enough for a full bet.`,
  ];
}

function noBetOpening(
  say: Say,
  found: { passes: readonly Pick[]; considered: number; scope: string; lead: Pick },
): string[] {
  const { passes, considered, scope, lead } = found;
  if (considered <= 1)
    return [
      `No bet: ${named(lead)} is ${lead.odds} at best, an edge of ${signedPercent(lead.edge)}.`,
      ...wanted(lead, 'It'),
    ];
  return [
    say([
      `No bet here. Of ${scope}, none is worth the money.`,
      `No bet. Of ${scope}, not one beats its fair price by enough.`,
      `No bet at these prices. Of ${scope}, none pays enough.`,
      `Nothing to bet. ${capital(scope)}, and no price is off by enough.`,
      `Sit this one out. Of ${scope}, none is far enough above its fair price.`,
    ]),
    `${passes.length === 1 ? 'The closest is a pass' : 'The closest are passes'}: ${list(passes.slice(0, PASSES_NAMED).map(withEdge))}.`,
    ...wanted(lead, passes.length === 1 ? 'It' : named(lead)),
  ];
}

const PASSES_NAMED = 3;
const withEdge = (pass: Pick): string => `${named(pass)} ${pass.odds} (${signedPercent(pass.edge)})`;

/** What a pass waits for: a better price, to see its price again, or nothing that is likely to come. What it costs is said before. */
function wanted(lead: Pick, name: string): string[] {
  const isGoodEnough = lead.edge > 0 && lead.proof.notes.some((note) => note.includes('2 hours ago'));
  if (isGoodEnough) return [`${name} would be worth a stake if ${lead.book} still shows ${lead.odds}.`];
  if (!hasLimit(lead))
    return lead.edge > 0 ? [`${name} is too uncertain to bet at any price you are likely to see.`] : [];
  return [
    `${name} would need ${lead.worstOdds}: ${lead.fairOdds} is only fair, and a bet has to beat that by enough to cover the doubt.`,
  ];
}

/** What to stake over the whole answer, in money where that is known. Legs of one parlay are one bet. */
export function writeBankroll(drafts: readonly PickDraft[], bettor: Bettor, parlay: Parlay | null = null): string {
  const total = drafts.reduce((sum, { pick }) => sum + pick.units, 0);
  const unit = unitWords(bettor);
  if (total === 0) return `Nothing to stake: 0 units. ${unit}.`;
  if (parlay) return [...parlayStake(parlay, drafts, bettor), 'Never raise a stake to win back a loss.'].join(' ');
  const stakes = drafts.map(({ pick }) => stakeCents(pick.units, bettor));
  const money = stakes.every((stake) => stake !== null) ? stakes.reduce((sum, stake) => sum + stake, 0) : null;
  const risk = money === null ? unitsWords(total) : `${unitsWords(total)}, ${dollars(money)}`;
  const sentences = [
    `${unit}.`,
    `All picks together risk ${risk}.`,
    tooMuch(total, money, bettor),
    largeUnit(bettor),
    tooSmall(stakes),
  ];
  return [...sentences.filter(Boolean), 'Never raise a stake to win back a loss.'].join(' ');
}

/** One bet on all of them: a quarter of Kelly, and never more than on the least of its legs alone. */
function parlayStake(
  { jointProbability, totalOddsDecimal, edge }: Parlay,
  drafts: readonly PickDraft[],
  bettor: Bettor,
): string[] {
  const unit = `${unitWords(bettor)}.`;
  const alone = 'The stake next to a leg is for that leg bet on its own.';
  if (edge === null) return [unit, 'The parlay is one bet; how much depends on what your book pays for it.', alone];
  const least = Math.min(...drafts.map(({ pick }) => pick.units));
  const kelly = kellyPart(jointProbability, totalOddsDecimal, QUARTER) * 100;
  const units = Math.floor(Math.min(kelly, least) / UNIT_STEP) * UNIT_STEP;
  if (units === 0) return [unit, 'The parlay itself is not worth even the smallest stake.', alone];
  const cents = stakeCents(units, bettor);
  const stake = cents === null ? unitsWords(units) : `${unitsWords(units)}, ${dollars(cents)}`;
  return [unit, `The parlay is one bet: stake at most ${stake} on it.`, alone, tooSmall([cents])].filter(Boolean);
}

const QUARTER = 0.25;
/** What most books take at least. */
const LEAST_CENTS = 100;

const tooSmall = (stakes: readonly (number | null)[]): string =>
  stakes.some((cents) => cents !== null && cents > 0 && cents < LEAST_CENTS)
    ? 'Most books take no bet under $1: round up to their minimum only if that is money you can lose, or skip it.'
    : '';

function unitWords({ unitCents, bankrollCents }: Bettor): string {
  if (unitCents !== null) return `1 unit is ${dollars(unitCents)} for you`;
  if (bankrollCents === null) return '1 unit is 1% of your bankroll';
  return `1 unit is 1% of your bankroll, ${dollars(stakeCents(1, { unitCents, bankrollCents }) ?? 0)}`;
}

function tooMuch(units: number, money: number | null, { bankrollCents }: Bettor): string {
  const isKnown = money !== null && bankrollCents !== null;
  const exceeds = isKnown ? money * 100 > bankrollCents * MOST_UNITS : units > MOST_UNITS;
  if (!exceeds) return '';
  const limit = isKnown ? ` (${dollars(Math.floor((bankrollCents * MOST_UNITS) / 100))})` : '';
  return `That is more than the ${MOST_UNITS}%${limit} that all open bets together should risk: take them from the top and stop there.`;
}

/** Sizes in units are a share of a bankroll; whoever counts in larger ones risks more than they say. */
function largeUnit({ unitCents, bankrollCents }: Bettor): string {
  if (unitCents === null || bankrollCents === null || unitCents <= bankrollCents * LARGE_UNIT) return '';
  return `Your unit is ${percent(unitCents / bankrollCents)} of your bankroll; these sizes are meant for 1%.`;
}
