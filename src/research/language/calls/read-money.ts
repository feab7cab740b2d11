import type { Token } from '#engine/names/tokenise.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { MoneyAmount, MoneyRole } from './amount.ts';
import { plainText } from './plain-text.ts';

export const MONEY_WORDS = /^(dollars?|bucks|bux|usd|grand|spot|dolares|pesos)$/;
/** "A hundred", "two grand": money in words. */
const SUMS_IN_WORDS: Readonly<Record<string, number>> = { hundred: 100_00, grand: 1_000_00, thousand: 1_000_00 };
const HOW_MANY: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };

export function moneyAt(tokens: readonly Token[], at: number): MoneyAmount | null {
  const number = tokens[at]?.number;
  if (number === null) return moneyInWords(tokens, at);
  if (!number || number.sign || number.percent || number.afterDash || number.value <= 0) return null;
  // "Max bet 25. Bucks or Clippers?": behind a stop they are a team.
  const behind = tokens[at + 1];
  const word = behind?.afterBreak === true ? undefined : MONEY_WORDS.exec(behind?.text ?? '')?.[0];
  const isWon = isWonAt(tokens, at);
  const isSure =
    isWon ||
    number.dollars ||
    word !== undefined ||
    number.suffix === 'k' ||
    isStaked(tokens, at) ||
    isPaidOut(tokens, at);
  if (!isSure && (number.suffix !== '' || isOfBets(tokens, at))) return null;
  const cents = Math.round(number.value * 100) * (word === 'grand' ? 1_000 : 1);
  return { from: at, to: at + (word ? 2 : 1), cents, role: isWon ? 'profit' : roleOf(tokens, at), isSure };
}

/** Which of several bets, how many of them, or the line of one: "over 71.5 on the ground". */
function isOfBets(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const isLine = /^(over|under)$/.test(before) && !Number.isInteger(tokens[at]?.number?.value);
  return isLine || OF_PLACE.test(before) || countsBets(tokens, at);
}

/** "Pick number 2", "leg 3", "the other 4": a place of what was shown, or how many of it. */
const OF_PLACE = /^(number|pick|picks|leg|legs|other|those|these|biggest|safest)$/;

/** "3 NFL legs", "5 picks", "2 most likely". */
function countsBets(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 3);
  // "To win 310, three legs in": what a number of its own counts, or stands behind a comma, this one does not.
  const end = behind.findIndex(({ text, afterBreak }) => afterBreak || SEVERAL_IN_WORDS[text] !== undefined);
  return (end < 0 ? behind : behind.slice(0, end)).some(({ text }) => COUNTED_BETS.test(text));
}
const COUNTED_BETS =
  /^(legs|leggers?|picks|bets|plays|props|favs|faves|favorites|dogs|underdogs|overs|unders|biggest|safest|likeliest|most|best)$/;

/** "How do I win like 50+ on it": so much is to be won, and nobody has so many of anything. */
export function isWonAt(tokens: readonly Token[], at: number): boolean {
  const { number, text = '' } = tokens[at] ?? {};
  const isPlain = number != null && number.sign === null && !number.percent && Number.isInteger(number.value);
  const next = tokens[at + 1]?.afterBreak === true ? '' : (tokens[at + 1]?.text ?? '');
  return (
    isPlain &&
    /^\d+\+?$/.test(text) &&
    !COUNTED_WINS.test(next) &&
    WINS_MONEY.test(plainText(tokens.slice(Math.max(0, at - WON_REACH), at)))
  );
}

const WON_REACH = 8;
export const COUNTED_WINS =
  /^(games?|sets?|rounds?|bets?|legs?|of|units?|u|out|in|straight|times?|percent|more|points?)$/;
const WINS_MONEY =
  /\b(i|we|me) ((want|wanna|need|like|love|trying|gotta|have|can|could|would|to|even|actually) )*(win|make|profit|clear|net|pocket|earn|be up|be ahead|come out ahead)( (by|exactly|another|an extra|like|about|around|at least|maybe|say|roughly|some|more than))*$/;

const LEAST_STAKED = 5;
const LEAST_ON = 10;
const STAKES = /^(bet|put|stake|staked|staking|risk|risking|wager|wagering|apuesto|meto|pongo)$/;
/** "The Bills for 100 at +150". */
const PRICED_BEFORE = /^(for|with|w|have|got|had|risked|is|win|hits?)$/;
const NO_STAKE_BEFORE =
  /^(over|under|o|u|top|best|give|gimme|me|first|next|last|show|my|the|to|game|week|round|day|number|no|leg)$/;

/** "Bet 200", "100 on the Bills": a whole number that is staked; bet365 is a book. */
function isStaked(tokens: readonly Token[], at: number): boolean {
  const { value = 0, suffix = '' } = tokens[at]?.number ?? {};
  const before = tokens[at - 1]?.text ?? '';
  const behind = tokens[at + 1]?.text ?? '';
  if (!Number.isInteger(value) || suffix !== '' || (before === 'bet' && value === 365)) return false;
  if (STAKES.test(before))
    return (
      value >= LEAST_STAKED &&
      !/^(of|or|and|games?|teams?|sides?|props?|picks?|players?|unders?|overs?|legs?)$/.test(behind)
    );
  if (isOnStatedPrice(tokens, at)) return true;
  const isPriced = /^(at|on)$/.test(behind) && tokens[at + 2]?.number?.sign != null;
  if (isPriced && value >= LEAST_ON && (at === 0 || PRICED_BEFORE.test(before))) return true;
  return behind === 'on' && value >= LEAST_ON && !NO_STAKE_BEFORE.test(before);
}

const ON_STATED = /^(for|took|risked|dropped|threw|laid|played)$/;
const LEAST_PRICE = 100;

/** "Knicks -120 dk took 60", "Steelers -3 -110 for 110": behind a price that is stated what the clause ends with is on that bet. */
function isOnStatedPrice(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isLast = next === undefined || next.afterBreak || /^(good|worth|now|hedge|cash|should)$/.test(next.text);
  return (
    isLast &&
    (tokens[at]?.number?.value ?? 0) >= LEAST_STAKED &&
    ON_STATED.test(tokens[at - 1]?.text ?? '') &&
    tokens.slice(0, at).some(({ number }) => number?.sign != null && number.value >= LEAST_PRICE)
  );
}

const TENS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** "Fifty bucks", "for twenty": a sum in one word, where nothing behind it is counted. */
function aloneInWords(tokens: readonly Token[], at: number): number | undefined {
  const value = TENS[tokens[at]?.text ?? ''];
  const next = tokens[at + 1];
  const isMoney = MONEY_WORDS.test(next?.text ?? '') && next?.text !== 'grand';
  const isLast = next === undefined || next.afterBreak || /^(each|on|at|to)$/.test(next.text);
  const isStake = isLast && /^(for|bet|put|risk|risking|stake|wager)$/.test(tokens[at - 1]?.text ?? '');
  return value !== undefined && (isMoney || isStake) ? value * 100 : undefined;
}

function moneyInWords(tokens: readonly Token[], at: number): MoneyAmount | null {
  const alone = aloneInWords(tokens, at);
  if (alone !== undefined) return { from: at, to: at + 1, cents: alone, role: roleOf(tokens, at), isSure: true };
  const each = SUMS_IN_WORDS[tokens[at + 1]?.text ?? ''];
  const times = HOW_MANY[tokens[at]?.text ?? ''];
  const isName = /^(slam|slams|prix|rapids|percent|points?|yards?)$/.test(tokens[at + 2]?.text ?? '');
  if (each === undefined || times === undefined || isName) return null;
  return { from: at, to: at + 2, cents: each * times, role: roleOf(tokens, at), isSure: true };
}

const ROLES: readonly (readonly [MoneyRole, RegExp])[] = [
  ['offer', /^(offer|offers|offered|offering|cashout|cash)$/],
  ['bankroll', /^(bankrolls?|rolls?|br|bank)$/],
  ['profit', /^(win|wins|winning|winnings|profit|make|makes|clear|net|pocket|earn)$/],
  ['returns', /^(pay|pays|paying|payout|return|returns|returning|collect|collects|cashes|worth|back|into)$/],
];
/** What is staked stands right behind these. */
const PLACED =
  /^(bet|bets|betting|stake|staked|staking|risk|risking|put|on|for|with|have|got|ticket|wager|placed|apuesto|meto|pongo)$/;

/** By the nearest word before it that says what it is, else by the one behind it. */
const ASKED =
  /\b(what|how much) (\w+ ){0,3}(i|it|that|this|we) (\w+ )?(win|make|get|pay|return|collect|profit)( \w+){0,2}$/;
const roleOf = (tokens: readonly Token[], at: number): MoneyRole =>
  isPaidOut(tokens, at) ? 'returns' : (roleBefore(tokens, at) ?? roleBehind(tokens, at) ?? 'stake');

/** "17.50 total payout". */
const isPaidOut = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.afterBreak !== true &&
  /^(payout|total (payout|back|returns?|returned|if|when))\b/.test(plainText(tokens.slice(at + 1, at + 3)));

const REACH = 3;
/** Words between what an amount is called and itself: "the to win box should say 200". */
const BETWEEN = /^(box|field|amount|column|slot|should|must|says|say|exactly|around|about|least)$/;

function roleBefore(tokens: readonly Token[], at: number): MoneyRole | null {
  let near = REACH;
  for (let place = at - 1; place >= 0 && near > 0; place -= 1) {
    if (endsRole(tokens, place, at)) return null;
    const { text = '' } = tokens[place] ?? {};
    near -= BETWEEN.test(text) ? 0 : 1;
    const role = roleSaid(text);
    if (role) return isOtherAmount(tokens, place) ? null : role;
    if (PLACED.test(text)) return null;
  }
  return null;
}

/** Beyond this no word says what an amount is. In this order: the words before are read for no number that follows another. */
const endsRole = (tokens: readonly Token[], place: number, at: number): boolean =>
  tokens[place]?.number != null ||
  opensTotal(tokens, place) ||
  (place === at - 1 && isBehindAsked(tokens, at)) ||
  // "Equal profit hedge: $100 future": what stands further before a stop is no word of it.
  (place === at - 2 && tokens[at]?.afterBreak === true);

/** "Make it 75" is another amount, and no profit. */
const isOtherAmount = (tokens: readonly Token[], place: number): boolean =>
  /^makes?$/.test(tokens[place]?.text ?? '') && /^(it|that)$/.test(tokens[place + 1]?.text ?? '');

/** "How much do I win. 75 at -118": what was asked is no word of the number in the next sentence. */
const isBehindAsked = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterBreak === true && ASKED.test(plainText(tokens.slice(0, at)));

/** "Liverpool to win and over 2.5": what wins is no word of the number of the next bet. */
const opensTotal = (tokens: readonly Token[], at: number): boolean =>
  /^(over|under|o|u)$/.test(tokens[at]?.text ?? '') && /^(and|plus|n|w|with)$/.test(tokens[at - 1]?.text ?? '');

function roleBehind(tokens: readonly Token[], at: number): MoneyRole | null {
  const behind = [at + 1, at + 2].map((place) => tokens[place]?.text ?? '');
  const role = behind.map(roleSaid).find((one) => one !== null) ?? null;
  if (role === 'bankroll' || role === 'offer') return role;
  if (isPaidOut(tokens, at)) return 'returns';
  const isWon =
    behind.includes('profit') || behind.includes('winnings') || /^(dollar|buck) win$/.test(behind.join(' '));
  return isWon || isToWin(tokens, at) ? 'profit' : null;
}

/** "120 to win at -160": so much is to be won. "75 to win 200", "put 75 to win" is staked for it. */
function isToWin(tokens: readonly Token[], at: number): boolean {
  const from = MONEY_WORDS.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const next = tokens.slice(from + 2, from + 5).find(({ number }) => number !== null)?.number;
  return (
    plainText(tokens.slice(from, from + 2)) === 'to win' &&
    (next == null || next.sign !== null) &&
    !/^(put|bet|bets|risk|risking|stake|staked|lay|laying|place|on|for)$/.test(tokens[at - 1]?.text ?? '')
  );
}

const roleSaid = (text: string): MoneyRole | null => ROLES.find(([, words]) => words.test(text))?.[0] ?? null;
