import type { BetRefDraft } from '#contract/research/bet.ts';
import { wereJudged } from '../acts/after.ts';
import { withWinner } from '../acts/with-winner.ts';
import { placeIn } from '../calls/again.ts';
import type { MoneyAmount } from '../calls/amount.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { readJudgement } from '../calls/judgements.ts';
import { betsOf } from '../calls/left-out.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { chanceAt, kellyPartIn } from '../calls/share-roles.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { MOST_AT_ONCE, moneyIn, type Sum } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import { asksLimit } from '../lists/read-about-picks.ts';
import { isOfMany } from '../looked.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOfFocus, shownBet } from './bets-said.ts';
import { kellyByBooks } from './kelly-by-books.ts';
import { isOwnBefore } from './own-chance.ts';
import { rollOf } from './roll-of.ts';
import { isStored, storedBet } from './stored-bet.ts';

/** What is asked of Kelly itself, or of another sum that says it. */
const OF_ELSE =
  /\b(why|how come|what (is|are|does)|explain|ruin|broke|bust|drawdown)\b|\bwhats (?!half|full|a quarter|quarter)\w* ?kelly\b/;
/** "And if it drops to even": that price beside the one that stands. */
const IF_PRICE =
  /\b(if|when|should) (it|that|this|they|the (price|number|line)|he|she) (drops?|falls?|moves?|goes|gets|slips?|comes?|is|was)\b/;

/**
 * "Judge over 1.5 -145 at BetMGM, half Kelly on 2k": the stake by the chance that the books give, in dollars, beside the verdict; of a
 * bet that was judged or picked already alone. Null: it is not asked for, or its writer gives a chance of his own.
 */
export function kellyOnBet(read: Tagged): Asked | null {
  if (!asksKelly(read)) return null;
  const shown = shownIn(read);
  if (shown.length > 0) return ofShown(shown, read);
  const judged = whichOfList(read) ?? ofNamed(read);
  const isJudged = judged?.kind === 'calls' && judged.calls.some(({ tool }) => tool === 'price_bets');
  return judged?.kind === 'calls' && isJudged ? besideJudged(judged, read) : judged;
}

function ofShown(shown: readonly BetFocus[], read: Tagged): Asked | null {
  const told = toldOf(
    shown.flatMap((bet) => atPrices(bet, read)),
    'before',
    read,
  );
  const limits = read.previous && asksLimit(read.plain) ? [betsCall(shown, read.previous)] : [];
  const all = [...limits, ...told.calls];
  if (all.length === 0) return told.notes.length > 0 ? say(told.notes.join(' ')) : null;
  return { kind: 'calls', calls: all, assumed: told.notes, ...(limits.length > 0 && { explains: 'limit' as const }) };
}

/** Of a bet that is only leaned on the sum alone is asked, and no verdict. */
function besideJudged(judged: Extract<Asked, { kind: 'calls' }>, read: Tagged): Asked | null {
  const isAsked = asksVerdict(read.plain) && !TAKES.test(read.plain);
  const verdicts = namedBets(read).length > 0 || isAsked ? judged.calls : [];
  const told = toldOf(judged.calls.flatMap(betsOf), verdicts.length > 0 ? 'beside' : null, read);
  const notes = [...new Set([...judged.assumed, ...told.notes])];
  const all = [...verdicts, ...told.calls];
  return all.length > 0 ? calls(all, notes) : notes.length > 0 ? say(notes.join(' ')) : null;
}

/** "Fine, I'll take it": it is decided. */
const TAKES = /\b(ill|i will|im gonna|gonna|im|lets) (take|taking|taken|play|playing) (it|that|this|them)\b/;

function toldOf(refs: readonly BetRefDraft[], verdict: 'beside' | 'before' | null, read: Tagged) {
  const fraction = kellyPartIn({ ...read, hasSides: false });
  const stakes = { fraction, roll: rollIn(read)?.cents ?? rollOf(read), verdict };
  const told = different(refs)
    .slice(0, MOST_AT_ONCE)
    .map((ref) => kellyByBooks(ref, stakes, read));
  return { calls: told.flatMap((one) => one.calls), notes: [...new Set(told.flatMap((one) => one.notes))] };
}

/** Of a stored bet, and by no chance of his own: that is another sum. */
function asksKelly(read: Tagged): boolean {
  const { says, plain, previous, amounts } = read;
  const sum: Sum = { ...read, hasSides: false };
  const isBare = amounts.money.length + amounts.prices.length === 0 && kellyPartIn(sum) === undefined;
  const isTerm = read.reading.term !== null && isBare && read.mentions.length === 0;
  if (!says.has('kelly') || OF_ELSE.test(plain) || says.has('parlay') || isTerm) return false;
  // "And half kelly?" behind a stake by a chance of his own goes on from that.
  const last = previous?.calculation;
  if (last?.kind === 'kelly' && last.fromBooks !== true && read.mentions.length === 0) return false;
  if (isOwnBefore(read)) return false;
  return previous?.ticket !== true && chanceAt(sum, amounts.prices[0]?.decimal) === undefined;
}

/** "Half Kelly with 2k" behind the prices of many games is on one of them, which is to be said. */
function whichOfList(read: Tagged): Asked | null {
  const { previous, text, mentions } = read;
  const bets = previous?.focus ?? [];
  if (mentions.length > 0 || bets.length < 2 || !isOfMany(previous?.looked ?? [])) return null;
  const [first] = bets;
  // A scan leads with what it was asked for.
  if (first && LEANS.test(read.plain) && previous?.looked?.[0]?.tool === 'scan_prices') {
    const told = toldOf([{ ...refOfFocus(first), price: null }], null, read);
    return told.calls.length > 0 ? calls(told.calls, told.notes) : say(told.notes.join(' '));
  }
  const stored = bets.slice(0, MOST_CHOICES).map((bet) => storedBet(refOfFocus(bet), read));
  const names = stored.flatMap((bet) => (isStored(bet) ? [bet.name] : []));
  return say(
    'Which bet is it for? A Kelly stake is that of one bet at its price.',
    names.map((name) => `${text.trim().replace(/[\s?!.]+$/, '')} on ${name}`),
  );
}
const MOST_CHOICES = 4;
const LEANS = /\b(that|this|it|the first)\b/;

const different = (refs: readonly BetRefDraft[]): BetRefDraft[] => [
  ...new Map(refs.map((ref) => [JSON.stringify(ref), ref])).values(),
];

/** Bets that are named anew are judged beside it, for what they are. */
function ofNamed(read: Tagged): Asked | null {
  const roll = rollIn(read);
  const money = read.amounts.money.filter(({ from }) => from !== roll?.from);
  const said = namedBets(read);
  const named = (said.length > 0 || !read.leans ? said : read.bets.filter(hasSubject)).map(withWinner);
  return named.length === 0 ? null : readJudgement(named, { where: read.where, amounts: { ...read.amounts, money } });
}

const LEAST_ROLL_CENTS = 100_00;

/** The bankroll that is said; else the largest sum, which beside a stake is no stake. */
function rollIn(read: Tagged): MoneyAmount | undefined {
  const money = moneyIn({ ...read, hasSides: false }).filter(({ role }) => role === 'bankroll' || role === 'stake');
  const said = money.find(({ role }) => role === 'bankroll');
  return said ?? [...money].sort((a, b) => b.cents - a.cents).find(({ cents }) => cents >= LEAST_ROLL_CENTS);
}

/** Of what was shown the bet that is named, or that is told by its line or place; where nobody is named all of it. */
function shownIn(read: Tagged): readonly BetFocus[] {
  const { previous, after, mentions, plain, pieces } = read;
  const isKelly = sumsOf(previous).some((one) => one.kind === 'kelly' && one.fromBooks === true);
  // Of the prices of one bet a stake is asked for, and no verdict.
  const isOnBoard = mentions.length === 0 && previous?.looked?.length === 1 && previous.focus?.length === 1;
  if (!wereJudged(after, previous) && after !== 'list' && !isKelly && !isOnBoard) return [];
  const named = shownBet(read);
  if (named) return isAsSaid(named, read) ? [named] : [];
  const focus = mentions.length > 0 ? [] : (previous?.focus ?? []);
  const place = placeIn(focus, plain);
  const line = pieces.find((piece) => piece.kind === 'line' && piece.signed);
  // Of a longer list "both" are the first two.
  const some = BOTH.test(plain) ? focus.slice(0, 2) : focus;
  const pointed = place === null ? some : focus.slice(place, place + 1);
  return line?.kind === 'line' ? pointed.filter((bet) => bet.line === line.line) : pointed;
}

const BOTH = /\b(both|the two|those two|these two)\b/;

/** "Judge over 2.5" behind his over 1.5 is another bet. */
const isAsSaid = ({ line }: BetFocus, { said }: Tagged): boolean =>
  said.every((bet) => bet.line === null || bet.line.signed || bet.direction === null || bet.line.line === line);

/** As it stood, or at the price or book that is said now; "if it drops to even" says another one beside it. */
function atPrices(bet: BetFocus, { amounts, books, plain }: Tagged): BetRefDraft[] {
  const [book] = books;
  const own: BetRefDraft = { ...refOfFocus(bet), ...(book && { book, price: null }) };
  const said = amounts.prices.map(({ text }): BetRefDraft => ({ ...own, price: text }));
  return said.length > 0 && !IF_PRICE.test(plain) ? said : [own, ...said];
}
