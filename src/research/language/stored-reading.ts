import { Calculation } from '#contract/research/calculate.ts';
import { LookUpTopic } from '#contract/research/look-up.ts';
import { TrackedBetAction } from '#contract/research/propose.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import type { Selection } from '../slate/price.ts';
import { type Looked, readLooked } from './looked.ts';
import { WANTS } from './meant/wants.ts';
import { PROP_STATS } from './prop-stats.ts';
import type { BetFocus, EarlierBet, Memory, Reading, StandingWish, TeamMention, TimeWindow } from './reading.ts';
import { MAX_PICKS } from './reading-bounds.ts';
import {
  DOUBTS,
  LEAGUES,
  MARKETS,
  OPEN_INTENTS,
  ORDERS,
  PERIODS,
  PROTECTING_INTENTS,
  SIDES,
  TOPICS,
} from './reading-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A reading as any version of the product saved it. What this one does not know is left out, field by field and item by
 * item, and what is not there is as if the question had not said it: a chat goes on with what is understood.
 *
 * Units: as in `Reading`. Null: it is no reading, or one of an intent that this version does not have. A sum that
 * earlier versions kept here is left out: it was answered at once, and nothing leans on it.
 */
export function readStoredReading(stored: unknown): Reading | null {
  if (!isFields(stored)) return null;
  const intent = oneOf([...OPEN_INTENTS, ...PROTECTING_INTENTS], stored.intent);
  if (intent === null) return null;
  return {
    intent,
    window: windowOf(stored.window),
    term: textOf(stored.term),
    topic: oneOf(TOPICS, stored.topic),
    unsure: listOf(stored.unsure, (item) => oneOf(DOUBTS, item)),
    mentionsSuicide: stored.mentionsSuicide === true,
    bankroll: moneyOf(stored.bankroll),
    unit: moneyOf(stored.unit),
    absent: textOf(stored.absent),
    unjudged: stored.unjudged === true,
    openEdit: textOf(stored.openEdit),
    openSum: textOf(stored.openSum),
    asked: textOf(stored.asked),
    // Behind what is always there, as the engine is slow with many fields that follow a spread.
    ...subjectOf(stored),
    ...betOf(stored),
    ...wishesOf(stored),
    ...(Array.isArray(stored.focus) && { focus: listOf(stored.focus, focusOf) }),
    ...(stored.ticket === true && { ticket: true, ticketBook: textOf(stored.ticketBook) }),
    ...(stored.list === true && { list: true }),
    ...(stored.exact === true && { exact: true }),
    ...(Array.isArray(stored.kept) && { kept: listOf(stored.kept, (place) => placeOf(place, 1)) }),
    ...(Array.isArray(stored.given) && { given: listOf(stored.given, focusOf) }),
    ...(Array.isArray(stored.looked) && { looked: listOf(stored.looked, lookedOf) }),
    ...lookedUpOf(stored.lookedUp),
    ...trackedOf(stored.tracked),
    ...(isFields(stored.memory) && { memory: memoryOf(stored.memory) }),
    ...calculationOf(stored.calculation),
    ...(Array.isArray(stored.sums) && { sums: listOf(stored.sums, sumOf) }),
    ...(Array.isArray(stored.earlierSums) && { earlierSums: listOf(stored.earlierSums, sumOf) }),
    ...heldTicketOf(stored.heldTicket),
    ...heldTicketsOf(stored.heldTickets),
    ...saidStakeOf(stored.saidStakeCents),
    ...offerOf(stored.offer),
    ...heldListOf(stored),
    ...marksOf(stored),
    ...(typeof stored.named === 'string' && { named: stored.named }),
  };
}

/** What is only kept where it is so. */
const marksOf = ({
  corrects,
  whole,
  asksWho,
  want,
  searched,
}: Fields): Pick<Reading, 'corrects' | 'whole' | 'asksWho' | 'want' | 'searched'> => ({
  ...wantOf(want),
  ...(typeof searched === 'string' && { searched }),
  ...(corrects === true && { corrects }),
  ...(whole === true && { whole }),
  ...(asksWho === true && { asksWho }),
});

function wantOf(stored: unknown): Pick<Reading, 'want'> {
  const want = oneOf(WANTS, stored);
  return want === null ? {} : { want };
}

function saidStakeOf(stored: unknown): Pick<Reading, 'saidStakeCents'> {
  const cents = moneyOf(stored);
  return cents === null ? {} : { saidStakeCents: cents };
}

function offerOf(stored: unknown): Pick<Reading, 'offer'> {
  if (!isFields(stored)) return {};
  const [share, face] = [numberOf(stored.share), moneyOf(stored.faceCents)];
  const at = Array.isArray(stored.books) ? { books: listOf(stored.books, textOf) } : {};
  if (stored.kind === 'boost' && share !== null) return { offer: { kind: 'boost', share, ...stakeOf(stored), ...at } };
  const lost = stored.ifLost === true && { ifLost: true as const };
  return stored.kind === 'free_bet' && face !== null
    ? { offer: { kind: 'free_bet', faceCents: face, ...lost, ...at } }
    : {};
}

function heldTicketOf(stored: unknown): Pick<Reading, 'heldTicket'> {
  if (!isFields(stored)) return {};
  const legs = listOf(stored.legs, focusOf);
  const stake = stakeOf(stored);
  const asked = readStoredReading(stored.asked);
  return legs.length > 1 ? { heldTicket: { legs, book: textOf(stored.book), ...stake, ...(asked && { asked }) } } : {};
}

function heldTicketsOf(stored: unknown): Pick<Reading, 'heldTickets'> {
  const heldTickets = listOf(stored, (item) => heldTicketOf(item).heldTicket ?? null);
  return heldTickets.length > 0 ? { heldTickets } : {};
}

const stakeOf = ({ stakeCents }: Fields): { stakeCents?: number } =>
  typeof stakeCents === 'number' && Number.isSafeInteger(stakeCents) ? { stakeCents } : {};

function heldListOf({ heldList, heldLooked, heldBets }: Fields): Pick<Reading, 'heldList' | 'heldLooked' | 'heldBets'> {
  const single = listOf(heldBets, focusOf);
  const bets = isFields(heldList) ? listOf(heldList.bets, focusOf) : [];
  const looked = isFields(heldLooked) ? lookedOf(heldLooked) : null;
  return {
    ...(isFields(heldList) &&
      bets.length > 0 && { heldList: { bets, kept: listOf(heldList.kept, (place) => placeOf(place, 1)) } }),
    ...(looked && { heldLooked: looked }),
    ...(single.length > 0 && { heldBets: single }),
  };
}

const subjectOf = ({ leagues, teams, players, competitions, excluded, earlier }: Fields) => ({
  leagues: leaguesOf(leagues),
  teams: teamsOf(teams),
  players: listOf(players, textOf),
  competitions: listOf(competitions, textOf),
  ...(isFields(excluded) && {
    excluded: {
      leagues: leaguesOf(excluded.leagues),
      teams: teamsOf(excluded.teams),
      ...(Array.isArray(excluded.players) && { players: listOf(excluded.players, textOf) }),
      ...(Array.isArray(excluded.books) && { books: listOf(excluded.books, textOf) }),
      ...(Array.isArray(excluded.stats) && { stats: listOf(excluded.stats, statOf) }),
      ...(Array.isArray(excluded.whoCounts) && { whoCounts: listOf(excluded.whoCounts, statOf) }),
    },
  }),
  ...(Array.isArray(earlier) && { earlier: listOf(earlier, earlierBetOf) }),
});

const statOf = (item: unknown) => oneOf(PROP_STATS, item);

const betOf = ({ markets, side, line, statedDecimal, book, stats, period, alternate }: Fields) => ({
  markets: listOf(markets, (item) => oneOf(MARKETS, item)),
  side: oneOf(SIDES, side),
  line: numberOf(line),
  statedDecimal: decimalOf(statedDecimal),
  book: textOf(book),
  stats: listOf(stats, statOf),
  period: oneOf(PERIODS, period),
  alternate: alternate === true,
});

const wishesOf = (stored: Fields) => ({
  count: placeOf(stored.count, 1),
  pick: placeOf(stored.pick, -1),
  pointed: placeOf(stored.pointed, 1),
  minDecimal: decimalOf(stored.minDecimal),
  maxDecimal: decimalOf(stored.maxDecimal),
  wholeMin: decimalOf(stored.wholeMin),
  wholeMax: decimalOf(stored.wholeMax),
  sameGame: stored.sameGame === true,
  ...(Array.isArray(stored.books) && { books: listOf(stored.books, textOf) }),
  minConfidence: placeOf(stored.minConfidence, 1),
  minEdge: within(numberOf(stored.minEdge), (edge) => edge > 0 && edge < 1),
  minChance: within(numberOf(stored.minChance), (chance) => chance > 0 && chance < 1),
  perLeague: stored.perLeague === true,
  ...(stored.perGame === true && { perGame: true }),
  order: oneOf(ORDERS, stored.order),
  asksMore: stored.asksMore === true,
});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((one) => one === value) ?? null;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const within = (value: number | null, isFit: (value: number) => boolean): number | null =>
  value !== null && isFit(value) ? value : null;

const decimalOf = (value: unknown): number | null => within(numberOf(value), (decimal) => decimal > 1);

const moneyOf = (value: unknown): number | null => within(numberOf(value), (dollars) => dollars > 0);

const placeOf = (value: unknown, least: number): number | null =>
  within(numberOf(value), (place) => Number.isInteger(place) && place >= least && place !== 0 && place <= MAX_PICKS);

const listOf = <T>(value: unknown, read: (item: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((item) => item !== null) : [];

const leaguesOf = (value: unknown) => listOf(value, (item) => oneOf(LEAGUES, item));

const teamsOf = (value: unknown) => listOf(value, teamOf);

function teamOf(value: unknown): TeamMention | null {
  if (!isFields(value)) return null;
  const [league, name] = [oneOf(LEAGUES, value.league), textOf(value.name)];
  return league && name ? { league, name } : null;
}

function earlierBetOf(value: unknown): EarlierBet | null {
  if (!isFields(value)) return null;
  const [eventId, pick] = [textOf(value.eventId), textOf(value.pick)];
  return eventId && pick ? { eventId, pick } : null;
}

const SELECTIONS: readonly Selection[] = ['home', 'away', 'draw', 'over', 'under', 'yes', 'no'];

function focusOf(value: unknown): BetFocus | null {
  if (!isFields(value)) return null;
  const [eventId, market, side] = [textOf(value.eventId), textOf(value.market), oneOf(SELECTIONS, value.side)];
  if (!eventId || !market || !side) return null;
  const [price, book] = [textOf(value.price), textOf(value.book)];
  return {
    eventId,
    market,
    side,
    line: numberOf(value.line),
    player: textOf(value.player),
    ...(price && { price }),
    ...(book && { book }),
    ...stakeOf(value),
    ...(value.unjudged === true && { unjudged: true }),
  };
}

const lookedOf = (value: unknown): Looked | null => (isFields(value) ? readLooked(value.tool, value.input) : null);

const STATES = Object.keys(US_STATE_NAMES) as UsState[];

function memoryOf({ sportsbooks, without, namedBooks, state, bankroll, unit, wishes }: Fields): Memory {
  const [books, own] = [listOf(sportsbooks, textOf), oneOf(STATES, state)];
  const named = listOf(namedBooks, textOf);
  const missing = listOf(without, textOf);
  const [roll, one] = [moneyOf(bankroll), moneyOf(unit)];
  return {
    ...(books.length > 0 && { sportsbooks: books }),
    ...(missing.length > 0 && { without: missing }),
    ...(named.length > 0 && { namedBooks: named }),
    ...(own !== null && { state: own }),
    ...(roll !== null && { bankroll: roll }),
    ...(one !== null && { unit: one }),
    ...(isFields(wishes) && { wishes: standingOf(wishes) }),
  };
}

const standingOf = ({ markets, leagues, least, most }: Fields): StandingWish => ({
  markets: listOf(markets, (item) => oneOf(MARKETS, item)),
  leagues: leaguesOf(leagues),
  least: decimalOf(least),
  most: decimalOf(most),
});

function lookedUpOf(value: unknown): Pick<Reading, 'lookedUp'> {
  if (!isFields(value)) return {};
  const read = LookUpTopic.safeParse(value);
  return read.success ? { lookedUp: read.data } : {};
}

function trackedOf(value: unknown): Pick<Reading, 'tracked'> {
  if (!isFields(value)) return {};
  const read = TrackedBetAction.safeParse(value);
  return read.success ? { tracked: read.data } : {};
}

function sumOf(value: unknown): Calculation | null {
  if (!isFields(value)) return null;
  const read = Calculation.safeParse(value);
  return read.success ? read.data : null;
}

function calculationOf(value: unknown): Pick<Reading, 'calculation'> {
  const calculation = sumOf(value);
  return calculation ? { calculation } : {};
}

function windowOf(value: unknown): TimeWindow | null {
  if (!isFields(value)) return null;
  const [label, fromMs, toMs] = [textOf(value.label), numberOf(value.fromMs), numberOf(value.toMs)];
  if (label === null || fromMs === null || toMs === null || fromMs >= toMs) return null;
  return { label, fromMs, toMs, ...(value.isUntil === true && { isUntil: true }) };
}
