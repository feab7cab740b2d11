import { PRODUCT_NAME } from '#contract/product.ts';
import type { BetRefDraft } from '#contract/research/bet.ts';
import type { ProposedAction } from '#contract/research/propose.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { bookOf } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { readBankroll, readUnit } from '../read-bankroll.ts';
import type { Memory, Reading } from '../reading.ts';
import { rememberedWords } from '../remembered-parts.ts';
import { asksForLimit, asksForTimeOff } from '../self-exclusion.ts';
import type { Amounts } from './amount.ts';
import { type Asked, type Call, calls, say } from './call.ts';
import { isOnlyMemory, readForgotten, readTold } from './memory.ts';
import type { Mention } from './mentions.ts';
import { plainText } from './plain-text.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';

type Wish = {
  /** With what they say of their writer; `tokens`: without. */
  written: readonly Token[];
  tokens: readonly Token[];
  mentions: readonly Mention[];
  reading: Reading;
  amounts: Amounts;
  said: readonly StatedBet[];
  bets: readonly StatedBet[];
  where: Parameters<typeof resolveBet>[1];
  previous: Reading | null;
};

const propose = (action: ProposedAction | object): Call => ({ tool: 'propose', input: { action } });

/** Something to be done for the writer: a setting, a limit, a time-out, an alert, a bet to be kept. Null: nothing of this. */
export function readWish(wish: Wish): Asked | null {
  const plain = plainText(wish.tokens);
  return (
    readLimit(wish.tokens, plain, wish.amounts) ??
    readTimeOut(wish.tokens, plain, wish.amounts) ??
    readAlert(plain, wish) ??
    readFormat(plain) ??
    readForgetting(wish) ??
    readRemembered(wish)
  );
}

const OF_BETS =
  /\b(bet|bets|betting|wager|wagers|stake|gamble|gambling|lose|losing|deposit|deposits|book|sportsbook)\b/;
const NO_BETS_HERE = `No bets are placed here, so this limits what you spend on ${PRODUCT_NAME}; set a limit on your bets at your sportsbook.`;

function readLimit(tokens: readonly Token[], plain: string, { money, counts, lines }: Amounts): Asked | null {
  if (!asksForLimit(tokens)) return null;
  const window = /\bweek(ly|s)?\b/.test(plain) ? 'week' : /\bmonth(ly|s)?\b/.test(plain) ? 'month' : 'day';
  const [sum] = money;
  const isOfTokens = /\b(tokens?|credits?|questions?|answers?|asks?)\b/.test(plain);
  const isMoney = sum !== undefined && !isOfTokens && (sum.isSure || isAboutMoney(plain));
  const amount = isMoney ? sum.cents / 100 : (counts[0]?.count ?? lines[0]?.line);
  if (amount === undefined || (!isMoney && !isOfTokens && OF_BETS.test(plain))) return null;
  return calls(
    [propose({ kind: 'limit', change: { unit: isMoney ? 'money' : 'tokens', window, amount } })],
    OF_BETS.test(plain) ? [NO_BETS_HERE] : [],
  );
}

const isAboutMoney = (plain: string): boolean =>
  OF_BETS.test(plain) || /\b(spend|spending|pay|money|cash|bucks|dollars)\b/.test(plain);

function readTimeOut(tokens: readonly Token[], plain: string, amounts: Amounts): Asked | null {
  if (!asksForTimeOff(tokens)) return null;
  const days = daysIn(plain, amounts);
  // Never shorter than what was asked for.
  const duration = days > 7 ? '30d' : days > 3 ? '7d' : days > 1 ? '72h' : '24h';
  return calls([propose({ kind: 'time_out', duration })]);
}

const SPANS: readonly (readonly [RegExp, number])[] = [
  [/\b\d+h(rs?)?\b|\bhours?\b/, 1 / 24],
  [/\bweeks?\b/, 7],
  [/\bmonths?\b/, 30],
];
const IN_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const A_FEW_DAYS = 3;

function daysIn(plain: string, { counts, lines }: Amounts): number {
  if (/\b(weekend|monday|few days|couple (of )?days)\b/.test(plain)) return A_FEW_DAYS;
  const hours = /\b(\d+)h(rs?)?\b/.exec(plain)?.[1];
  const named = counts.find(({ of }) => of === 'days' || of === 'hours')?.count ?? lines[0]?.line;
  const inWords =
    1 +
    Math.max(
      0,
      IN_WORDS.findIndex((word) => plain.split(' ').includes(word)),
    );
  const number = hours === undefined ? (named ?? inWords) : Number(hours);
  return number * (SPANS.find(([span]) => span.test(plain))?.[1] ?? 1);
}

function readAlert(plain: string, { amounts, said, bets, where, previous }: Wish): Asked | null {
  if (!watches(plain)) return null;
  // "It costs -162, tell me if it is -150": what it is now is said before what is waited for.
  const price = amounts.prices.at(-1);
  const [shown, ...others] = previous?.focus ?? [];
  // "When it hits +120": the very bet that was shown, and no other of its game.
  const isBare = said.every((one) => namesNothing(withoutVerb(one, plain)));
  if (isBare && price && shown && others.length === 0) {
    const { eventId, market, side, line, player } = shown;
    return alertAt({ eventId, market, side, line, player }, price.text);
  }
  if (isBare) return say(ALERT_OF_WHAT);
  const bet = bets.find(hasSubject);
  if (!price || !bet) return say(ALERT_OF_WHAT);
  const resolved = resolveBet({ ...withoutVerb(bet, plain), price: null }, where);
  if ('missing' in resolved || !resolved.refs[0]) return null;
  return alertAt(resolved.refs[0], price.text);
}

const TELLS = String.raw`\b(?:let me know|lmk|hmu|hit me up|heads up|shout|holler|tell me|(?:ping|text|email|message|msg|dm|remind) me|keep an eye|watch (?:it|that|this))\b`;
const COMES = String.raw`\b(?:hits?|gets?|goes|moves?|reach(?:es)?|drops?|rises?|falls?|climbs?|becomes?|changes?|improves?|(?:is|its|are|at|to) \D?\d)`;
const WATCHES = new RegExp(
  String.raw`${TELLS}.*\b(?:if|when|whenever|once|til|till|until|should)\b.*${COMES}|\b(?:alert|notify)\b.*\b(?:if|when|once|should|at|hits?|gets? to|reach(?:es)?|drops?)\b`,
);

/** Whether something is to be told once a price or a line has come. */
export const watches = (plain: string): boolean => WATCHES.test(plain);

const namesNothing = (bet: StatedBet): boolean => !hasSubject(bet) && !saysBet({ ...bet, price: null, book: null });

/** "When the Sharks hit +250" is no bet on hits; "over 1.5 hits hits +120" is one. */
function withoutVerb(bet: StatedBet, plain: string): StatedBet {
  const isVerb = (plain.match(/\bhits?\b/g) ?? []).length === 1 && HITS_A_PRICE.test(plain);
  return isVerb ? { ...bet, stats: bet.stats.filter((stat) => stat !== 'hits') } : bet;
}
const HITS_A_PRICE = /\bhits? (?:at |a )?(?:[+-]|minus|plus|even|\d)/;

/** A mail once a bet has this price or a better one. */
export const alertAt = (bet: BetRefDraft, price: string): Asked => calls([propose({ kind: 'alert', bet, price })]);

export const ALERT_OF_WHAT =
  'No alert was set: name the bet and the price, such as "tell me when the Bills moneyline hits +120". For a line that moves or a game that is about to start, press "Alert me" on a pick.';

const STANDARD_STAKE = 100_00;

/** A bet to be kept, for the stake that is named; where none is, one stands in, and it is said. */
export function trackedBet(bet: BetRefDraft, { money }: Pick<Amounts, 'money'>): Asked {
  // "Under 47 for 20": its own number is no stake.
  const sums = money.filter(({ isSure, cents }) => isSure || cents !== Math.abs(bet.line ?? 0) * 100);
  const stakeCents = (sums.find(({ isSure }) => isSure) ?? sums[0])?.cents;
  return trackedFor(bet, stakeCents ?? STANDARD_STAKE, stakeCents === undefined ? [NO_STAKE] : []);
}

export const trackedFor = (bet: BetRefDraft, stakeCents: number, words: readonly string[] = []): Asked =>
  calls([propose({ kind: 'tracked_bet', bet, stakeCents })], words);

const NO_STAKE = 'You named no stake, so this uses $100.00: give yours, such as "20 at FanDuel".';

function readFormat(plain: string): Asked | null {
  if (!/\b(use|show|switch to|change to|display|set|give me|i prefer|prefer|want)\b/.test(plain)) return null;
  const format = /\bdecimal( odds| format)?\b/.test(plain)
    ? 'decimal'
    : /\bamerican( odds| format)\b/.test(plain)
      ? 'american'
      : null;
  const isWish = /\b(odds|format|from now on|prices|switch|me to|instead|please)\b/.test(plain);
  if (format === null || !isWish || /\d/.test(plain)) return null;
  return calls([propose({ kind: 'setting', change: { oddsFormat: format } })]);
}

/** "Forget FanDuel": of the books that were named the others stay. */
function readForgetting({ written, reading, said, amounts }: Wish): Asked | null {
  const forgotten = readForgotten(written);
  const isOfBet = amounts.prices.length > 0 || said.some(hasSubject);
  if (forgotten.length === 0 || isOfBet) return null;
  const left = reading.memory?.sportsbooks ?? [];
  if (left.length === 0)
    return say(
      `Noted: nothing at ${titlesOf(forgotten)} in this chat. Name the books you do use ("I use DraftKings and Caesars"), and only their prices are recommended.`,
    );
  const words = `Noted for this chat: not ${titlesOf(forgotten)}, you bet at ${titlesOf(left)}.`;
  return calls(
    [propose({ kind: 'setting', change: { sportsbooks: [...new Set(left.map((key) => bookOf(key).title))] } })],
    [words],
  );
}

const titlesOf = (keys: readonly string[]): string => list([...new Set(keys.map((key) => bookOf(key).title))]);

/** "I use DraftKings in Ohio, bankroll 2500": remembered here, and offered as settings. */
function readRemembered({ written, tokens, reading, mentions }: Wish): Asked | null {
  const said = readTold(written, { bankroll: readBankroll(tokens, false), unit: readUnit(tokens) });
  // Its own names: those of the question before are in the reading as well.
  const isAsked = mentions.length + findPhrases(LEAGUE_NAMES, tokens).length > 0;
  if (!said || said.books?.as === 'now' || isAsked || !isOnlyMemory(written)) return null;
  // What is remembered by now, those of before among it.
  const keys = said.books ? (reading.memory?.sportsbooks ?? said.books.keys) : [];
  const titles = [...new Set(keys.map((key) => bookOf(key).title))];
  const own: Memory = {
    ...(keys.length > 0 && { sportsbooks: keys }),
    ...(said.state && { state: said.state }),
    ...(said.bankroll !== null && { bankroll: said.bankroll }),
    ...(said.unit !== null && { unit: said.unit }),
  };
  const change = { ...own, ...(titles.length > 0 && { sportsbooks: titles }) };
  return calls([propose({ kind: 'setting', change })], [`Noted for this chat: ${list(rememberedWords(own, String))}.`]);
}
