import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { isRefused } from '../../tools/find-market.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { NOTHING_LOADED, type World } from '../../tools/world.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { signed } from '../../words/format.ts';
import { inShort, shortGame } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';

/** A bet as the slate has it now, for a sum: nothing of it is judged. */
export type StoredBet = {
  ref: BetRef;
  event: SlateEvent;
  /** `Saints moneyline`, `Over 47.5 in Bears @ Saints`; without the game. */
  name: string;
  short: string;
  line: number | null;
  win: number;
  push: number;
  /** At the book that was named, else the best that can be taken; null where nobody quotes the line. */
  price: { decimal: number; text: string; book: string } | null;
};

/** How often it wins where it is decided: a stake that comes back leaves the others to win. */
export const decidedChance = ({ win, push }: Pick<StoredBet, 'win' | 'push'>): number =>
  push < 1 ? win / (1 - push) : win;

/** How often each leg wins, and pushes where one can. */
export function legChances(legs: readonly Pick<StoredBet, 'win' | 'push'>[]): { chances: number[]; pushes?: number[] } {
  const pushes = legs.map(({ push }) => push);
  return { chances: legs.map(({ win }) => win), ...(pushes.some((push) => push > 0) && { pushes }) };
}

/** That all of them win, which are of different games. */
export const chanceOfAll = (bets: readonly Pick<StoredBet, 'win' | 'push'>[]): number =>
  bets.reduce((all, bet) => all * decidedChance(bet), 1);

export const worldOf = ({ slate, bettor = ANY_BETTOR, nowMs, zone }: Tagged): World => ({
  slate,
  bettor,
  nowMs,
  zone: zone.name,
  loaded: NOTHING_LOADED,
  may: 'free',
});

/** The price that it was named at is its writer's own and left aside here. What is missing is said in a sentence. */
export function storedBet(draft: BetRefDraft, read: Tagged): StoredBet | string {
  const parsed = refOf(draft);
  if (!parsed.success) return NO_SUCH_KIND;
  const found = priceBets({ bets: [parsed.data] }, worldOf(read));
  if (isRefused(found)) return found.message;
  const [bet] = found.ok ? found.data.bets : [];
  return (bet?.priced && toStored(bet, parsed.data, read)) || NO_PRICE;
}

/** Two lines of one market, whose chances do not contradict each other. */
export function storedPair(drafts: readonly [BetRefDraft, BetRefDraft], read: Tagged): [StoredBet, StoredBet] | string {
  const [one, two] = drafts.map(refOf);
  if (!one?.success || !two?.success) return NO_SUCH_KIND;
  const found = priceBets({ bets: [one.data, two.data] }, worldOf(read));
  if (isRefused(found)) return found.message;
  const [first, second] = found.ok ? found.data.bets : [];
  if (!first || !second) return NO_PRICE;
  if (!first.priced) return first.message;
  if (!second.priced) return second.message;
  const stored = [toStored(first, one.data, read), toStored(second, two.data, read)] as const;
  return stored[0] && stored[1] ? [stored[0], stored[1]] : NO_PRICE;
}

const NO_SUCH_KIND = 'I have no bet of that kind, so there is nothing to work out.';
const NO_PRICE = 'I have no price for that bet, so there is nothing to work out.';

const refOf = (draft: BetRefDraft) => BetRef.safeParse({ ...draft, price: null, named: [] });

function toStored(bet: PricedStatedBet, ref: BetRef, { slate }: Tagged): StoredBet | null {
  const event = slate.events.find(({ id }) => id === ref.eventId);
  if (!event) return null;
  const at = ref.book === null ? bet.atBest : bet.atAsked;
  const isOfGame = bet.player === null && (bet.side === 'over' || bet.side === 'under');
  const name = inShort(bet.label, bet.game);
  return {
    ref: { ...ref, line: bet.line },
    event,
    short: name,
    name: isOfGame ? `${name} in ${shortGame(bet.game)}` : name,
    line: bet.line,
    win: bet.chances.win,
    push: bet.chances.push,
    price: at?.book ? { decimal: at.decimal, text: exactText(at.text, at.decimal), book: at.book } : null,
  };
}

/** A bet that its writer holds is as he named it, whether or not some book quotes it now. */
export function ownBet(focus: BetFocus, read: Tagged): StoredBet | string {
  const { price: _, stakeCents: __, unjudged: ___, ...draft } = focus;
  const stored = storedBet({ ...draft, price: null }, read);
  if (isStored(stored)) return stored;
  const event = read.slate.events.find(({ id }) => id === focus.eventId);
  const parsed = BetRef.safeParse({ ...draft, named: [] });
  const name = event && nameOfLine(focus, event);
  if (!event || !parsed.success || !name) return stored;
  return { ref: parsed.data, event, name, short: name, line: focus.line, win: 0, push: 0, price: null };
}

/** `Bills -2.5`, `Over 41.5`; null: it is on no line of a game. */
function nameOfLine({ market, side, line }: BetFocus, event: SlateEvent): string | null {
  if (line === null) return null;
  if (market === 'spread' && (side === 'home' || side === 'away'))
    return inShort(`${event[side]} ${signed(line)}`, gameLabel(event));
  const isTotal = market === 'total' && (side === 'over' || side === 'under');
  return isTotal ? `${side === 'over' ? 'Over' : 'Under'} ${line}` : null;
}

/** As it is written here, where that is a price to the cent; else in decimals. */
export const exactText = (text: string, decimal: number): string =>
  /^[+-]\d+$/.test(text) ? text : decimal.toFixed(decimal < 10 ? 3 : 2);

/** The same as a bet that is spoken of. */
export const focusOf = ({ ref, line }: Pick<StoredBet, 'ref' | 'line'>) => ({
  ...ref,
  line,
  player: ref.player ?? null,
});

export const isStored = (found: StoredBet | string): found is StoredBet => typeof found !== 'string';
