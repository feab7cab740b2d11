import { expectedValueWithPush, fairDecimalWithPush, type PushChances } from '#engine/odds/push.ts';
import { americanCents, atAmericanCents } from '../american-cents.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, type Worked } from './worked.ts';

/** What another number of one bet is worth, and what a bet that was placed is worth by what is quoted now. */

const endsOf = (win: number, push = 0): PushChances => ({ win, push, lose: Math.max(0, 1 - win - push) });

const shortOf = (decimal: number): string => figures.priceText(decimal).split(' ')[0] ?? '';
const centsText = (cents: number): string => `${Math.abs(Math.round(cents))} cents`;

export function lineWorth({ from, to, cents }: Asked<'line_worth'>): Worked {
  const [start, end] = [from, to].map((line) => {
    const ends = endsOf(line.win, line.pushChance);
    const fair = fairDecimalWithPush(ends);
    const price = line.price === undefined ? null : decimalOf(line.price);
    return { ...line, ends, fair, price };
  }) as [Line, Line];
  const fairCost = americanCents(end.fair) - americanCents(start.fair);
  const cost = cents ?? (start.price && end.price ? americanCents(end.price) - americanCents(start.price) : null);
  return {
    title: 'Worth of the number',
    answer: [
      ...(cost === null ? [] : [leadOn(start, end, { fairCost, cost, isNamed: cents !== undefined })]),
      `${end.bet} is worth ${centsText(fairCost)} ${fairCost >= 0 ? 'more' : 'less'} than ${start.bet}: fair is ${shortOf(start.fair)} on ${start.bet} and ${shortOf(end.fair)} on ${end.bet}.`,
      ...(start.price && end.price
        ? [pricesOf(start, end), betterOf(start, end, cents !== undefined)]
        : missingPrices(start, end)),
    ].join(' '),
    inputs: [start, end].flatMap(({ bet, win, pushChance, price }, at) => [
      figures.chance(`win${at}`, `${bet} wins`, win),
      ...(pushChance ? [figures.chance(`push${at}`, `${bet} pushes`, pushChance)] : []),
      ...(price === null ? [] : [figures.price(`price${at}`, `${bet} is`, price)]),
    ]),
    figures: [
      figures.count('cents', 'Fair cost in cents', Math.round(fairCost), centsText(fairCost)),
      figures.price('fairFrom', `Fair price of ${start.bet}`, start.fair),
      figures.price('fairTo', `Fair price of ${end.bet}`, end.fair),
      ...(cost === null ? [] : [figures.count('cost', 'Asked cost in cents', Math.round(cost), centsText(cost))]),
      ...worthOf(start, end, cents),
    ],
    formula: 'Fair price = (1 - push) / win; ten cents lie between -110 and -120, and between +105 and -105.',
    notes: ['The chances come from the books’ prices on and around these lines, with the vig out.'],
    assumed: [],
  };
}

type Line = Asked<'line_worth'>['from'] & { ends: PushChances; fair: number; price: number | null };

/** Whether the better number is worth what it costs; a number that pays more costs less than nothing. */
function verdictOn(fair: number, cost: number, isNamed: boolean): string {
  if (Math.round(cost) === 0 && fair >= 1)
    return `Yes: it costs nothing extra, and the better number is worth ${centsText(fair)}.`;
  const what = isNamed ? `${centsText(cost)}` : `the ${centsText(cost)} between these prices`;
  if (Math.abs(fair - cost) < 1) return `About even: it is worth what it costs, ${centsText(fair)}.`;
  return fair > cost
    ? `Yes: ${what} ${is(cost, isNamed)} less than the ${centsText(fair)} it is worth.`
    : `No: ${what} ${is(cost, isNamed)} too much for a number worth ${centsText(fair)}.`;
}

/** Cents that are named are one amount. */
const is = (cents: number, isNamed: boolean): string => (isNamed || Math.abs(Math.round(cents)) === 1 ? 'is' : 'are');

const isAt = ({ bet, price, book }: Line): string =>
  `${bet} is ${price === null ? 'not quoted' : shortOf(price)}${book ? ` at ${book}` : ''}`;

const pricesOf = (start: Line, end: Line): string =>
  `${isAt(start)}, ${isAt(end)}${start.price && end.price ? `: ${centsText(americanCents(end.price) - americanCents(start.price))} between them` : ''}.`;

const madeAt = ({ ends, price }: Line): number => expectedValueWithPush(ends, price ?? 2);

function betterOf(start: Line, end: Line, isNamed: boolean): string {
  const [one, other] = [madeAt(start), madeAt(end)];
  const [better, least, worse] = one >= other ? [start, one, other] : [end, other, one];
  const lost = !isNamed && least < 0 ? ' Both lose on average.' : '';
  return `Of the two ${better.bet} is the better price: ${figures.signedShareText(least)} on average against ${figures.signedShareText(worse)}.${lost}`;
}

type Costs = { fairCost: number; cost: number; isNamed: boolean };

/** Cents are worth less of the stake the shorter a price is: where they say another thing than what is made on average, that is told alone. */
function leadOn(start: Line, end: Line, { fairCost, cost, isNamed }: Costs): string {
  const isWorth = fairCost > cost;
  const isMore = madeAt(end) > madeAt(start);
  if (isNamed || !start.price || !end.price || isWorth === isMore) return verdictOn(fairCost, cost, isNamed);
  const [better, least] = isMore ? [end, madeAt(end)] : [start, madeAt(start)];
  return least < 0
    ? `${better.bet} is the lesser evil, and neither is worth taking at these prices.`
    : `${better.bet} is the better one at these prices.`;
}

const missingPrices = (...lines: Line[]): string[] => {
  const quoted = lines.filter(({ price }) => price !== null);
  const missing = lines.filter(({ price }) => price === null).map(({ bet }) => bet);
  return [`${[...quoted.map(isAt), `no book where you can bet has ${missing.join(' or ')}`].join('; ')}.`].map(
    (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  );
};

/** What each of them makes at the price that it has, or that so many cents make of it. */
function worthOf(start: Line, end: Line, cents: number | undefined) {
  const bought =
    cents === undefined || start.price === null ? end.price : atAmericanCents(americanCents(start.price) + cents);
  return [
    ...(start.price === null
      ? []
      : [
          figures.rate(
            'evFrom',
            `${start.bet} at ${shortOf(start.price)} makes`,
            expectedValueWithPush(start.ends, start.price),
          ),
        ]),
    ...(bought === null
      ? []
      : [figures.rate('evTo', `${end.bet} at ${shortOf(bought)} makes`, expectedValueWithPush(end.ends, bought))]),
  ];
}

function nowWords(bet: string | null, decimal: number, book: string | undefined): string {
  const at = book === undefined ? '' : ` at ${book}`;
  return bet === null ? `That price is${at}.` : `Quoted now is ${bet} at ${shortOf(decimal)}${at ? `,${at}` : ''}.`;
}

const SEEN = 'price that you see now';
/** A price without its book is the one that its writer sees. */
const calledNow = (isSame: boolean, book: string | undefined): string =>
  isSame ? (book === undefined ? SEEN : 'best price now') : 'fair price now';

export function position(asked: Asked<'position'>): Worked {
  const { bet, price, win, pushChance, nowBet, nowPrice, stakeCents } = asked;
  const decimal = decimalOf(price);
  const ends = endsOf(win, pushChance);
  const fair = fairDecimalWithPush(ends);
  const now = nowPrice === undefined ? null : decimalOf(nowPrice);
  const isSame = now !== null && (nowBet === undefined || nowBet === bet);
  const against = isSame ? now : fair;
  const beat = decimal / against - 1;
  const value = expectedValueWithPush(ends, decimal);
  const called = calledNow(isSame, asked.nowBook);
  return {
    title: 'Your price against now',
    answer: [
      `${bet} at your ${shortOf(decimal)} is ${thanWords(beat)} the ${called}, ${shortOf(against)}.`,
      ...(now === null || called === SEEN ? [] : [nowWords(isSame ? null : (nowBet ?? null), now, asked.nowBook)]),
      `By what is quoted now it wins ${figures.shareText(win)}${pushWords(pushChance)} of the time, so fair is ${shortOf(fair)} and your ticket is worth ${worthWords(value, stakeCents)}.`,
    ].join(' '),
    inputs: [
      figures.price('price', 'Price taken', decimal),
      ...(now === null ? [] : [figures.price('now', `${nowBet ?? bet} now`, now)]),
    ],
    figures: [
      figures.rate('beat', `Against the ${called}`, beat),
      figures.price('fair', 'Fair price now', fair),
      figures.rate('value', 'Value of the ticket, of its stake', value),
    ],
    formula: 'Value = decimal odds taken / decimal odds now - 1.',
    notes: ['Closing line value is final at the start of the game; this is where it stands now.'],
    assumed: [],
  };
}

const LEVEL = 0.0005;

/** Of the stake, and in money where it was said. */
function worthWords(value: number, stakeCents: number | undefined): string {
  if (Math.abs(value) < LEVEL) return 'what you paid for it';
  const share = `${figures.signedShareText(value)} of its stake`;
  if (stakeCents === undefined) return share;
  return `${share}, ${figures.signedMoneyText(Math.round(value * stakeCents))} on ${figures.moneyText(stakeCents)}`;
}
const thanWords = (beat: number): string =>
  Math.abs(beat) < LEVEL ? 'level with' : `${figures.shareText(Math.abs(beat))} ${beat > 0 ? 'better' : 'worse'} than`;

const pushWords = (push: number | undefined): string => (push ? ` and pushes ${figures.shareText(push)}` : '');
