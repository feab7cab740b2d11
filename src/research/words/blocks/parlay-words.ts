import type { AskedLeg, BuildParlayResult, Parlay } from '#contract/research/build-parlay.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import type { Verdict } from '#contract/verdict.ts';
import { mayPushAt } from '../../slate/may-push.ts';
import { payoutCents } from '../../tools/build-parlay/payout-cents.ts';
import { meets, targetPrice, WIDEST, withinOf } from '../../tools/build-parlay/target-price.ts';
import { priceText } from '../../tools/calculate/figures.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import type { Bettor } from '../bettor.ts';
import { capital, dollars, list, plural } from '../format.ts';

/** A parlay in words: the answer first. */

type Apart = NonNullable<BuildParlayResult['apart']>;
export type RefusedLeg = AskedLeg & { refusal: Refusal };

/** What all legs pay together and whether that is worth it. */
export const parlayWords = (parlay: Parlay, unmatched: readonly string[], bettor: Bettor): string =>
  [
    ...beforeWords(parlay),
    ...leadOf(parlay, bettor),
    ...(parlay.moved === undefined ? [] : [parlay.moved]),
    ...unmatchedWords(unmatched),
  ].join(' ');

/** What went, and what it was with that: a change of the odds is judged by both. */
function beforeWords({ before, stakeCents, payoutCents: now }: Parlay): string[] {
  if (!before) return [];
  const { gone, came = [] } = before;
  const went = changeWords(gone, came);
  // What the prices of one game multiply to was paid by nobody.
  if (before.sameGame === true) return went === '' ? [] : [went];
  const paid =
    stakeCents === null || before.payoutCents === null
      ? ''
      : ` and returned ${dollars(before.payoutCents)} for ${dollars(stakeCents)}${gapText(before.payoutCents, now)}`;
  const was = `Before, the ${before.legs} legs won ${before.fairChanceText} of the time at ${before.text}${paid}.`;
  return went === '' ? [was] : [went, was];
}

function gapText(before: number, now: number | null): string {
  if (now === null || now === before) return '';
  return `, ${dollars(Math.abs(before - now))} ${before > now ? 'more' : 'less'} than now`;
}

/** `Bears moneyline -172 is out, and Jets -3 -110 is in.` */
function changeWords(gone: readonly string[], came: readonly string[]): string {
  if (gone.length === 0) return came.length === 0 ? '' : `${capital(list(came))} ${isOrAre(came)} added.`;
  return came.length === 0
    ? `${capital(list(gone))} went out.`
    : `${capital(list(gone))} ${isOrAre(gone)} out, and ${list(came)} ${isOrAre(came)} in.`;
}

const isOrAre = (words: readonly string[]): string => (words.length === 1 ? 'is' : 'are');

function leadOf(parlay: Parlay, bettor: Bettor): string[] {
  if (parlay.whole) return wholeLead(parlay, parlay.whole, bettor);
  if (parlay.sameGame) return sameGameLead(parlay, bettor);
  return parlay.verdict === null ? priceLead(parlay, bettor) : lead(parlay, bettor);
}

/** `+612 (7.12)`; `7.12` for who reads decimal odds. */
const priceWords = ({ text, decimal }: { text: string; decimal: number }, { oddsFormat }: Bettor): string =>
  oddsFormat === 'decimal' ? text : priceText(decimal);

const fairPrice = ({ fairText, fairDecimal }: Parlay, bettor: Bettor): string =>
  priceWords({ text: fairText, decimal: fairDecimal }, bettor);

const VERDICTS: Readonly<Record<Verdict, string>> = { bet: 'Bet', lean: 'Lean only', pass: 'Pass' };

/** Alone a leg wins less often than this counts it, where its line may be hit exactly. */
const pushesAside = ({ legs }: Parlay): string =>
  legs.some(({ market, line }) => line !== null && mayPushAt(market, line)) ? ', pushes aside' : '';

function lead(parlay: Parlay, bettor: Bettor): string[] {
  const { legs, book, edge, edgeText, fairChanceText, verdict, verdictReason } = parlay;
  const judged = verdict === null ? '' : `${VERDICTS[verdict]}: `;
  const average = edge === null ? '' : `, which is ${edgeText} on average`;
  return [
    `${judged}${plural(legs.length, 'leg')} at ${book} pay ${priceWords(parlay, bettor)}, and ${fairPrice(parlay, bettor)} is fair.`,
    ...targetWords(parlay),
    ...stakeWords(parlay),
    `${legs.length === 2 ? 'Both' : `All ${legs.length}`} win ${fairChanceText} of the time${pushesAside(parlay)}${average}.`,
    `${verdictReason}${verdict === 'pass' ? ' Nothing is staked.' : ''}`,
    ...statedWords(parlay, bettor),
  ];
}

/** At the price that was stated for all of them. */
function wholeLead(parlay: Parlay, whole: NonNullable<Parlay['whole']>, bettor: Bettor): string[] {
  if (whole.isPlaced === true) return heldLead(parlay, whole, bettor);
  const { legs, fairChanceText, verdict, verdictReason, stakeCents } = parlay;
  const judged = verdict === null ? 'No verdict' : VERDICTS[verdict];
  const average = whole.edgeText === null ? '' : `, which is ${whole.edgeText} on average`;
  const returns =
    stakeCents === null || whole.payoutCents === null
      ? []
      : [`${dollars(stakeCents)} at ${whole.text} returns ${dollars(whole.payoutCents)}.`];
  return [
    `${judged} on these ${plural(legs.length, 'leg')} at your ${priceWords(whole, bettor)}: about ${fairPrice(parlay, bettor)} is fair.`,
    `${legs.length === 2 ? 'Both' : `All ${legs.length}`} win ${fairChanceText} of the time${average}.`,
    `${verdictReason}${verdict === 'pass' ? ' Nothing is staked.' : ''}`,
    ...returns,
    ...storedWords(parlay, whole, bettor),
  ];
}

/** The bettor's own price is none of the book that they are priced at. */
const storedWords = (parlay: Parlay, whole: NonNullable<Parlay['whole']>, bettor: Bettor): string[] =>
  parlay.book === '' || parlay.sameGame || parlay.text === whole.text
    ? []
    : [`The stored prices at ${parlay.book} come to ${priceWords(parlay, bettor)}.`];

/** A price this far above the fair one is hardly one for these legs. */
const HARDLY = 0.5;

/** A ticket that is held: its price against the fair one, and what it is worth. */
function heldLead(parlay: Parlay, whole: NonNullable<Parlay['whole']>, bettor: Bettor): string[] {
  const { legs, fairChanceText, verdict, verdictReason, stakeCents } = parlay;
  const { edge, edgeText, worthCents, payoutCents } = whole;
  const fair = `about ${fairPrice(parlay, bettor)} is fair for these ${plural(legs.length, 'leg')}`;
  if (edge === null || edgeText === null)
    return [`Your ${priceWords(whole, bettor)}: ${fair}.`, ...(verdict === null ? [verdictReason] : [])];
  const told =
    edge > HARDLY
      ? `Far better than fair: you have ${priceWords(whole, bettor)}, and ${fair}.`
      : `${edge > 0 ? 'Yes, better than fair' : 'No, short of fair'}: you have ${priceWords(whole, bettor)}, and ${fair}.`;
  const returns =
    stakeCents === null || payoutCents === null ? '' : `${dollars(stakeCents)} returns ${dollars(payoutCents)}`;
  const worth = worthCents === undefined ? '' : `, and as a ticket it is worth about ${dollars(worthCents)} now`;
  return [
    told,
    `${legs.length === 2 ? 'Both' : `All ${legs.length}`} win ${fairChanceText} of the time, so at your price it makes ${edgeText} on average.`,
    ...(returns === '' ? [] : [`${returns}${worth}.`]),
    ...(edge > HARDLY
      ? ['No book pays that much for these legs, so check that they are the ones on your ticket.']
      : []),
  ];
}

/** What they pay, for who asked for no more. */
function priceLead(parlay: Parlay, bettor: Bettor): string[] {
  const { legs, book } = parlay;
  return [
    ...statedPay(parlay, bettor),
    `${plural(legs.length, 'leg')} at ${book} pay ${priceWords(parlay, bettor)}.`,
    ...stakeWords(parlay),
    'That is just the price. Ask "is it a bet?" for a verdict.',
  ];
}

function stakeWords({ stakeCents, payoutCents, profitCents }: Parlay): string[] {
  if (stakeCents === null) return [];
  if (payoutCents === null || profitCents === null)
    return [`What ${dollars(stakeCents)} returns is too much to be counted to the cent.`];
  return [`${dollars(stakeCents)} returns ${dollars(payoutCents)}, of which ${dollars(profitCents)} is won.`];
}

/** Within which share of what was asked for it pays, as a whole number of percent. */
function withinText(asked: string, pays: number): string {
  const decimal = readPrice(asked);
  return `${Math.round(((decimal === null ? null : withinOf(decimal, pays)) ?? WIDEST) * 100)}%`;
}

/** Another book may pay it where one was named. */
function targetWords({ target, otherBooks, decimal: pays }: Parlay): string[] {
  if (target === null) return [];
  const decimal = readPrice(target.text);
  if (target.isMet)
    return [`That is within ${withinText(target.text, pays)} of the ${target.text} that you asked for.`];
  const other = decimal === null ? undefined : otherBooks.find((one) => meets(targetPrice(decimal), one.decimal));
  return [
    other
      ? `That is not within 15% of the ${target.text} that you asked for; ${other.text} at ${other.book} is.`
      : `About ${target.text} is impossible with these legs: no book that takes them all where you can bet pays within 15% of it.`,
  ];
}

function statedWords({ stated, book }: Parlay, bettor: Bettor): string[] {
  if (stated === null) return [];
  const pays = `At your prices, and those of ${book} where you named none, it would pay ${priceWords(stated, bettor)}`;
  return [stated.edgeText === null ? `${pays}.` : `${pays}, an expected value of ${stated.edgeText}.`];
}

/** Who asks only what it pays and named prices wants to hear that at those first. */
function statedPay({ stated, sameGame, stakeCents }: Parlay, bettor: Bettor): string[] {
  if (stated === null || sameGame) return [];
  const paid = stakeCents === null ? null : payoutCents(stakeCents, stated.decimal);
  const returns = stakeCents === null || paid === null ? '' : `: ${dollars(stakeCents)} returns ${dollars(paid)}`;
  return [`At your prices, and the book’s where you named none, they pay ${priceWords(stated, bettor)}${returns}.`];
}

/** The product of the prices is paid by nobody, so that nothing may follow from it. */
function sameGameLead(parlay: Parlay, bettor: Bettor): string[] {
  const { legs, book, verdictReason, stakeCents, target, stated, fairChanceText } = parlay;
  const games = new Set(legs.map(({ eventId }) => eventId)).size;
  return [
    ...(stakeCents === null ? [] : sameGamePay(parlay, stakeCents)),
    `${plural(legs.length, 'leg')} ${games === 1 ? 'of one game' : `of ${games} games`} at ${book} win together ${fairChanceText} of the time, so ${fairPrice(parlay, bettor)} is fair.`,
    ...(verdictReason === '' ? [] : [verdictReason]),
    `That price is not known here${stakeCents === null ? ', so neither is what a stake returns' : ''}. Tell me what your book pays for all of it and I will judge that.`,
    ...(target ? [fairTargetWords(target, parlay.fairDecimal)] : []),
    ...(stated
      ? [
          `Your prices, and those of ${book} where you named none, multiply to ${priceWords(stated, bettor)}, which no book pays for legs of one game.`,
        ]
      : []),
  ];
}

/** What the stake would come to at the product and at the fair price, between which a book's own price is no promise. */
function sameGamePay({ book, decimal, fairDecimal, correlation }: Parlay, stakeCents: number): string[] {
  const [whole, fair] = [payoutCents(stakeCents, decimal), payoutCents(stakeCents, fairDecimal)];
  if (whole === null || fair === null) return [];
  const own =
    (correlation ?? 0) > 0
      ? "the legs tend to win together, so the book's own same-game price is shorter than that"
      : "the book's own same-game price is another one";
  return [
    `Multiplied, the prices at ${book} would return ${dollars(whole)} for ${dollars(stakeCents)}, but ${own}. At the fair price ${dollars(stakeCents)} would return ${dollars(fair)}.`,
  ];
}

/** What is fair for legs of one game beside what they were to pay, which only the book knows. */
function fairTargetWords({ text, isMet }: NonNullable<Parlay['target']>, fair: number): string {
  return isMet
    ? `That fair price is within ${withinText(text, fair)} of the ${text} that you asked for: look for at least that much at your book.`
    : `That fair price is not within 15% of the ${text} that you asked for; what the book pays for it only the book can tell.`;
}

export const unmatchedWords = (unmatched: readonly string[]): string[] =>
  unmatched.length === 0 ? [] : [`Not available here: ${list(unmatched)}.`];

/** Which leg it is, before why. */
export const refusedWords = ({ pick, refusal }: RefusedLeg, at: number): string =>
  `${at === 0 ? `No parlay: ${pick} cannot be joined.` : `${pick} cannot be joined either.`} ${refusal.message}`;

/** What of a parlay that cannot be built there is, and what that pays. */
export function restWords({ legs, rest }: Pick<BuildParlayResult, 'legs' | 'rest'>, bettor: Bettor): string {
  const had = legs.flatMap(({ pick, price }) =>
    price ? [`${pick}, ${priceWords(price, bettor)} at ${price.book}`] : [],
  );
  if (had.length === 0) return 'None of it can be had, and nothing is staked.';
  const { stakeCents = null, payoutCents: returned = null } = rest ?? {};
  const returns =
    stakeCents === null || returned === null ? '' : `: ${dollars(stakeCents)} returns ${dollars(returned)}`;
  const pays = rest ? ` Without it they pay ${priceWords(rest, bettor)} at ${rest.book}${returns}.` : '';
  return `The rest can be had: ${had.join('; ')}.${pays}`;
}

/** Bets of their own. The tool's words deny a parlay, which there is where one book is the best for every leg. */
export function apartWords({ bets, words, fairChanceText }: Apart, parlay: Parlay | null): string {
  const isSplit = bets.some(({ bookKey }) => bookKey !== bets[0]?.bookKey);
  const told =
    isSplit || parlay === null
      ? words
      : `Apart these are ${plural(bets.length, 'bet')}, not a parlay: each pays by itself, all at their best at ${bets[0]?.book}.`;
  const none = parlay === null ? [`No parlay: of the books asked for none takes all ${bets.length} legs.`] : [];
  return [...none, told, `All of them win ${fairChanceText} of the time.`].join(' ');
}
