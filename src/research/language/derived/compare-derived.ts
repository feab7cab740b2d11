import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import { isRefused } from '../../tools/find-market.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { capital, list, signedPercent } from '../../words/format.ts';
import { inShort } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { focusOfRef } from '../sums/bets-said.ts';
import { worldOf } from '../sums/stored-bet.ts';
import { type DerivedBet, derivedKind, derivedOf, focusOfDerived, isDerived, nameOf, worthAt } from './derived-bet.ts';
import { derivedStated, kindNamed } from './read-derived.ts';
import { fairPrice, fairWords } from './tell-derived.ts';

/** `ev` null: no price of it is stored and none was named. */
type Valued = { name: string; ev: number | null; derived: DerivedBet | null };

/** "Which of em", where one of them is such a bet: by what each makes on average, free. Null: none of them is one. */
export function derivedCompared(bets: readonly BetFocus[], read: Tagged): Asked | null {
  if (!bets.some(isDerived)) return null;
  const valued = bets.map((bet) => valuedOf(bet, read));
  const known = valued.flatMap((one) => one ?? []);
  return known.length < valued.length ? null : say(words(known));
}

/** "Newcastle +130 or Everton dnb at +105": stated side by side. */
export function derivedNamed(read: Tagged): Asked | null {
  const { said, where, previous } = read;
  if (said.length < 2 || !said.some(({ market }) => derivedKind(market) !== null)) return null;
  // "Chelsea/draw double chance" is one bet, which the draw is a part of.
  if (said.some(({ direction }) => direction === 'draw') && kindNamed(read) === 'double_chance') return null;
  const focus = said.map((bet): BetFocus | null => {
    const derived = derivedStated(bet, read);
    if (derived) return focusOfDerived(derived);
    const found = resolveBet(bet, where);
    const [ref] = 'refs' in found ? found.refs : [];
    if (!ref) return null;
    return spokenAs(ref);
  });
  const bets = focus.flatMap((bet) => bet ?? []);
  const games = new Set(bets.map(({ eventId }) => eventId));
  if (bets.length < said.length || games.size === 0) return null;
  const valued = bets.flatMap((bet) => valuedOf(bet, read) ?? []);
  const given = previous?.ticket === true || previous?.list === true ? [] : (previous?.focus ?? []);
  return valued.length < bets.length
    ? null
    : say(words(valued), [], { focus: bets, unjudged: true, ticket: false, list: false, given });
}

const spokenAs = (ref: BetRefDraft): BetFocus => ({
  ...focusOfRef(ref),
  price: ref.price ?? null,
  book: ref.book,
});

const BETTER = /\b(better|worse|instead|rather|safer|more value|than that|against that)\b/;

/** "Is the Liverpool ml better" behind such a bet. */
export function besideSpoken(read: Tagged): Asked | null {
  const { said, where, previous, plain } = read;
  const [only, ...others] = previous?.focus ?? [];
  const [bet, ...more] = said;
  if (!only || others.length > 0 || !isDerived(only) || !bet || more.length > 0 || !BETTER.test(plain)) return null;
  const found = derivedKind(bet.market) === null ? resolveBet(bet, where) : null;
  const [ref] = found && 'refs' in found ? found.refs : [];
  if (!ref) return null;
  const bets = [only, spokenAs(ref)];
  const valued = bets.flatMap((one) => valuedOf(one, read) ?? []);
  return valued.length < 2 ? null : say(words(valued), [], { focus: bets, unjudged: true, ticket: false, list: false });
}

/** Those with a price by what they make; of the others from which price on they are worth it. */
function words(valued: readonly Valued[]): string {
  const priced = valued.flatMap(({ name, ev }) => (ev === null ? [] : [{ name, ev }])).toSorted((a, b) => b.ev - a.ev);
  const open = valued.flatMap(({ ev, derived }) => (ev === null && derived ? [derived] : []));
  const fair = valued.flatMap(({ ev, derived }) => (ev !== null && derived ? [fairWords(derived)] : []));
  const rest = open.map((bet) => `I have no price on ${nameOf(bet)}: it is worth a bet above ${fairPrice(bet)}.`);
  return [...rankWords(priced), ...rest, ...fair].join(' ');
}

function rankWords(priced: readonly { name: string; ev: number }[]): string[] {
  const [best, ...others] = priced;
  if (!best) return [];
  const lead =
    best.ev > 0
      ? best.name
      : others.length === 0
        ? `${best.name} makes no money`
        : `${others.length === 1 ? 'Neither' : 'None'} makes money; ${best.name} loses less`;
  const against = others.map(({ name, ev }) => `${name} ${signedPercent(ev)}`);
  return [
    `${capital(lead)}: ${signedPercent(best.ev)} on average${against.length > 0 ? `, against ${list(against)}` : ''}.`,
  ];
}

function valuedOf(bet: BetFocus, read: Tagged): Valued | null {
  const derived = derivedOf(bet, read);
  if (derived) {
    const { price } = derived;
    return price
      ? { name: `${nameOf(derived)} at ${price.text}`, ev: worthAt(derived, price.decimal), derived }
      : { name: nameOf(derived), ev: null, derived };
  }
  const { stakeCents: _, unjudged: __, ...draft } = bet;
  const ref = BetRef.safeParse({ ...draft, named: bet.price == null ? [] : ['price'] });
  const found = ref.success ? priceBets({ bets: [ref.data] }, worldOf(read)) : null;
  if (!found || isRefused(found) || !found.ok) return null;
  const [priced] = found.data.bets;
  const at = priced?.priced ? (priced.atAsked ?? priced.atBest) : null;
  return priced?.priced && at
    ? { name: `${inShort(priced.label, priced.game)} at ${at.text}`, ev: at.ev, derived: null }
    : null;
}
