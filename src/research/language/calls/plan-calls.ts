import { withMeantWindow } from '../../tools/best-bets/meant-window.ts';
import { writeOdds } from '../../words/bettor.ts';
import { type Act, OF_SHOWN } from '../acts/act.ts';
import type { ActQuestion } from '../acts/act-question.ts';
import { afterOf } from '../acts/after.ts';
import { answerAct } from '../acts/answer-act.ts';
import { askAnew } from '../acts/ask-anew.ts';
import { atPrice } from '../acts/at-price.ts';
import { byAct, SEARCHES_ANEW } from '../acts/by-act.ts';
import { byShown } from '../acts/by-shown.ts';
import { compareShown } from '../acts/compare-shown.ts';
import { fitsAct } from '../acts/fits-act.ts';
import { joinNamed } from '../acts/join-named.ts';
import { SURE_SHARE } from '../acts/read-act.ts';
import { spokenOf } from '../acts/spoken-of.ts';
import { toldByAct } from '../acts/told-by-act.ts';
import { type AnyWanted, type Wanted, wantedOf } from '../acts/wanted-of.ts';
import { withWinner } from '../acts/with-winner.ts';
import { behindComplaint } from '../behind-complaint.ts';
import { bestOfOne } from '../boards/best-of-one.ts';
import { boardsOfGames } from '../boards/boards-of-games.ts';
import { lineAtBook } from '../boards/line-at-book.ts';
import { propsAnew, propsBeside } from '../boards/props-beside.ts';
import { readList } from '../boards/read-list.ts';
import { weakestTold } from '../compared/asks-which.ts';
import { leastLikely, leastLikelyTold } from '../compared/least-likely.ts';
import { withoutDerived } from '../derived/without-derived.ts';
import { readFreeQuestion } from '../free/free-questions.ts';
import { readSharps } from '../free/whom-sharps.ts';
import { aboutBet } from '../lists/about-bet.ts';
import { atPointed, stillPointed } from '../lists/at-pointed.ts';
import { backAtList, withList } from '../lists/last-list.ts';
import { isOfMany } from '../looked.ts';
import { setsOddsFormat } from '../odds-format-named.ts';
import { gamesAnew } from '../onward/games-anew.ts';
import { gamesOn } from '../onward/games-on.ts';
import { goOn } from '../onward/go-on.ts';
import { lineAlone, spreadAlone } from '../onward/line-alone.ts';
import { inPlainWords } from '../onward/plainly/in-plain-words.ts';
import { priceAlone } from '../onward/price-alone.ts';
import { withSamePrice } from '../onward/same-price.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { saidLast } from '../said-last.ts';
import { closeBeaten } from '../sums/close-beaten.ts';
import { kellyInRoll } from '../sums/kelly-in-roll.ts';
import { paidAsNamed } from '../sums/paid-as-named.ts';
import { payoutGap } from '../sums/payout-gap.ts';
import { asTaught } from '../sums/taught/as-taught.ts';
import { teaserPaid } from '../sums/teaser-paid.ts';
import { asTicketBefore } from '../tickets/as-ticket-before.ts';
import { closedEdit } from '../tickets/closed-edit.ts';
import { withStakeOf } from '../tickets/last-ticket.ts';
import { readTicketEdit } from '../tickets/read-ticket-edit.ts';
import { withOwnPrice } from '../tickets/ticket-at-books.ts';
import { isBareWish } from '../verdict/bare-wish.ts';
import { callsOnDayLeft, onNextSuchDay } from '../wishes/next-such-day.ts';
import { narrowsList, planWish } from '../wishes/plan-wish.ts';
import { readAbout, readProduct } from './about-calls.ts';
import { absentIn, apart } from './absent.ts';
import { amongKinds } from './among-kinds.ts';
import { judgedAsRead } from './as-read.ts';
import { asksTerm, isOtherMarket } from './asks-term.ts';
import { withBareSign } from './bare-sign.ts';
import { behindReaders } from './behind-readers.ts';
import { betterOfTwo } from './better-of-two.ts';
import { boardOf } from './board-calls.ts';
import { bySureAct } from './by-sure-act.ts';
import { readCalculation } from './calculations.ts';
import { type Asked, say } from './call.ts';
import { chooseName } from './choose-name.ts';
import { comparedNamed } from './compared-named.ts';
import { otherDayTold } from './find-game.ts';
import { FIRST, type Reader } from './first-readers.ts';
import { asksWho } from './focus.ts';
import { asksJudgement, readJudgement } from './judgements.ts';
import { withOffer } from './kept-offer.ts';
import { changesBet, unclear } from './leaning.ts';
import { hasOpenWords, leftOpen } from './left-open.ts';
import { leftOut } from './left-out.ts';
import { liftsBook } from './lifts-book.ts';
import { readMarketQuestion, timeOfNamed, whetherPlaying } from './market-calls.ts';
import { isOnlyMemory } from './memory.ts';
import { namesOther } from './names-other.ts';
import { isToBePlaced, NO_WAGER } from './no-wager.ts';
import { notKept, ofPublic } from './not-kept.ts';
import { numberOfNamed, ofNamed } from './of-named.ts';
import { onThatDay } from './on-that-day.ts';
import { oneBetAsked } from './one-bet-asked.ts';
import { againWith, behindSum } from './onward-sum.ts';
import { isOnBothSides } from './own-position.ts';
import { withOwnOffers } from './own-price.ts';
import { readParlay, saysParlay } from './parlay-calls.ts';
import type { MarketWord } from './pieces.ts';
import { pointsNotes } from './points-given.ts';
import { partOfShown, pricesOfBoth, pricesOnly } from './prices-only.ts';
import { withoutRefusedLine } from './refused-line.ts';
import { sameAgain } from './same-again.ts';
import { scoreAsked } from './score-asked.ts';
import { readWish } from './settings-calls.ts';
import { inOwnMoney } from './stake-on-bet.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';
import { sumsOf } from './sums-of.ts';
import { type Question, type Tagged, tag, toMarketQuestion } from './tagged.ts';
import { readTeaser } from './teaser-calls.ts';
import { teaserCandidates } from './teaser-candidates.ts';
import { teaserOfList } from './teaser-of-list.ts';
import { timingNotes } from './timing.ts';
import { tellsApart, termBehind, twoTerms } from './two-terms.ts';
import { saysPicks, unaskedVerdict } from './unasked-verdict.ts';
import { nobodyAgainst, unknownName } from './unknown-name.ts';
import { whatIsRemembered } from './what-is-remembered.ts';
import { whichOne } from './which-one.ts';
import { whoIsMeant } from './who-is-meant.ts';
import { asksGoodBet, betsOfGame } from './whole-game.ts';

/**
 * Which calls of the desk answer a question: a sum, a fact, a move, a board, a judged bet, something about this product. Null:
 * picks are asked for, or nothing of this is.
 */
export function planCalls(given: Question): Asked | null {
  if (given.reading.topic === 'after_help' || isOnlyTalk(given)) return null;
  const question = onOpeningDays(onThatDay(given));
  const hasNames = (text: string) => tag({ ...question, text }).hasNames;
  const written = behindComplaint(saidLast(question.text), afterOf(question.previous), hasNames);
  const odds = (decimal: number) => writeOdds({ oddsFormat: question.oddsFormat ?? 'american' }, decimal);
  const plainly = inPlainWords(written, question.previous, question);
  const lined = spreadAlone(withSamePrice(plainly, question.previous, odds), question.previous, hasNames);
  const numbered = priceAlone(
    lineAlone(closedEdit(lined, question.previous), question.previous, question.slate.events),
    question.previous,
    { events: question.slate.events, betIn: (one) => toWin(tag({ ...question, text: one })) },
  );
  const text = withBareSign(withOffer(numbered, question.previous, hasNames));
  const tagged = tag({ ...question, text });
  const { plain, mentions } = tagged;
  const previous = atPointed(backAtList(question.previous, plain, mentions), plain, mentions);
  const read = previous === question.previous ? tagged : tag({ ...question, text, previous });
  const first = asTaught(read, answered(read));
  const offered = teaserOfList(read, first) ?? leastLikely(withOffers(first, read), read);
  const said = stillPointed(offered, read.previous, question.previous);
  const planned = withList(said, read.previous, question.previous);
  const sided = behindReaders(read, planned);
  const told = lineAtBook(read, orTold(read, leftOut(read, sided) ?? unaskedVerdict(read, sided) ?? sided));
  const paid = paidAsNamed(read, chooseName(read, told));
  const asked = inOwnMoney(callsOnDayLeft(teaserPaid(read, closeBeaten(read, paid)), read), read);
  if (asked?.kind === 'picks') return onNextSuchDay(withStakeOf(question.reading, asked), read);
  if (asked?.kind === 'calls') {
    const notes = [
      ...(isToBePlaced(read.reading, read.text) && asked.assumed.every((one) => !one.startsWith(NO_WAGER))
        ? [NO_WAGER]
        : []),
      ...payoutGap(read, asked),
      ...pointsNotes(read, asked),
      ...timingNotes(read, asked),
      ...otherDayTold(read.mentions, read.where),
    ];
    return { ...leastLikelyTold(weakestTold(asked, read), read), assumed: [...asked.assumed, ...notes] };
  }
  if (asked?.kind !== 'say') return asked;
  const isUnclear = asked.choices.length > 1 && asked.lost !== true;
  const spoken = { ...spokenOf(read, asked.text), ...(isUnclear && { asksWho: true }), ...asked.spoken };
  const isPlaced = isToBePlaced(read.reading, read.text) && !asked.text.startsWith(NO_WAGER);
  return { ...asked, ...(isPlaced && { text: `${NO_WAGER} ${asked.text}` }), spoken };
}

/** Who is named, to win the next game. */
const toWin = ({ mentions }: Tagged): BetFocus | null => {
  const [person, ...others] = mentions.length === 1 ? (mentions[0]?.persons ?? []) : [];
  return person?.kind === 'side' && others.every(({ name }) => name === person.name)
    ? { eventId: person.event.id, market: 'moneyline', side: person.selection, line: null, player: null }
    : null;
};

/** A time of which only the games say when it is, before boards and lists are read by it. */
function onOpeningDays(question: Question): Question {
  const { reading, slate, nowMs } = question;
  const meant = withMeantWindow(slate, reading, new Date(nowMs));
  return meant === reading ? question : { ...question, reading: meant };
}

/** "Ur the best" at the start of a chat is kindness, and no wish for bets. */
const isOnlyTalk = ({ previous, reading: { intent, topic } }: Question): boolean =>
  previous === null && intent === 'small_talk' && (topic === 'thanks' || topic === 'goodbye');

/** At the prices that are its writer's own, without a line that was refused before, and for what stands of a parlay. */
const withOffers = (asked: Asked | null, read: Tagged): Asked | null =>
  asTicketBefore(
    withoutDerived(kellyInRoll(withoutRefusedLine(withOwnOffers(withOwnPrice(asked, read), read), read), read), read),
    read,
  );

/** What nothing was made of is told by what it most likely wants. */
function orTold(read: Tagged, asked: Asked | null): Asked | null {
  const { intent, topic = null } = read.reading;
  const isOutside = asked === null && intent === 'out_of_scope' && topic === null;
  const isLost = asked?.kind === 'say' && asked.lost === true && asked.asks === undefined;
  const isAskedWho = isLost && asked.spoken?.asksWho === true;
  return isOutside || isLost ? (toldByAct(wantedOf(read).any, isAskedWho) ?? asked) : asked;
}

function answered(read: Tagged): Asked | null {
  const first = liftsBook(read) ? narrowsList(read) : firstOf(FIRST, read, () => true);
  if (first) return first;
  const wants = wantedOf(read);
  const isList = isOfMany(read.previous?.looked ?? []);
  const told =
    whetherPlaying(read) ??
    propsBeside(read) ??
    gamesOn(read) ??
    (isList ? goOn(read) : null) ??
    narrowsList(read) ??
    (namesOther(read) ? null : wanted(isOfShown(wants.ofShown), SURE_SHARE)) ??
    firstOf(TOLD, read);
  if (told) return told;
  return asksTerm(read) ? null : settled(read, wants);
}

/** By rules that read every word, then by its act, then by looser rules. */
function settled(read: Tagged, { ofShown, anew, likely, any }: ReturnType<typeof wantedOf>): Asked | null {
  return (
    firstOf(PRECISE, read) ??
    wanted(ofShown, SURE_SHARE) ??
    (ofShown && atPrice(ofShown.question)) ??
    (anew && anew.share >= SURE_SHARE ? besideShown(anew.question) : null) ??
    firstOf(READERS, read) ??
    wanted(ofShown, LIKELY) ??
    (anew && anew.share >= LIKELY ? askAnew(anew.question, hasOpenWords(read)) : null) ??
    firstOf(OPEN, read) ??
    (read.previous && any && !SEARCHES_ANEW.has(any.question.act) ? byAct(any) : null) ??
    understood(read, any, firstOf(UNCLEAR, read) ?? leftOpen(read, likely)) ??
    sameAgain(read)
  );
}

/** What is asked of whom is named beside what was shown is of him, and no search. */
const OF_OTHERS: ReadonlySet<Act> = new Set<Act>(['change', 'limit', 'fair', 'sure']);

/** What would not be understood is taken for what its act says. */
function understood(read: Tagged, any: AnyWanted | null, asked: Asked | null): Asked | null {
  const { intent, term, topic = null } = read.reading;
  const isNothing = intent === 'out_of_scope' || (intent === 'explain' && term === null);
  const isUnread = asked === null && ((isNothing && topic === null) || topic === 'unclear');
  const isLost = isUnread || (asked?.kind === 'say' && asked.lost === true);
  if (isLost) return byAct(any) ?? byShown(any) ?? asked;
  if (asked !== null || any?.elsewhere !== true || !OF_OTHERS.has(any.question.act)) return asked;
  return read.previous?.list === true && any.question.act === 'change' ? null : byShown(any);
}

const isOfShown = (wants: Wanted | null): Wanted | null => (wants && OF_SHOWN.has(wants.question.act) ? wants : null);

/** Who is named beside what was shown is to be joined with it, or held against it. */
const BESIDE: Readonly<Partial<Record<Act, (question: ActQuestion) => Asked | null>>> = {
  add: joinNamed,
  join: joinNamed,
  compare: compareShown,
};
const besideShown = (question: ActQuestion): Asked | null => BESIDE[question.act]?.(question) ?? null;

/** The first answer that may be one to what the message surely wants. */
function firstOf(readers: readonly Reader[], read: Tagged, fits = fitsAct): Asked | null {
  for (const reader of readers) {
    const asked = reader(read);
    if (asked !== null && fits(read.likeliest, asked)) return asked;
  }
  return null;
}

const wanted = (wants: Wanted | null, least: number): Asked | null =>
  wants && wants.share >= least ? answerAct(wants.question) : null;

/** The same where no rule fits. */
const LIKELY = 0.4;

/** What was looked up or judged, gone on with or explained. */
const TOLD: readonly Reader[] = [
  (read) => goOn(read),
  (read) => aboutBet(read),
  (read) => readSharps(toMarketQuestion(read)),
];

/** What nothing else has read. */
const OPEN: readonly Reader[] = [
  (read) => betterOfTwo(read),
  (read) => ofNamed(read),
  (read) => numberOfNamed(read),
  (read) => judgedAsRead(read),
];

/** What is asked back. */
const UNCLEAR: readonly Reader[] = [(read) => whichOne(read), (read) => unclear(read), (read) => behindSum(read)];

/** In the order in which words settle what is asked: what is done with prices that are named, before what is named of the slate. */
const PRECISE: readonly Reader[] = [
  (read) => nobodyAgainst(read),
  (read) => partOfShown(read) ?? pricesOfBoth(read) ?? boardsOfGames(read) ?? amongKinds(read),
  ({ tokens, hasNames, amounts, reading, previous, plain }) =>
    hasNames ||
    amounts.prices.length > 0 ||
    isOtherMarket(plain, previous) ||
    (reading.leagues.length > 0 && !tellsApart(plain))
      ? null
      : (twoTerms(tokens) ?? termBehind(tokens, previous)),
  ({ plain, previous, odds, hasNames }) => (hasNames ? null : whatIsRemembered(plain, previous?.memory, odds)),
  (read) => (isOnlyMemory(read.written) ? readWish(read) : null),
  (read) => (setsOddsFormat(read.plain) ? readWish(read) : null),
  ({ plain, amounts }) => (amounts.prices.length > 0 ? null : sayIf(ofPublic(plain))),
  ({ plain, tokens }) => (TO_AVOID.test(plain) ? sayIf(notKept(tokens)) : null),
  (read) => (asksWho(read.tokens) || asksGoodBet(read.plain) ? betsOfGame(read) : null),
  (read) => readProduct(read),
  (read) => readTicketEdit(read),
  (read) => bySureAct(read),
  (read) => propsAnew(read),
  (read) => (saysPicks(read.plain) || isBareWish(read) || saysParlay(read.tokens) ? null : readList(read)),
  (read) => timeOfNamed(read) ?? gamesAnew(read),
  (read) => (buildsParlay(read) || liftsBook(read) ? null : readFreeQuestion(toMarketQuestion(read))),
  (read) => (read.said.some(isUnsold) ? null : (oneBetAsked(read) ?? bestOfOne(read) ?? apart(read) ?? planWish(read))),
];

/** "What would you avoid" leaves nobody out of a search. */
const TO_AVOID =
  /\b(what|who|bets|games|picks|props)\b.*\b(avoid|stay away from|not to bet|shouldnt i bet)( (today|tonight|tomorrow|this week|this weekend|in the \w+|sunday|saturday))*$/;

/** "A 4 legger for the 1pm slate" asks for its legs, and not which games these are. */
const buildsParlay = ({ likeliest: { act, share } }: Tagged): boolean => act === 'parlay' && share >= SURE_OF_PARLAY;
const SURE_OF_PARLAY = 0.9;

const UNSOLD: ReadonlySet<MarketWord | null> = new Set<MarketWord | null>([
  'draw_no_bet',
  'double_chance',
  'both_score',
]);

/** "Draw no bet" wishes for no draws, nor for none. */
const isUnsold = ({ market }: StatedBet): boolean => UNSOLD.has(market);

/** What their words may ask for, where nothing else is settled by them. */
const READERS: readonly Reader[] = [
  (read) => readWish(read),
  ({ tokens, amounts, says, said, hasNames, previous }) =>
    readCalculation(
      { tokens, amounts, says, hasSides: hasNames && !isOnBothSides(said, { tokens, amounts, says }) },
      previous?.calculation,
    ),
  (read) => againWith(sumsOf(read.previous), read),
  (read) => (read.says.has('teaser') ? (readTeaser(read) ?? teaserCandidates(read)) : null),
  ({ tokens, topics, hasNames }) => readAbout({ tokens, topics, hasNames }),
  ({ tokens }) => sayIf(notKept(tokens)),
  (read) => unknownName(read),
  (read) => whoIsMeant(read),
  (read) => readParlay(read),
  (read) => comparedNamed(read),
  (read) => amongMarkets(read),
  (read) => betsOfGame(read),
  (read) => readMarketQuestion(toMarketQuestion(read)),
  (read) => {
    const { bets, said, tokens, reading, amounts, where, leans } = read;
    const prices = pricesOnly(read);
    if (prices) return prices;
    if (leans)
      return changesBet(said, tokens, reading) || reading.memory?.also
        ? (readJudgement(bets, { where: anyTime(where), amounts }) ?? pricesOfStat(read))
        : null;
    if (asksJudgement(reading, bets)) {
      const judged = readJudgement(bets, { where, amounts });
      if (judged) return judged;
    }
    const absent = absentIn(bets, where);
    if (absent) return absent;
    // Whom the slate knows and the reader of picks does not is judged by name, before picks of others are given.
    return isKnown(reading) ? null : readJudgement(bets.map(withWinner), { where, amounts });
  },
];

/** "Spread or ML?": bets on whom was spoken of, held against each other. */
const amongMarkets = ({ leans, said, bets, where, amounts, likeliest: { act } }: Tagged): Asked | null =>
  leans && said.length > 1 && act === 'compare' && !said.some(hasSubject)
    ? readJudgement(bets, { where: anyTime(where), amounts })
    : null;

/** What was spoken of is meant, whenever it is played. */
const anyTime = (where: Tagged['where']): Tagged['where'] => ({ ...where, window: null });

const isKnown = ({ teams, players, intent }: Reading): boolean =>
  teams.length + players.length > 0 || intent === 'parlay';

/** "Points?" behind another number of the same player: his prices on it. */
const pricesOfStat = (read: Tagged): Asked | null =>
  scoreAsked(read) ??
  (read.bets.some(({ stats }) => stats.length > 0) ? boardOf({ ...toMarketQuestion(read), window: null }) : null);

const sayIf = (sentence: string | null): Asked | null => (sentence === null ? null : say(sentence));
