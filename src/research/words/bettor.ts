import type { UsState } from '#contract/research/us-states.ts';
import { BANKROLL_MAX_DOLLARS, type OddsFormat } from '#contract/settings.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { formatDecimal } from '#engine/odds/format-decimal.ts';
import type { BettingMoney } from '#engine/picks/stake-cents.ts';
import { hasLicensedBook } from '../books/licensed-in.ts';
import type { Memory, Reading } from '../language/reading.ts';
import type { Slate } from '../slate/slate.ts';

/** Whom an answer is for: where bets can be made, how prices are written, what a unit is worth. */
export type Bettor = BettingMoney & {
  oddsFormat: OddsFormat;
  /** Whether the question names that format for its own answer, whatever is set. */
  namesFormat?: boolean;
  /** Keys of the only books at which bets can be made; empty: those of the state. */
  sportsbooks: readonly string[];
  /** Keys of books at which bets cannot be made, though they are licensed there. */
  without?: readonly string[];
  /** Null: none was named. */
  state: UsState | null;
};

/** Nobody in particular: every book of many states counts, prices are American, stakes are units. */
export const ANY_BETTOR: Bettor = {
  oddsFormat: 'american',
  sportsbooks: [],
  state: null,
  bankrollCents: null,
  unitCents: null,
};

/** The bettor's settings, and in their place for this answer what the question itself names. */
export function bettorOf(settings: Partial<Bettor>, { bankroll, unit }: Pick<Reading, 'bankroll' | 'unit'>): Bettor {
  const set: Bettor = {
    oddsFormat: settings.oddsFormat ?? ANY_BETTOR.oddsFormat,
    sportsbooks: settings.sportsbooks ?? [],
    state: settings.state ?? null,
    bankrollCents: settings.bankrollCents ?? null,
    unitCents: settings.unitCents ?? null,
    ...(settings.namesFormat && { namesFormat: true }),
  };
  const named = toCents(bankroll);
  const bankrollCents = named ?? set.bankrollCents;
  // A unit that was set belongs to the bankroll that was set, not to the one that the question names.
  const unitCents = toCents(unit) ?? (named === null ? set.unitCents : null);
  const isTooMuch = unitCents !== null && bankrollCents !== null && unitCents > bankrollCents;
  return { ...set, bankrollCents, unitCents: isTooMuch ? null : unitCents };
}

/** What the chat remembers holds before what is set, and after what the question names. */
export function rememberedBettor(
  bettor: Bettor,
  { memory, bankroll, unit }: Pick<Reading, 'memory' | 'bankroll' | 'unit'>,
): Bettor {
  if (!memory) return asReference(bettor);
  const remembered = bettorOf(bettor, {
    bankroll: bankroll ?? memory.bankroll ?? null,
    unit: unit ?? memory.unit ?? null,
  });
  return asReference({
    ...remembered,
    ...booksOf(memory, bettor.sportsbooks),
    ...(memory.without && { without: memory.without }),
    ...(memory.state && { state: memory.state }),
  });
}

/** Where no book is licensed nothing can be bet, and prices of other states' books are judged as reference. */
const asReference = (bettor: Bettor): Bettor =>
  bettor.state !== null && bettor.sportsbooks.length === 0 && !hasLicensedBook(bettor.state)
    ? { ...bettor, state: null }
    : bettor;

/** Where none are named every licensed book counts, to which one more adds nothing. */
function booksOf({ sportsbooks, also = [] }: Memory, set: readonly string[]): Partial<Bettor> {
  const own = sportsbooks ?? set;
  return own.length === 0 ? {} : { sportsbooks: [...new Set([...own, ...also])] };
}

function toCents(dollars: number | null | undefined): number | null {
  if (dollars == null || dollars > BANKROLL_MAX_DOLLARS) return null;
  const cents = Math.round(dollars * 100);
  return cents > 0 ? cents : null;
}

/** A slate as it is told to one bettor. */
export type BettorSlate = Slate & { bettor: Bettor };

/** A price as this bettor reads it. */
export const writeOdds = ({ oddsFormat }: Pick<Bettor, 'oddsFormat'>, decimal: number): string =>
  oddsFormat === 'decimal' ? formatDecimal(decimal) : formatAmerican(decimal);

/** The price down to which a bet holds: rounded so that it still holds there. */
export const writeWorstOdds = ({ oddsFormat }: Pick<Bettor, 'oddsFormat'>, decimal: number): string =>
  oddsFormat === 'decimal' ? formatDecimal(decimal, 'up') : formatAmerican(decimal);
