import { type AlertKind, MOVED_POINTS, STARTING_MINUTES } from '#contract/alerts.ts';
import type { BetRef } from '#contract/research/bet.ts';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { priceBets } from '../tools/price-bets/price-bets.ts';
import type { World } from '../tools/world.ts';
import { writeOdds } from '../words/bettor.ts';
import { signed } from '../words/format.ts';

/** What is waited for, and how the bet stood when that was asked. */
export type WaitingAlert = {
  kind: AlertKind;
  bet: BetRef;
  label: string;
  game: string;
  startsAtMs: number;
  targetDecimal: number | null;
  /** The main line and the best price then. */
  baseLine: number | null;
  baseDecimal: number | null;
};

const MINUTE_MS = 60_000;

/**
 * Whether it has come, in one sentence; null: not yet. At the prices of this world, for this bettor's books.
 *
 * A price is reached by the best one that can be taken; an edge is gone where that price is a pass; a line moved where the main line is
 * another, a price where its implied chance is `MOVED_POINTS` away. Known bias: between two looks a price may come and go.
 */
export function judgeAlert(alert: WaitingAlert, world: World): string | null {
  const { kind, startsAtMs } = alert;
  const event = world.slate.events.find(({ id }) => id === alert.bet.eventId);
  const startMs = event?.startsAt.getTime() ?? startsAtMs;
  if (startMs <= world.nowMs) return null;
  if (kind === 'starting')
    return startMs - world.nowMs <= STARTING_MINUTES * MINUTE_MS ? startWords(alert, startMs, world) : null;
  const now = priceOf(alert.bet, world);
  const best = now?.atBest;
  if (!now || !best || best.book === null) return null;
  const stands = `${alert.label} is ${best.text} at ${best.book} now`;
  if (kind === 'price') {
    const { targetDecimal } = alert;
    if (targetDecimal === null || best.decimal < targetDecimal - TINY) return null;
    return `${stands}. You asked for ${writeOdds(world.bettor, targetDecimal)} or better.`;
  }
  if (kind === 'edge_gone') return best.verdict === 'pass' ? `${stands}, and that is a pass: the edge is gone.` : null;
  return moveWords(alert, now, { ...best, stands }, world);
}

/** Prices that are written alike are alike. */
const TINY = 1e-6;

function moveWords(
  { bet, label, baseLine, baseDecimal }: WaitingAlert,
  now: PricedStatedBet,
  best: { decimal: number; stands: string },
  world: World,
): string | null {
  if (baseLine !== null) {
    const main = priceOf({ ...bet, line: null, named: bet.named.filter((part) => part !== 'line') }, world);
    if (!main || main.line === null || Math.abs(main.line - baseLine) < 0.5) return null;
    return `The line moved from ${now.market.endsWith('spread') ? signed(baseLine) : baseLine} to ${main.label}. ${best.stands}.`;
  }
  if (baseDecimal === null || Math.abs(1 / best.decimal - 1 / baseDecimal) * 100 < MOVED_POINTS) return null;
  return `The price of ${label} moved from ${writeOdds(world.bettor, baseDecimal)}. ${best.stands}.`;
}

/** How the bet stands; undefined: nothing that can be relied on is stored of it. */
export function priceOf(bet: BetRef, world: World): PricedStatedBet | undefined {
  const outcome = priceBets({ bets: [{ ...bet, price: null, book: null }] }, world);
  const [found] = outcome.ok ? outcome.data.bets : [];
  return found?.priced && found.basis === 'quoted' ? found : undefined;
}

function startWords({ label, game }: WaitingAlert, startMs: number, { zone }: World): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${game} starts at ${clock.format(startMs)}. You follow ${label}.`;
}
