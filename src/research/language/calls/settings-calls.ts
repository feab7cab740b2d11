import type { ProposedAction } from '#contract/research/propose.ts';
import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { bookOf } from '../../books/registry.ts';
import { dollars, list } from '../../words/format.ts';
import { readBankroll, readUnit } from '../read-bankroll.ts';
import type { Reading } from '../reading.ts';
import type { Amounts } from './amount.ts';
import { type Asked, type Call, calls, say } from './call.ts';
import { isOnlyMemory, readForgotten, readMemory } from './memory.ts';
import { plainText } from './plain-text.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';

type Wish = {
  text: string;
  tokens: readonly Token[];
  reading: Reading;
  amounts: Amounts;
  said: readonly StatedBet[];
  bets: readonly StatedBet[];
  where: Parameters<typeof resolveBet>[1];
};

const propose = (action: ProposedAction | object): Call => ({ tool: 'propose', input: { action } });

/** Something to be done for the writer: a setting, a limit, a time-out, an alert, a bet to be kept. Null: nothing of this. */
export function readWish(wish: Wish): Asked | null {
  const plain = plainText(wish.tokens);
  return (
    readLimit(plain, wish.amounts) ??
    readTimeOut(plain, wish.amounts) ??
    readAlert(plain, wish) ??
    readTracked(plain, wish) ??
    readFormat(plain) ??
    readForgetting(wish) ??
    readRemembered(wish)
  );
}

function readLimit(plain: string, { money, counts, lines }: Amounts): Asked | null {
  if (
    !/\b(dont let me|do not let me|stop me from|keep me (to|under)|limit me|set (a |my )?(\w+ )?(spending |token |daily |weekly |monthly )*limit|cap me|limit myself|limit my)\b/.test(
      plain,
    )
  )
    return null;
  const window = /\bweek(ly)?\b/.test(plain) ? 'week' : /\bmonth(ly)?\b/.test(plain) ? 'month' : 'day';
  const sure = money.find(({ isSure }) => isSure);
  const tokens = sure ? undefined : (counts[0]?.count ?? lines[0]?.line);
  const amount = sure ? sure.cents / 100 : tokens;
  if (amount === undefined) return null;
  return calls([propose({ kind: 'limit', change: { unit: sure ? 'money' : 'tokens', window, amount } })]);
}

function readTimeOut(plain: string, { counts }: Amounts): Asked | null {
  if (
    !/\b(time ?out|(take|taking) (a|some|the) (few )?(days?|week|month|time)( off)|take a break|need a break|cool(ing)? off|pause my account|lock me out|block me)\b/.test(
      plain,
    )
  )
    return null;
  const days =
    counts.find(({ of }) => of === 'days')?.count ?? (/\bweek\b/.test(plain) ? 7 : /\bmonth\b/.test(plain) ? 30 : 1);
  const duration = days >= 30 ? '30d' : days >= 7 ? '7d' : days >= 3 ? '72h' : '24h';
  return calls([propose({ kind: 'time_out', duration })]);
}

function readAlert(plain: string, { amounts, bets, where }: Wish): Asked | null {
  if (
    !/\b(alert|notify|let me know|tell me|ping me|text me|email me|remind me)\b.*\b(if|when|once|hits?|gets? to|reaches|drops?|at)\b/.test(
      plain,
    )
  )
    return null;
  const [price] = amounts.prices;
  const bet = bets.find(hasSubject);
  if (!price || !bet) return say(NO_ALERTS);
  const resolved = resolveBet({ ...bet, price: null }, where);
  if ('missing' in resolved || !resolved.refs[0]) return null;
  return calls([propose({ kind: 'alert', bet: resolved.refs[0], price: price.text })]);
}

const NO_ALERTS =
  'Price alerts are not available here yet, so none was set. Ask for the price again whenever you like.';

const STANDARD_STAKE = 100_00;

function readTracked(plain: string, { amounts, bets, where }: Wish): Asked | null {
  if (
    !/(^(ok |please |and )?(log|track|add) )|\b(log those|log it|log that|log this|track it|track that|track this|track my|save this bet|add it to my bets|add that to my bets|keep track of)\b/.test(
      plain,
    )
  )
    return null;
  const bet = bets.find(hasSubject);
  const resolved = bet && resolveBet({ ...bet, book: null }, where);
  if (!resolved || 'missing' in resolved || !resolved.refs[0]) return null;
  const stakeCents = amounts.money.find(({ isSure }) => isSure)?.cents ?? STANDARD_STAKE;
  return calls([propose({ kind: 'tracked_bet', bet: resolved.refs[0], stakeCents })]);
}

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
function readForgetting({ text, reading, said, amounts }: Wish): Asked | null {
  const forgotten = readForgotten(text);
  const isOfBet = amounts.prices.length > 0 || said.some(hasSubject);
  if (forgotten.length === 0 || isOfBet) return null;
  const left = reading.memory?.sportsbooks ?? [];
  if (left.length === 0)
    return say(
      `Noted, nothing at ${titlesOf(forgotten)}. At which books do you bet? Name them ("I use DraftKings and Caesars"), and only their prices are recommended in this chat.`,
    );
  const words = `Noted for this chat: not ${titlesOf(forgotten)}, you bet at ${titlesOf(left)}.`;
  return calls(
    [propose({ kind: 'setting', change: { sportsbooks: [...new Set(left.map((key) => bookOf(key).title))] } })],
    [words],
  );
}

const titlesOf = (keys: readonly string[]): string => list([...new Set(keys.map((key) => bookOf(key).title))]);

/** "I use DraftKings in Ohio, bankroll 2500": remembered here, and offered as settings. */
function readRemembered({ text, tokens }: Wish): Asked | null {
  const said = readMemory(text, { bankroll: readBankroll(tokens, false), unit: readUnit(tokens) });
  if (!said || !isOnlyMemory(text)) return null;
  const titles = [...new Set((said.sportsbooks ?? []).map((key) => bookOf(key).title))];
  const parts = [
    ...(titles.length > 0 ? [`you bet at ${list(titles)}`] : []),
    ...(said.state ? [`you are in ${US_STATE_NAMES[said.state]}`] : []),
    ...(said.bankroll !== undefined ? [`your bankroll is ${dollars(Math.round(said.bankroll * 100))}`] : []),
    ...(said.unit !== undefined ? [`one unit is ${dollars(Math.round(said.unit * 100))}`] : []),
  ];
  const change = {
    ...(said.bankroll !== undefined && { bankroll: said.bankroll }),
    ...(said.unit !== undefined && { unit: said.unit }),
    ...(titles.length > 0 && { sportsbooks: titles }),
    ...(said.state && { state: said.state }),
  };
  return calls([propose({ kind: 'setting', change })], [`Noted for this chat: ${list(parts)}.`]);
}
