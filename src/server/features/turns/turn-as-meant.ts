import { isAnswer } from '#research/language/alone/as-it-stands.ts';
import { setAside } from '#research/language/alone/set-aside.ts';
import { isUnread } from '#research/language/alone/stands-alone.ts';
import { choosesBets } from '#research/language/calls/among-kinds.ts';
import type { Asked } from '#research/language/calls/call.ts';
import { fadeNamed } from '#research/language/calls/fade-named.ts';
import { isToBePlaced } from '#research/language/calls/no-wager.ts';
import { type Question, type Tagged, tag } from '#research/language/calls/tagged.ts';
import { planCovered } from '#research/language/covered/plan-covered.ts';
import { explained } from '#research/language/explained/explained.ts';
import { ofHeld } from '#research/language/held/of-held.ts';
import { nextOfList } from '#research/language/lists/next-of-list.ts';
import { asMeant, shownFor } from '#research/language/meant/as-meant.ts';
import type { Meant } from '#research/language/meant/meant.ts';
import { moneyAsked } from '#research/language/money/money-asked.ts';
import { cutMessage } from '#research/language/parts/cut-message.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtected } from './not-understood.ts';
import { asWholeTurn, planTurn, questionOver, readAll, turnAsItStands } from './plan-desk-calls.ts';
import { readRules, readWithMemory } from './read-turn.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/** From which share on the plain question is answered, whatever the message comes to by its own words. */
const SURE = 0.5;
/** The same of the bet or parlay that was shown: it can be of no other. */
const SURE_OF_SPOKEN = 0.35;
/** The same for what costs a token, where its own words come to what is free. */
const SURE_OF_VERDICT = 0.7;
/** From which share on what was judged is not told of once more. */
const SURE_OF_ANY = 0.8;
/** And where it opens a chat, and its own words come to nothing. */
const SURE_OF_OPENING = 0.62;
/** From which share on it is asked what a message asks of no stored bet. */
const PERHAPS_GENERAL = 0.4;
/** From which share on it is answered where the message is not understood by its own words; what costs a token never. */
const PERHAPS = 0.3;

/** What is asked of bets on every side of a market is planned with these, whatever else its words may want. */
const OF_BOTH_SIDES = { want: 'ask.sum', bets: [], game: null, isCovered: true } as const;

/** The same of a stake on a bet that is judged for it. */
const OF_STAKE = { want: 'ask.sum', bets: [], game: null, isStaked: true } as const;

/**
 * The turn as it is to be answered: as the plain question that its message means, where that is sure enough, else by its own words
 * (ADR 0045).
 */
export async function turnAsMeant(deps: TurnDeps, turn: Turn): Promise<Turn> {
  const own = () => turnAsItStands(deps, turn);
  const question = mayBeSaidAnew(turn) ? questionOver(await deps.slate.current(), deps, turn) : null;
  if (question === null) return own();
  if (planCovered(question) !== null) return { ...turn, want: 'ask.sum', named: OF_BOTH_SIDES };
  const read = tag(question);
  const kept = ofMoney(turn, read);
  if (kept) return kept;
  const isByWords = nextOfList(read)?.kind === 'picks' || fadeNamed(read) !== null;
  if (isByWords || isToBePlaced(turn.reading, turn.question)) return own();
  const { slate, nowMs, zone, previous, text } = question;
  const chat = { previous, before: turn.wholeBefore };
  const { want, meant, general } = asMeant(text, chat, { slate, clock: { nowMs, zone } });
  if (explained(read) !== null) return { ...turn, want, isExplained: true };
  if (explainsPart(question)) return { ...(await own()), want };
  if (general && general.share >= PERHAPS_GENERAL && !choosesBets(read)) return { ...(await own()), want, general };
  const isOwn = meant === null || (meant.question === text && isAsItStands(meant, previous));
  const said = isOwn ? await own() : await asked(deps, turn, meant, question);
  return { ...said, want, ...(isOwn && meant?.named && { named: meant.named }) };
}

/**
 * What goes on from money that was told is of that and of the bet that was judged, and of nothing else; what to do with a bet that is held is
 * asked of that one, and judges none anew. Null: neither is asked.
 */
function ofMoney(turn: Turn, read: Tagged): Turn | null {
  const money = moneyAsked(read);
  // The stake of a bet that is judged for it is one answer, whatever else is asked of that bet.
  if (money !== null) return money.kind === 'calls' && money.tells ? { ...turn, named: OF_STAKE } : turn;
  return ofHeld(read) === null ? null : { ...turn, want: 'ask.sum' };
}

/** One of several things that are asked is explained, so that each is read by itself. */
function explainsPart(question: Question): boolean {
  const parts = cutMessage(question.text);
  return parts.length > 1 && parts.some((text) => explained(tag({ ...question, text })) !== null);
}

/** Its own words are read as they stand: it goes back to nothing that was shown earlier, and is of no bet that is known to be meant. */
const isAsItStands = ({ want, named }: Meant, previous: Reading | null): boolean =>
  !isOfShown(named) && shownFor(want, previous) === previous;

/** It is known of which bet or parlay it is, and planned with that. */
const isOfShown = (named: Meant['named']): boolean =>
  named !== null &&
  [named.spoken, named.ticket, named.stranger, named.prices, named.margin].some((one) => one !== undefined);

async function asked(deps: TurnDeps, turn: Turn, meant: Meant, question: Question): Promise<Turn> {
  const own = () => turnAsItStands(deps, turn);
  const isKnown = isOfShown(meant.named);
  if (meant.share < (isKnown && meant.want !== 'it.book' ? SURE_OF_SPOKEN : SURE))
    return perhaps(deps, turn, meant, question);
  const byWords = !isKnown && (meant.isVerdict || meant.share < SURE_OF_ANY) ? await own() : null;
  if (byWords && isLeftToWords(byWords, meant, plannedFor(byWords, question))) return byWords;
  const plain = await asPlain(deps, turn, meant, question);
  if (plain === null || isOtherThanSaid(turn, plain, byWords, question)) return byWords ?? own();
  if (!isUnread(plannedFor(plain, question))) return plain;
  const spoken = byWords ?? (await own());
  return isAnswered(plannedFor(spoken, question)) ? spoken : plain;
}

/**
 * What tells of what was judged already; and what is not sure enough to be judged where it is free by its own words, or opens a chat and
 * comes to nothing by them.
 */
const isLeftToWords = ({ previous }: Turn, meant: Meant, byWords: Planned): boolean =>
  (isOfJudged(byWords) && !meant.isSearch && shownFor(meant.want, previous) === previous) ||
  (isCostly(meant) && isFreeAnswer(byWords)) ||
  (meant.isVerdict && meant.share < SURE_OF_OPENING && previous === null && isNotUnderstood(byWords));

/** It tells once more of what was judged. */
const isOfJudged = ({ asked }: Planned): boolean =>
  asked?.kind === 'about' || (asked?.kind === 'calls' && asked.explains !== undefined);

/** What is not understood by its own words, as what it may mean where that is free. */
async function perhaps(deps: TurnDeps, turn: Turn, meant: Meant, question: Question): Promise<Turn> {
  const byWords = await turnAsItStands(deps, turn);
  const planned = meant.share < PERHAPS ? null : plannedFor(byWords, question);
  if (planned === null) return byWords;
  // A search that goes on from another keeps what that one was asked to be.
  if (meant.goesOn && planned.asked?.kind === 'picks') return (await asPlain(deps, turn, meant, question)) ?? byWords;
  if (meant.isVerdict || !isNotUnderstood(planned)) return byWords;
  const plain = await asPlain(deps, turn, meant, question);
  return plain !== null && isFreeAnswer(plannedFor(plain, question)) ? plain : byWords;
}

/** What puts something right, answers what was asked back or tells of trouble is read as it is written. */
const mayBeSaidAnew = (turn: Turn): boolean =>
  turn.corrects === null && !isProtected(turn) && !(turn.previous !== null && isAnswer(turn.previous, turn.question));

const isCostly = ({ isVerdict, share }: Meant): boolean => isVerdict && share < SURE_OF_VERDICT;

const asPlain = async (deps: TurnDeps, turn: Turn, meant: Meant, question: Question): Promise<Turn | null> =>
  // Of whom nothing is stored is left with the question that named him.
  meant.isWhole && turn.previous !== null && (meant.isSearch || turn.previous.absent != null)
    ? asIfFirst(deps, turn, turn.previous, meant, question)
    : behind(deps, turn, meant);

/** Read by itself, with what its chat remembers; what comes to the same behind what was shown is answered there. */
function asIfFirst(
  deps: TurnDeps,
  turn: Turn,
  previous: Reading,
  { question: text, named }: Meant,
  question: Question,
): Turn | null {
  const found = asWholeTurn(deps, turn, question, { text, kinds: [], isOfLegs: false });
  if (found === null || found.question !== text) return found;
  return {
    ...found,
    ...(named && { named }),
    whole: text,
    previous: setAside(previous),
    reading: { ...remembering(turn, found.reading), ...(turn.reading.heldList && { heldList: turn.reading.heldList }) },
  };
}

/** What names its bets goes on from those that were spoken of, which are held against it later. */
async function behind(deps: TurnDeps, turn: Turn, { want, question, isWhole, named }: Meant): Promise<Turn> {
  const previous = isWhole ? turn.previous : shownFor(want, turn.previous);
  const plain = { ...turn, previous, question, ...(isWhole && { whole: question }), ...(named && { named }) };
  const rules = readRules(deps, plain);
  return turnAsItStands(deps, { ...plain, rules, reading: remembering(turn, readWithMemory(plain, rules)) });
}

/** The plain question leaves out or turns round what the words say of its limits. */
const isOtherThanSaid = (turn: Turn, plain: Turn, byWords: Turn | null, question: Question): boolean =>
  limitsOtherEnd(turn.reading, plain.reading) ||
  (byWords !== null && losesKinds(plannedFor(byWords, question).asked, plannedFor(plain, question).asked));

/** "Just sides": the list before with these kinds alone, and not once more as it was. */
const losesKinds = (own: Asked | null, said: Asked | null): boolean =>
  own?.kind === 'picks' &&
  said?.kind === 'picks' &&
  own.refines &&
  own.reading.markets.length > 0 &&
  said.reading.markets.length === 0;

/** "Nothing worse than -150": from that price on, and not up to it. */
const limitsOtherEnd = (own: Turn['reading'], meant: Turn['reading']): boolean =>
  (own.minDecimal !== null && own.maxDecimal === null && meant.maxDecimal === own.minDecimal) ||
  (own.maxDecimal !== null && own.minDecimal === null && meant.minDecimal === own.maxDecimal);

/** What its writer says of himself and of his money in his own words is kept. */
const remembering = (
  { reading: { memory, bankroll, unit, stakeCents } }: Turn,
  reading: Turn['reading'],
): Turn['reading'] => ({
  ...reading,
  ...(stakeCents !== undefined && reading.stakeCents === undefined && { stakeCents }),
  ...(memory !== undefined && { memory }),
  ...(bankroll != null && reading.bankroll == null && { bankroll }),
  ...(unit != null && reading.unit == null && { unit }),
});

/** What a turn comes to, and how it was read. */
type Planned = { asked: Asked | null; reading: Reading };

const plannedFor = (turn: Turn, over: Question): Planned => {
  const { question: text, reading, previous } = turn;
  return { asked: planTurn(turn, { ...over, text, reading, previous }), reading };
};

/** Nothing of it, or too little, was understood. */
const isNotUnderstood = (planned: Planned): boolean =>
  planned.asked?.kind === 'say' ? planned.asked.lost === true : isUnread(planned);

const isAnswered = (planned: Planned): boolean => planned.asked?.kind !== 'say' && !isUnread(planned);

/** Calls that judge nothing, or something told of what was shown. */
function isFreeAnswer({ asked }: Planned): boolean {
  if (asked?.kind === 'about') return true;
  const calls = asked?.kind === 'calls' ? readAll(asked) : null;
  return calls?.every(({ access }) => access !== 'verdicts') ?? false;
}
