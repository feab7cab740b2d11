import type { BetRefDraft } from '#contract/research/bet.ts';
import { list } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { changedLegs } from '../tickets/changed-legs.ts';
import { editSpans } from '../tickets/edit-spans.ts';
import type { TicketMore } from '../tickets/ticket-call.ts';
import { decimalAt, namesOf, type Robin } from './robin-legs.ts';
import { pricedRobin } from './robin-priced.ts';
import { isStored, storedBet } from './stored-bet.ts';

const MOST_WORDS = 16;
/** "Drop it, what would the parlay pay" is of another ticket; a question changes nothing. */
const ELSE =
  /\b(parlay|parley|straight|singles?|hedge|stake|bankroll)\b|^(so |and |but |ok )*(did|does|do (you|u)|is|are|was|why|who|when|which)\b/;

/** "Swap the Blues for the Bruins", "take out the worst of the four" behind a round robin: the same with other legs, at one book again. */
export function robinChanged(robin: Robin, read: Tagged): Asked | null {
  const { tokens, plain, previous, amounts } = read;
  const bets = robin.bets ?? [];
  const spans = tokens.length > MOST_WORDS || ELSE.test(plain) || amounts.prices.length > 0 ? null : editSpans(tokens);
  if (!previous || bets.length < FEWEST_LEGS || spans === null) return null;
  const legs: BetFocus[] = bets.map(({ eventId, market, side, line, player }) => ({
    eventId,
    market,
    side,
    line,
    player,
  }));
  const edit = {
    ...read,
    previous: { ...previous, ticket: true, focus: legs, list: false, pointed: null },
    shown: legs,
  };
  const changed = changedLegs({ legs, spans, edit });
  if (changed?.kind !== 'calls') return changed;
  const input = changed.calls[0]?.input as (TicketMore & { legs?: readonly BetRefDraft[] }) | undefined;
  if (input?.legs === undefined || input.choose) return null;
  const refs = input.leaveOut ? withoutWorst(robin, input.leaveOut, read) : input.legs;
  const { size, stakeCents } = robin;
  if (refs.length < FEWEST_LEGS || refs.length < size) return null;
  const terms = { size, ...(stakeCents !== undefined && { stakeCents }) };
  const priced = pricedRobin({ refs, book: read.books[0] ?? null }, terms, read);
  return priced === null || 'kind' in priced
    ? priced
    : calculated([priced.robin], [`${changeOf(robin, priced.robin)}.`, priced.note]);
}

const FEWEST_LEGS = 3;

/** The legs without the one that is worst by its edge at its best price, as picks are ranked, its chance or its price. */
function withoutWorst(robin: Robin, by: NonNullable<TicketMore['leaveOut']>, read: Tagged): readonly BetRefDraft[] {
  const bets = robin.bets ?? [];
  const worth = bets.map((bet, at) => {
    const [chance, decimal] = [robin.chances?.[at] ?? 0, decimalAt(robin, at)];
    const best = by === 'edge' ? storedBet({ ...bet, price: null, book: null }, read) : null;
    if (best !== null) return chance * (isStored(best) ? (best.price?.decimal ?? decimal) : decimal);
    return by === 'chance' ? chance : by === 'longest' ? -decimal : decimal;
  });
  const worst = worth.indexOf(Math.min(...worth));
  return bets.filter((_, at) => at !== worst);
}

/** What went out and what came in. */
function changeOf(before: Robin, after: Robin): string {
  const [old, now] = [namesOf(before), namesOf(after)];
  const gone = old.filter((name) => !now.includes(name));
  const come = now.filter((name) => !old.includes(name));
  return [
    ...(gone.length > 0 ? [`${list(gone)} ${gone.length === 1 ? 'is' : 'are'} out`] : []),
    ...(come.length > 0 ? [`${list(come)} ${come.length === 1 ? 'is' : 'are'} in`] : []),
  ].join(', ');
}
