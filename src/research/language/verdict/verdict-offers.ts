import type { BetRefDraft } from '#contract/research/bet.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { nameOfShown } from '../acts/name-of-shown.ts';

const MOST_BETS = 2;

/** The questions that ask for what was not asked for: whether a bet that is named is worth it, and what else of its game is. */
export function verdictOffers(bets: readonly BetRefDraft[], events: readonly SlateEvent[], nowMs: number): string[] {
  const questions = bets.slice(0, MOST_BETS).flatMap((bet) => {
    const name = nameOfShown(
      { eventId: bet.eventId, market: bet.market, side: bet.side, line: bet.line ?? null, player: bet.player ?? null },
      { events, nowMs },
    );
    const event = events.find(({ id }) => id === bet.eventId);
    if (name === null || !event) return [];
    const isNamed = bet.market !== 'total';
    return [`Is ${isNamed ? name : `${name} in ${gameLabel(event)}`} worth a bet?`];
  });
  return [...new Set(questions), ...bestOf(bets[0]?.eventId, events)];
}

/** `Best bets in Bills @ Chiefs`. */
export function bestOf(eventId: string | undefined, events: readonly SlateEvent[]): string[] {
  const event = events.find(({ id }) => id === eventId);
  return event ? [`Best bets in ${gameLabel(event)}`] : [];
}
