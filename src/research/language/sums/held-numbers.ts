import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';
import { isLabel } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

/** What the numbers of a message are to a bet or ticket that is held: each is one of these, and none is two. */
type HeldRole = 'stake' | 'returns' | 'profit' | 'offer';
export type HeldNumbers = {
  stakeCents?: number;
  /** With the stake. */
  returnsCents?: number;
  offerCents?: number;
};

const REACH = 5;
const CENTS = 100;
const GAP =
  '( (is|was|of|a|an|on|me|up|to|about|like|around|only|just|for|at|back|out|down|in|my|this|total|it|that))*';

/** Right beside it, where nothing else can be meant. */
const CLOSE: readonly (readonly [HeldRole, RegExp])[] = [
  ['profit', /\b(to|would|will) (win|net|profit)$/],
  ['returns', /\b(to (return|pay|collect|cash( (a|my|the|this))?)|pays|paying|returns|returning|payout)$/],
  // "Offered 140 cash out on 50": what the offer is for.
  ['stake', /\b(cash(ing|ed)? ?out|cashout|offer|offered) on( (a|my|the))?$/],
];
const BEHIND: readonly (readonly [HeldRole, RegExp])[] = [
  ['stake', /^(is|was) (my|the) (bet|stake|ticket|wager|play)\b/],
  // "Jets +3.5 200 at -110".
  ['stake', /^(at|@)$/],
  [
    'stake',
    /^(to (win|return|pay|collect|make)|(pays|paying|returns|wins)$|(parlay|ticket|bet|slip|stake)\b|at risk|that (pays|returns|wins))/,
  ],
  [
    'offer',
    /^(to settle|(in |as a )?(cash|cashout|offer)\b|now\b|right now|rn\b|today|on the table|guaranteed|sure thing)/,
  ],
  ['returns', /^(if|when) \w+( \w+)? (wins?|hits?|lands?|cashes|comes? in|gets? (it|there))|^(payout|return|ride)\b/],
];
const BEFORE: readonly (readonly [HeldRole, RegExp])[] = [
  [
    'offer',
    new RegExp(
      `\\b(offer|offers|offered|offering|cashout|cash|sell|take|accept|buyout|buy|giving|gives|give|settle)${GAP}$`,
    ),
  ],
  ['profit', new RegExp(`\\b(win|wins|winning|profit|profits|net|nets)${GAP}$`)],
  ['returns', new RegExp(`\\b(pay|pays|paid|paying|payout|return|returns|returning|collect|collects|cashes)${GAP}$`)],
  [
    'stake',
    new RegExp(
      `\\b(risk|risked|risking|put|stake|staked|bet|wagered|wager|ticket|parlay|placed|cost|laid|took|dropped|have|had|got|for|worth)${GAP}$`,
    ),
  ],
];

/** "100 on the Lions", where nothing nearer says what it is. */
const ON = /^on\b(?! the table)/;

/** By the words beside each number, nearer numbers between them. Of two of a kind the first is meant. */
export function heldNumbers({ tokens, amounts, plain }: Tagged): HeldNumbers {
  const found: Partial<Record<HeldRole, number>> = {};
  const open: number[] = [];
  for (const { from, to, cents } of moneyAmong({ tokens, amounts })) {
    const role = roleOf(tokens, from, to);
    if (role === null) open.push(cents);
    else found[role] ??= cents;
  }
  const { stake, profit } = found;
  const returns = found.returns ?? (profit === undefined ? undefined : profit + (stake ?? 0));
  // "68 or 140": what is sure now, and what may come.
  const left = open.filter((cents) => cents !== stake && cents !== returns && cents !== found.offer);
  const offer =
    found.offer ?? (returns !== undefined && OFFERS.test(plain) ? left.find((cents) => cents < returns) : undefined);
  return {
    ...(stake !== undefined && { stakeCents: stake }),
    ...(returns !== undefined && { returnsCents: returns }),
    ...(offer !== undefined && { offerCents: offer }),
  };
}

const OFFERS = /\b(cash\w*|offer\w*|take|sell|buy|settle|or|fair)\b/;

/** Whatever stands there as money and counts nothing: no leg, line, chance or price. */
function moneyAmong({ tokens, amounts }: Pick<Tagged, 'tokens' | 'amounts'>) {
  const counted = new Set(amounts.counts.map(({ from }) => from));
  return amounts.money.filter(
    ({ from, to, cents, isSure }) =>
      isSure ||
      (cents >= CENTS &&
        !counted.has(from) &&
        !isLabel(tokens, from) &&
        !isTally(tokens, from, to) &&
        !/^(first|last|hit|won|all)$/.test(tokens[from - 1]?.text ?? '') &&
        !TALLIED.test(plainText(tokens.slice(from + 1, from + 4)))),
  );
}

/** "3 already hit", "3 of them won": how many, and no money. */
const TALLIED =
  /^((have |has )?(already|all|just) |have |has |of (them|em|the legs|my legs) )*(hit|hits|won|cashed|down|left|legs?|teams?|to go|x)\b/;

/** "4 for 4", "3 of 4": how many have won. */
const isTally = (tokens: readonly Token[], from: number, to: number): boolean =>
  [
    [from - 2, from - 1],
    [to + 1, to],
  ].some(
    ([other = -1, between = -1]) =>
      /^(for|of)$/.test(tokens[between]?.text ?? '') && isSmall(tokens[other]) && isSmall(tokens[from]),
  );
const isSmall = (token: Token | undefined): boolean =>
  token?.number != null && token.number.value <= MOST_LEGS && !token.number.dollars;
const MOST_LEGS = 15;

/** "410 profit", whatever stands before it. */
const PROFIT_BEHIND = /^(in |of )?(pure )?profit\b/;
function roleOf(tokens: readonly Token[], from: number, to: number): HeldRole | null {
  const behind = wordsUntil(tokens.slice(to, to + REACH)).replace(/^(dollars?|bucks?) /, '');
  const before = wordsBefore(tokens, from);
  if (PROFIT_BEHIND.test(behind)) return 'profit';
  return (
    CLOSE.find(([, words]) => words.test(before))?.[0] ??
    BEHIND.find(([, words]) => words.test(behind))?.[0] ??
    BEFORE.find(([, words]) => words.test(before))?.[0] ??
    (ON.test(behind) ? 'stake' : null)
  );
}

/** Up to the next number or sentence. */
function wordsUntil(some: readonly Token[]): string {
  const end = some.findIndex(({ number, pair, afterBreak }) => number !== null || pair !== null || afterBreak);
  return plainText(end < 0 ? some : some.slice(0, end));
}

function wordsBefore(tokens: readonly Token[], at: number): string {
  let from = at;
  while (from > at - REACH && from > 0 && !tokens[from]?.afterBreak) {
    const before = tokens[from - 1];
    if (!before || before.number !== null || before.pair !== null) break;
    from -= 1;
  }
  return plainText(tokens.slice(from, at));
}
