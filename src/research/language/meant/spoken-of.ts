import type { SlateEvent } from '../../slate/slate.ts';
import { propName, signedLine } from '../../words/pick-label.ts';
import { spokenBets } from '../acts/after.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Known } from '../correct/named-parts.ts';
import type { BetFocus, Reading } from '../reading.ts';

/** What was spoken of last: a game, and what of it is known. `market`: of which prices were shown. */
export type SpokenOf = { event: SlateEvent; bet: BetFocus | null; player: string | null; market: string | null };

/** What was spoken of last; null: several, or nothing of one game that is ahead. */
export function spokenOf(previous: Reading, known: Known): SpokenOf | null {
  const bet = betSpokenOf(previous);
  const looked = lookedAt(previous);
  const eventId = looked === 'many' ? undefined : (looked?.eventId ?? bet?.eventId);
  const event = eventId ? gameAhead({ eventId }, { events: known.slate.events, nowMs: known.clock.nowMs }) : null;
  if (event === null || looked === 'many') return null;
  const own = bet?.eventId === event.id ? bet : null;
  const player = looked?.player ?? own?.player ?? playerNamed(previous, event);
  return {
    event,
    bet: own && isOf(own, player) ? own : null,
    player,
    market: looked?.market ?? own?.market ?? null,
  };
}

/** The one that was pointed at, or the only one. */
function betSpokenOf(previous: Reading): BetFocus | null {
  const shown = spokenBets(previous);
  return (previous.pointed ? shown[previous.pointed - 1] : shown.length === 1 ? shown[0] : null) ?? null;
}

const isOf = (bet: BetFocus, player: string | null): boolean =>
  player === null || bet.player === null || bet.player === player;

type LookedAt = { eventId: string; player: string | null; market: string | null };

/** Of which game prices or facts were told last; null: nothing was looked up. */
function lookedAt({ looked = [] }: Reading): LookedAt | 'many' | null {
  const [first, ...others] = looked;
  if (!first) return null;
  const { eventId, player, market } = first.input as Partial<Record<string, unknown>>;
  if (typeof eventId !== 'string' || others.length > 0) return 'many';
  return {
    eventId,
    player: typeof player === 'string' ? player : null,
    market: typeof market === 'string' ? market : null,
  };
}

/** Whose facts were told. */
function playerNamed({ looked = [] }: Reading, { home, away }: SlateEvent): string | null {
  const [first] = looked;
  const names = first?.tool === 'facts_about' ? (first.input.names ?? []) : [];
  const [name, ...others] = names;
  return name && others.length === 0 && name !== home && name !== away ? name : null;
}

export const gameText = ({ away, home }: SlateEvent): string => `${away} at ${home}`;

/** Who a bet is on; both sides where it is on neither. */
export const sideText = ({ bet, player, event }: SpokenOf): string =>
  player ?? (bet?.side === 'home' ? event.home : bet?.side === 'away' ? event.away : gameText(event));

/** Bets as they are asked for by name. */
export const betText = {
  /** Null: nobody names it so. */
  of({ market, side, line, player }: BetFocus, event: SlateEvent): string | null {
    const stat = betText.stat(market);
    if (stat !== null) {
      if (player === null || side === 'no') return null;
      return line === null ? `${player} ${stat}` : `${player} ${side} ${line} ${stat}`;
    }
    if (market === 'total') return line === null ? null : `${side} ${line} in ${gameText(event)}`;
    if (side !== 'home' && side !== 'away') return null;
    if (market === 'spread') return line === null ? null : `${event[side]} ${signedLine(line)}`;
    return market === 'moneyline' ? `${event[side]} moneyline` : null;
  },
  /** What a prop counts. */
  stat: (market: string | null): string | null => (market?.startsWith('prop:') ? propName(market) : null),
};

/** Bets of games that are ahead as they are asked for by name, without those that nobody names so. */
export const betTexts = (bets: readonly BetFocus[], { slate, clock }: Known): string[] =>
  bets.flatMap((bet) => {
    const event = gameAhead(bet, { events: slate.events, nowMs: clock.nowMs });
    const text = event && betText.of(bet, event);
    return text === null ? [] : [text];
  });
