import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { dollars, list, plural } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { NO_WAGER } from '../calls/no-wager.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { inMoney } from '../calls/stake-on-bet.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import { isLabel } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Looked } from '../looked.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { bookNamed } from './book-meant.ts';
import { isPaid, wonText } from './outlay.ts';
import { notThere } from './priced-at-book.ts';
import { rollOf } from './roll-of.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted } from './sum-on-bet.ts';

/** What a message may say beside its bets and its money, so that nothing is asked but what the money comes to. */
const STAKING = new Set(
  `put puts putting bet bets betting throw throwing drop lay play playing stake staking risk risking go going do doing place placing want wanna like take taking back backing thinking
  i id ill im ive we lets let lemme gimme give get me my at got have had gonna to would will could with for w a an the and plus n on of in at each every apiece piece per bet game games match tonight tonights today todays tomorrow now
  ml moneyline moneylines money line spread total over under draw tie win wins straight single singles up please pls just ok okay so then also too all both three two four five six them those these it that this one ones
  bucks buck bux split evenly equally what about how same is was dollars dollar usd about maybe first top best picks bets plays legs leg total units unit u sides side if what should ticket tickets`.split(
    /\s+/,
  ),
);
/** Of each of several, and no sum for all of them. */
const EACH =
  /\b(each|apiece|a piece|every one|per (bet|pick|leg|game|team|side)|on all( of)?( (the|my))? (\w+|them|those|these)|on (all|both)|on every)\b/;
const OF_SHOWN = /\b(each|apiece|a piece|all|both|every|them|those|these)\b/;
const FIRST_OF = /\b(?:top|first|best) (\d|one|two|three|four|five|six)\b/;
const AS_SINGLES = /\b(each (leg|one)|singles?|straight|separate(ly)?|every leg)\b/;
const ELSE =
  /\b(parlay\w*|parley|acca|sgp|teaser|robin|rr|hedg\w*|kelly|boost\w*|free ?bets?|bonus|bankroll|roll|middle\w*|arb\w*|dutch\w*|ladder\w*|to win \d+|win \d+|double|treble|cash|offer\w*|lost|won|already|worth|lock\w*|even|same)\b/;
const SPLITS = /\b(split|divided?|spread (it |that |this )?(evenly|equally|over|across|between|among|on))\b/;
/** "And on the Nuggets": the sum before, on another bet. */
const SAME_ON =
  /^(and|ok|so|or|what about|how about|what if|same|now|then)( what| how)?( about)?( it)?( was| is)?( on| for| with)? (the )?\w+/;
/** Beside a part of the bankroll it may be asked how much that is. */
const OF_SHARE = new Set('how much whats what is my bankroll roll % percent pct'.split(' '));
const MOST_SHARE = 0.5;
const MOST_BETS = 8;

/**
 * "50 on the Chiefs", "20 each on the Lakers, Celtics and Nuggets", "10 on each of the top 3": what each stake pays at the best price, what
 * is staked in all and what comes back if all win. Free: it is asked of no bet whether it is worth it. Null: more than that is said.
 */
export function stakesOnBets(read: Tagged): Asked | null {
  const stake = stakeOf(read);
  const { plain, previous } = read;
  if (stake === null || ELSE.test(plain) || asksVerdict(withoutEach(plain)) || !saysOnlyStakes(read)) return null;
  const named = betsIn(read);
  if (named.length > 0) return ofNamed(named, read, stake);
  if (read.mentions.length > 0 || !EACH.test(plain) || !OF_SHOWN.test(plain)) return null;
  if (previous?.ticket === true && !AS_SINGLES.test(plain)) return null;
  const shown = rungsOf(read) ?? shownOf(read);
  return shown.length > 1 ? paidOn(shown, stake, read) : null;
}

/** "The best 3 bets" is which of them. */
const withoutEach = (plain: string): string =>
  plain.replace(/\b(top|first|best) (\d|\w+)( (bets?|picks?|plays?))?\b/, '');

type Stake = { stakeCents: number } | { toWinCents: number } | { units: number };

function stakeOf(read: Tagged): Stake | null {
  const { amounts, tokens, previous, plain } = read;
  if (amounts.prices.length > 0) return null;
  if (amounts.shares.length > 0) return shareOfRoll(read);
  const isSaid = (from: number, to: number): boolean =>
    /^(each|apiece|on|a|split)$/.test(tokens[to]?.text ?? '') ||
    /^(put|bet|bets|stake|throw|drop|for|with|split)$/.test(tokens[from - 1]?.text ?? '');
  const money = amounts.money.filter(
    ({ from, to, cents, isSure, role }) =>
      (role === 'stake' || role === null) &&
      (isSure || (cents % 100 === 0 && isSaid(from, to) && !isLabel(tokens, from))),
  );
  const [one, ...others] = money;
  if (one && others.length === 0) return { stakeCents: one.cents };
  const units = amounts.counts.find(({ of }) => of === 'units')?.count;
  if (!one && units !== undefined && units > 0) return { units };
  const isBare = tokens.every(({ number }) => number === null || number.sign !== null);
  const again = isBare && SAME_ON.test(plain) ? stakeBefore(previous) : null;
  if (again) return again;
  // "$50", and then "on the Chiefs".
  const isNext = money.length === 0 && /^(all )?(on|for) /.test(plain) && (previous?.focus ?? []).length === 0;
  const said = previous?.saidStakeCents;
  return isNext && said !== undefined ? { stakeCents: said } : null;
}

/** Of the sum before, where it was of one bet; or of several that had the same. */
function stakeBefore(previous: Reading | null): Stake | null {
  const sums = sumsOf(previous);
  const [first] = sums;
  if (first?.kind !== 'payout' || first.bet === undefined) return null;
  const { stakeCents, toWinCents, units } = first;
  const isSame = sums.every((sum) => sum.kind === 'payout' && sum.stakeCents === stakeCents);
  if (!isSame) return null;
  if (toWinCents !== undefined) return { toWinCents };
  return stakeCents !== undefined ? { stakeCents } : units !== undefined ? { units } : null;
}

/** "10% on the Celtics", of a bankroll that is known. */
function shareOfRoll(read: Tagged): Stake | null {
  const [one, ...others] = read.amounts.shares;
  const roll = rollOf(read);
  if (!one || others.length > 0 || one.share > MOST_SHARE || roll === undefined) return null;
  return { stakeCents: Math.round(roll * one.share) };
}

function saysOnlyStakes({ tokens, mentions, amounts: { money, shares } }: Tagged): boolean {
  const books = tokens.flatMap((_, from) => ({ from, to: bookAt(tokens, from)?.to ?? from }));
  const isNamed = (at: number): boolean =>
    [...mentions, ...money, ...books].some(({ from, to }) => at >= from && at < to);
  const isSaid = (text: string): boolean => STAKING.has(text) || (shares.length > 0 && OF_SHARE.has(text));
  return tokens.every(({ text, number }, at) => number !== null || isNamed(at) || isSaid(text));
}

/** Those that are named; "and 30 on the over" is of the game that was spoken of. */
function betsIn(read: Tagged): readonly StatedBet[] {
  const named = namedBets(read);
  const [said, ...others] = read.said;
  if (named.length > 0 || read.mentions.length > 0 || !said || others.length > 0) return named;
  const isBet = said.direction !== null || said.market !== null || said.line?.signed === true;
  return isBet && read.leans ? read.bets.filter(hasSubject) : [];
}

function ofNamed(named: readonly StatedBet[], read: Tagged, stake: Stake): Asked | null {
  // "100 on the Chiefs and the Bills" may be for both together.
  const isSplit = SPLITS.test(read.plain) && 'stakeCents' in stake;
  if (named.length > MOST_BETS || (named.length > 1 && !isSplit && !EACH.test(read.plain))) return null;
  if (named.length < 2 && isSplit) return null;
  const book = bookNamed(read);
  if (book === null && read.books.length > 0) return null;
  const refs = named.map((bet) => refOf({ ...bet, book: null }, read)).map((ref) => atBook(ref, book));
  const missing = refs.find((ref) => typeof ref === 'string');
  return typeof missing === 'string'
    ? lacks(missing)
    : paidOn(
        refs.filter((ref) => typeof ref !== 'string'),
        isSplit ? { stakeCents: Math.floor(stake.stakeCents / named.length) } : stake,
        read,
      );
}

const atBook = (ref: BetRefDraft | string, book: string | null): BetRefDraft | string =>
  book === null || typeof ref === 'string' ? ref : { ...ref, book, price: null };

/** Numbered picks and rows as they were shown, or the first of them. */
function shownOf({ previous, plain }: Tagged): readonly BetRefDraft[] {
  const { focus = [], kept = [], looked = [], list: isList } = previous ?? {};
  if (looked.some(isOfNoSide)) return [];
  const left = isList === true && kept.length > 0 ? kept.flatMap((place) => focus[place - 1] ?? []) : focus;
  const many = FIRST_OF.exec(plain)?.[1];
  const count = many === undefined ? MOST_BETS : (NUMBER_WORDS[many] ?? Number(many));
  return left.slice(0, count).map(refOfFocus);
}

/** Games, scans and the prices of both sides of many games say of no side that it is bet on. */
const isOfNoSide = ({ tool, input }: Looked): boolean =>
  tool === 'find_games' ||
  tool === 'scan_prices' ||
  (tool === 'show_board' && input.only === undefined && input.side === undefined);

/** "10 on each" behind the lines of one player's number: every line that is quoted of that side, a ladder. */
function rungsOf({ previous, slate, plain }: Tagged): readonly BetRefDraft[] | null {
  const [looked, ...more] = previous?.looked ?? [];
  const [bet, ...others] = previous?.focus ?? [];
  if (looked?.tool !== 'show_board' || more.length + others.length > 0 || !bet || looked.input.eventId === undefined)
    return null;
  if (bet.side !== 'over' && bet.side !== 'under') return null;
  const lines = (slate.events.find(({ id }) => id === bet.eventId)?.markets ?? [])
    .filter(({ market, player }) => market === bet.market && (bet.player === null || player === bet.player))
    .map(({ lineHundredths }) => lineHundredths / 100);
  const count = FIRST_OF.exec(plain)?.[1];
  const rungs = [...new Set(lines)]
    .sort((a, b) => a - b)
    .slice(0, count === undefined ? MOST_BETS : (NUMBER_WORDS[count] ?? Number(count)));
  return rungs.length < 2 ? null : rungs.map((line) => ({ ...refOfFocus(bet), price: null, line, named: ['line'] }));
}

function paidOn(refs: readonly BetRefDraft[], stake: Stake, read: Tagged): Asked | null {
  const stored = refs.map((ref) => storedBet(ref, read));
  const all = stored.filter(isStored);
  const missing = stored.find((bet) => !isStored(bet));
  if (typeof missing === 'string') return lacks(missing);
  // A rung that only references quote is left out; of a bet that was named it is said.
  const bets = refs.every(({ named }) => named?.includes('line')) ? all.filter(({ price }) => price !== null) : all;
  const unpriced = bets.find(({ price }) => price === null);
  if (bets.length === 0) return null;
  if (unpriced) return lacks(`${whereNot(unpriced, read)} What it pays cannot be told then.`);
  const unit = read.reading.unit ?? read.reading.memory?.unit;
  const calcs = bets.map((bet) =>
    inMoney({ kind: 'payout', bet: nameOf(bet), price: bet.price?.text ?? '', ...stake }, unit),
  );
  const notes = [
    ...(read.reading.topic === 'place_wager' ? [NO_WAGER] : []),
    ...allText(calcs),
    bets.length === 1
      ? `${bets[0]?.price?.text} at ${bets[0]?.price?.book} is ${bets[0]?.ref.book ? 'its' : 'the best'} price now.`
      : pricesText(bets),
  ];
  return {
    kind: 'calls',
    calls: calcs.map((calc, at) => ({ tool: 'calculate', input: { calc, bet: bets[at]?.ref } })),
    assumed: notes,
  };
}

const whereNot = (bet: StoredBet, read: Tagged): string =>
  bet.ref.book ? notThere(bet, bet.ref.book, read) : `${notQuoted(bet.name)}.`;

const pricesText = (bets: readonly StoredBet[]): string =>
  `${bets[0]?.ref.book ? 'At its prices' : 'At the best prices'} now: ${list(bets.map((bet) => `${nameOf(bet)} ${bet.price?.text} at ${bet.price?.book}`))}.`;

/** A draw is that of a game. */
const nameOf = ({ ref, name, event }: StoredBet): string =>
  ref.side === 'draw' ? `the draw in ${shortGame(gameLabel(event))}` : name;

/** What several stakes are together. */
function allText(calcs: readonly Calculation[]): string[] {
  const paid = calcs.filter(isPaid);
  const [first] = paid;
  if (!first || paid.length < 2) return [];
  return [
    `${dollars(first.stakeCents * paid.length)} in all, ${dollars(first.stakeCents)} on each of ${plural(paid.length, 'bet')}. ${wonText(paid, 'all')}`,
  ];
}

/** A sum of money and nothing else, which nothing before it is asked for. */
export function bareMoney({ plain, amounts, previous, tokens }: Tagged): Asked | null {
  const [money, ...others] = amounts.money;
  const isBare =
    money?.isSure === true && others.length === 0 && tokens.length <= 2 && /^\$?[\d.,]+( \w+)?$/.test(plain);
  const isOpen =
    previous === null || ((previous.focus ?? []).length === 0 && !previous.calculation && !previous.looked?.length);
  return isBare && isOpen
    ? say(
        `${dollars(money.cents)} on which bet? Name it, such as "on the Chiefs", and I work out what it pays; if that is your bankroll, say "${dollars(money.cents)} bankroll".`,
      )
    : null;
}
