import type { TrackedBet } from '#contract/bets/tracked-bet.ts';
import { BetMarket } from '#contract/bets/tracked-bet.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { betProfit } from '#engine/record/bet-profit.ts';
import type { BettorBet } from '#engine/record/bettor-figures.ts';
import type { GradedResult } from '#engine/record/settlement.ts';
import { marketKind } from '#research/words/pick-label.ts';
import { postMortemWords } from '#research/words/post-mortem.ts';
import { recordDay } from '../record/log/count-grades.ts';
import { type GameEnd, type Grade, gradePick } from '../record/log/grade-pick.ts';
import { type CloseRow, closeValue, marketClose } from '../record/log/market-close.ts';
import { DAY_MS, LEG_SIGN } from './bet-bounds.ts';
import type { BetRow } from './bets.repo.ts';

/** From then on a bet without a stored game is taken to be over, and one with a game not to get a result. */
const OVER_AFTER_MS = DAY_MS;
const NO_RESULT_AFTER_MS = 3 * DAY_MS;

/** A bet as it is shown, as it counts, and whether only its bettor can say what came of it. */
export type ValuedBet = { bet: TrackedBet; counted: BettorBet; isYours: boolean };

const RESULT_WORDS: Readonly<Record<GradedResult, string>> = {
  win: 'won',
  half_win: 'half won',
  push: 'pushed',
  void: 'void',
  half_loss: 'half lost',
  loss: 'lost',
};

/** How each bet stands: by what was told of it, else by the same grading as picks; and what its price was worth at the close. */
export function valueBets(rows: readonly BetRow[], closes: readonly CloseRow[], now: Date): ValuedBet[] {
  const byGame = new Map<string, CloseRow[]>();
  for (const close of closes) {
    const ofGame = byGame.get(close.eventId);
    if (ofGame) ofGame.push(close);
    else byGame.set(close.eventId, [close]);
  }
  return rows.map((row) => valueBet(row, byGame.get(row.eventId ?? '') ?? [], now));
}

function valueBet(row: BetRow, closes: readonly CloseRow[], now: Date): ValuedBet {
  const { grade, clv, clvFair } = judge(row, closes);
  const ours = grade && grade.result !== 'ungraded' ? grade.result : null;
  const end: TrackedBet['state'] = row.toldResult ?? ours ?? (grade ? 'undecided' : 'open');
  const profitCents = profitOf(row, ours);
  const startsAtMs = row.startsAtMs ?? row.placedAtMs;
  const overMs = row.eventId === null ? OVER_AFTER_MS : NO_RESULT_AFTER_MS;
  const isOverdue = end === 'open' && now.getTime() - startsAtMs > overMs;
  const bet: TrackedBet = {
    ...shownOf(row),
    state: end,
    settledBy: row.toldResult === null ? (ours === null ? null : 'score') : (row.toldBy ?? 'bettor'),
    profitCents,
    ...{ clv, clvFair },
    postMortem: mortemOf(end, clvFair),
    scoreSays: saysOtherwise(row.toldResult, ours),
    score: scoreOf(row),
  };
  const { stakeCents } = row;
  const counted = { day: recordDay(row.placedAtMs), end, stakeCents, profitCents, clv, clvFair };
  return { bet, counted, isYours: end === 'undecided' || isOverdue || (end === 'cashout' && profitCents === null) };
}

function shownOf(row: BetRow) {
  const { id, bet, sport, league, game, book, oddsDecimal, stakeCents, origin } = row;
  const kind = BetMarket.safeParse(marketKind(row.market));
  return {
    ...{ id, bet, sport, league, game, book, oddsDecimal, stakeCents, origin },
    legs: bet.split(LEG_SIGN),
    market: kind.success ? kind.data : ('other' as const),
    odds: formatAmerican(oddsDecimal),
    placedAt: new Date(row.placedAtMs).toISOString(),
    startsAt: row.startsAtMs === null ? null : new Date(row.startsAtMs).toISOString(),
    isDemo: row.eventId?.startsWith('demo:') ?? false,
  };
}

/** A cash-out pays what the book offered then, which nothing here can tell; a stake that went back neither won nor lost. */
function profitOf(row: BetRow, ours: GradedResult | null): number | null {
  const { toldResult, toldProfitCents, stakeCents, oddsDecimal } = row;
  if (toldResult === 'void' || toldResult === 'push') return 0;
  if (toldProfitCents !== null) return toldProfitCents;
  if (toldResult === 'cashout') return null;
  const result = toldResult ?? ours;
  return result === null ? null : betProfit(result, stakeCents, oddsDecimal);
}

const mortemOf = (end: TrackedBet['state'], clvFair: number | null): string | null =>
  clvFair === null || end === 'open' || end === 'undecided' || end === 'cashout' ? null : postMortemWords(end, clvFair);

/** A bet that was cashed out was over before the score. */
function saysOtherwise(told: BetRow['toldResult'], ours: GradedResult | null): string | null {
  if (told === null || told === 'cashout' || ours === null || told === ours) return null;
  return `By the final score it is ${RESULT_WORDS[ours]}.`;
}

const scoreOf = ({ status, homeScore, awayScore }: BetRow): string | null =>
  status === 'final' ? `${awayScore}–${homeScore}` : status;

function judge(row: BetRow, closes: readonly CloseRow[]): { grade: Grade | null } & Pick<Grade, 'clv' | 'clvFair'> {
  const told = row.closeDecimal === null ? null : row.oddsDecimal / row.closeDecimal - 1;
  const { eventId, selection } = row;
  if (eventId === null || selection === null) return { grade: null, clv: told, clvFair: null };
  const placed = {
    ...{ eventId, selection, market: row.market, player: row.player, oddsDecimal: row.oddsDecimal },
    line: row.lineHundredths === null ? null : row.lineHundredths / 100,
    bookKey: row.bookKey ?? '',
    startsAtMs: row.startsAtMs ?? row.placedAtMs,
    rules: 'us_five_innings' as const,
  };
  const close = marketClose(placed, closes);
  // What was bet as the game ran was priced by what had happened in it, and the close was not.
  const isRunning = row.startsAtMs !== null && row.placedAtMs > row.startsAtMs;
  const { clv, clvFair } = closeValue(placed, isRunning ? null : close);
  return { grade: gradePick(placed, endOf(row, eventId), close), clv: clv ?? told, clvFair };
}

function endOf(row: BetRow, event: string): GameEnd | null {
  const { status, sportKey, endStartsAtMs } = row;
  if (status === null || sportKey === null || endStartsAtMs === null) return null;
  return {
    ...{ event, status, sport: sportKey },
    home: row.homeScore,
    away: row.awayScore,
    detail: row.detail ?? '',
    startsAt: new Date(endStartsAtMs).toISOString(),
    source: '',
  };
}
