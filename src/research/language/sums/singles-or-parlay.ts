import type { BetRefDraft } from '#contract/research/bet.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { dollars, list, percent, signedPercent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { hasSubject, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Spoken } from '../reading.ts';
import { bestWhole, type Whole } from '../tickets/best-whole.ts';
import { partedBets } from '../tickets/named-parlay.ts';
import { legOf } from '../tickets/ticket-call.ts';
import { chanceOfAll, focusOf, isStored, type StoredBet, storedBet } from './stored-bet.ts';

const SINGLES =
  '(singles?|straights?|straight bets?|separate(ly)?|individual(ly)?|on their own|apart|alone|two bets|2 bets)';
const ASKS = new RegExp(
  `\\b${SINGLES}\\b.*\\b(or|vs|versus|than|over)\\b.*\\bparlay|\\bparlay\\w*\\b.*\\b(or|vs|versus|than|over)\\b.*\\b${SINGLES}\\b`,
);
/** "Any better than splitting it straight" of a parlay that was shown, which nobody names again. */
const HELD_AGAINST = new RegExp(
  `\\b(better|worse|smarter|instead|rather|than|vs|versus|or|ev|difference)\\b.*\\b${SINGLES}\\b|\\b${SINGLES}\\b.*\\b(better|worse|smarter|instead|ev)\\b`,
);
const MOST_BETS = 8;
const SAMPLE = 100_00;
const EXACT_DIGITS = 6;

type Priced = StoredBet & { decimal: number };

/**
 * "Singles or a parlay": what the bets that are named or on screen make apart and together, by what each wins. Null: it is not asked, or
 * they are of one game, where only a book knows what it pays for them together.
 */
export function singlesOrParlay(read: Tagged): Asked | null {
  const isOfShown = read.previous?.ticket === true && !read.said.some(hasSubject) && HELD_AGAINST.test(read.plain);
  if (!(ASKS.test(read.plain) || isOfShown)) return null;
  return heldAgainst(draftsOf(read), read);
}

type Draft = { draft: BetRefDraft; own: number | null };

function heldAgainst(drafts: readonly Draft[] | null, read: Tagged): Asked | null {
  if (drafts === null || drafts.length < 2 || drafts.length > MOST_BETS) return null;
  if (shareAGame(drafts.map(({ draft }) => draft))) return null;
  const bets: Priced[] = [];
  for (const { draft, own } of drafts) {
    const stored = storedBet(draft, read);
    const decimal = isStored(stored) ? (own ?? stored.price?.decimal ?? null) : null;
    if (!isStored(stored) || decimal === null) return null;
    bets.push({ ...stored, decimal });
  }
  const isOwn = drafts.every(({ own }) => own !== null);
  const whole = isOwn ? null : bestWhole(bets.map(focusOf), read);
  return { ...say(words(bets, whole, stakeOf(read))), spoken: spokenOf(bets, whole, stakeNamed(read)) };
}

function draftsOf(read: Tagged) {
  const { where, amounts, previous } = read;
  const named = partedBets(read);
  if (named.length === 0)
    return (previous?.focus ?? []).map((leg) => ({ draft: legOf(leg), own: leg.price ? Number(leg.price) : null }));
  const drafts = named.map((bet) => {
    const found = resolveBet(
      { ...bet, market: saysBet({ ...bet, price: null }) ? bet.market : 'moneyline', price: null },
      where,
    );
    const own = amounts.prices.find(({ text }) => text === bet.price)?.decimal ?? null;
    const [draft] = 'refs' in found ? found.refs : [];
    return draft ? { draft, own } : null;
  });
  return drafts.every((one) => one !== null) ? drafts.flatMap((one) => one ?? []) : null;
}

/** What is to be split, as it is said now or was put on the parlay before. */
const stakeOf = (read: Tagged): number => stakeNamed(read) ?? SAMPLE;

function stakeNamed({ amounts: { money }, previous }: Tagged): number | undefined {
  const sum = previous?.calculation;
  const before = sum && 'stakeCents' in sum ? sum.stakeCents : undefined;
  return money.find(({ isSure }) => isSure)?.cents ?? before;
}

/** A stake that comes back is neither won nor lost. */
const edgeOf = ({ win, push, decimal }: Priced): number =>
  expectedValueWithPush({ win, push, lose: 1 - win - push }, decimal);

function words(bets: readonly Priced[], at: Whole | null, stakeCents: number): string {
  const count = bets.length;
  const apart = bets.reduce((sum, bet) => sum + edgeOf(bet), 0) / count;
  const good = bets.filter((bet) => edgeOf(bet) > 0);
  const decimal = at?.decimal ?? bets.reduce((all, bet) => all * bet.decimal, 1);
  const chance = at?.chance ?? chanceOfAll(bets);
  const money = (edge: number) => moneyOf(edge, stakeCents);
  const together = chance * decimal - 1;
  const all = count === 2 ? 'both' : `all ${count}`;
  const any = 1 - bets.reduce((none, { win }) => none * (1 - win), 1);
  const lead = leadOf(apart, together);
  return [
    lead,
    `As ${count} singles (${list(bets.map((bet) => `${bet.name} ${formatAmerican(bet.decimal)}`))}) ${dollars(stakeCents)} split evenly ${money(apart)} on average (${signedPercent(apart)}).`,
    `As one parlay at ${formatAmerican(decimal)}${at ? ` (${at.title})` : ''} the same ${dollars(stakeCents)} ${money(together)} (${signedPercent(together)}), and it pays only where ${all} win: ${percent(chance)} of the time.`,
    `With singles at least one wins ${percent(any)} of the time.`,
    ...(good.length > 0 && good.length < count
      ? [
          `Only ${list(good.map((bet) => `${bet.name} (${signedPercent(edgeOf(bet))})`))} is worth more than it costs by the fair price.`,
        ]
      : []),
  ].join(' ');
}

const moneyOf = (edge: number, stakeCents: number): string =>
  `${edge < 0 ? 'loses' : 'makes'} ${dollars(Math.round(Math.abs(edge) * stakeCents))}`;

function leadOf(apart: number, together: number): string {
  if (apart <= 0 && together <= apart)
    return 'Singles, if you bet them at all: each leg of a parlay pays its own vig on top of the others, so it loses more.';
  if (together > apart && apart > 0)
    return 'The parlay makes more on average, because edges multiply as well; singles make less and swing far less.';
  return together > apart
    ? 'Neither makes money; the parlay loses a little less at its price, and wins far less often.'
    : 'Singles: at this price the parlay makes less and wins far less often.';
}

/** They are still what a parlay, or a round robin, is to be made of. */
const spokenOf = (bets: readonly Priced[], whole: Whole | null, stakeCents: number | undefined): Spoken => ({
  focus: bets.map(({ ref, line }) => ({
    eventId: ref.eventId,
    market: ref.market,
    side: ref.side,
    line,
    player: ref.player ?? null,
  })),
  absent: null,
  unjudged: true,
  ticket: true,
  ticketBook: whole?.title ?? null,
  list: false,
  ...(whole && {
    calculation: {
      kind: 'payout',
      price: whole.decimal.toFixed(EXACT_DIGITS),
      ...(stakeCents !== undefined && { stakeCents }),
    },
  }),
});
