import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person, Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { readFreeQuestion } from '../free/free-questions.ts';
import { readSharps } from '../free/whom-sharps.ts';
import { aboutBet } from '../lists/about-bet.ts';
import { goOn } from '../onward/go-on.ts';
import { readPeriod } from '../read-period.ts';
import { onlyTerm } from '../read-term.ts';
import type { Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { readTicketEdit } from '../tickets/read-ticket-edit.ts';
import { localTime, type Zone } from '../time-zone.ts';
import { planWish } from '../wishes/plan-wish.ts';
import { readAbout, readProduct } from './about-calls.ts';
import type { Amounts } from './amount.ts';
import { readAmounts } from './amounts.ts';
import { againBeforeWishes, againWith } from './calculate-again.ts';
import { readCalculation } from './calculations.ts';
import { type Asked, say } from './call.ts';
import { type Concept, conceptsIn } from './concepts.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import { asksJudgement, readJudgement } from './judgements.ts';
import { changesBet, unclear, withFocus } from './leaning.ts';
import { leftOpen } from './left-open.ts';
import { readMarketQuestion } from './market-calls.ts';
import { withoutOwn } from './memory.ts';
import { type Mention, readNamesOf } from './mentions.ts';
import { notKept } from './not-kept.ts';
import { readParlay } from './parlay-calls.ts';
import { type Piece, readPieces } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { plausibleFor } from './plausible.ts';
import { readWords } from './read-words.ts';
import type { resolveBet } from './resolve-bet.ts';
import { readWish } from './settings-calls.ts';
import { readStatedBets, type StatedBet, saysBet } from './stated-bets.ts';
import type { MarketQuestion } from './subject.ts';
import { readTeaser } from './teaser-calls.ts';
import { type Topic, topicsIn } from './topics.ts';
import { twoTerms } from './two-terms.ts';
import { unknownName } from './unknown-name.ts';

export type Question = {
  text: string;
  reading: Reading;
  /** How the question before was read, with what its answer was about. */
  previous: Reading | null;
  slate: Slate;
  nowMs: number;
  zone: Zone;
};

/** A question with what its words, names and numbers are: each is one thing. */
type Read = Omit<Question, 'previous'> & {
  previous: Reading | null;
  tokens: readonly Token[];
  plain: string;
  mentions: readonly Mention[];
  names: PhraseIndex<Person>;
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  topics: ReadonlySet<Topic>;
  /** As it says them; `bets` has what it leans on filled in. */
  said: readonly StatedBet[];
  pieces: readonly Piece[];
  bets: readonly StatedBet[];
  leans: boolean;
  books: readonly string[];
  hasNames: boolean;
  where: Parameters<typeof resolveBet>[1];
  todayFromMs: number;
};

const HOUR_MS = 3_600_000;

/**
 * Which calls of the desk answer a question: a sum, a fact, a move, a board, a judged bet, something about this product. Null:
 * picks are asked for, or nothing of this is.
 */
export function planCalls(question: Question): Asked | null {
  if (question.reading.topic === 'after_help') return null;
  const read = readAll(question);
  const again = sameWithMore(read);
  if (again) return again;
  const about = goOn(read) ?? aboutBet(read) ?? readSharps(toMarketQuestion(read));
  if (about) return about;
  if (asksTerm(read)) return null;
  for (const reader of READERS) {
    const asked = reader(read);
    if (asked !== null) return asked;
  }
  return null;
}

function readAll(question: Question): Read {
  const { text, reading, previous, slate, nowMs, zone } = question;
  const names = slate.names?.() ?? slateNames(slate);
  const tokens = withoutOwn(readWords(text, names));
  const { day, hour } = localTime(nowMs, zone);
  const context = { named: reading.leagues, likely: [], moment: { day, namesDay: reading.window !== null } };
  const mentions = readNamesOf(tokens, { names, nowMs, context });
  const amounts = readAmounts(tokens);
  const pieces = readPieces(tokens, amounts, mentions);
  const said = readStatedBets(pieces).filter((bet) => !isExcluded(bet, reading));
  const focus = previous?.focus ?? [];
  const wasList = previous?.list === true;
  const leaning = withFocus(said, { tokens, text, wasList, focus, events: slate.events, nowMs });
  const period = readPeriod(tokens);
  return {
    ...question,
    tokens,
    plain: plainText(tokens),
    mentions,
    names,
    amounts,
    says: conceptsIn(tokens),
    topics: topicsIn(withoutBooks(tokens)),
    said,
    pieces,
    bets: leaning ?? said,
    leans: leaning !== null,
    books: pieces.flatMap((piece) => (piece.kind === 'book' ? [piece.title] : [])),
    hasNames: mentions.length > 0,
    where: {
      nowMs,
      zone: zone.name,
      window: reading.window,
      eventId: null,
      period: period === 'season' ? null : period,
    },
    todayFromMs: nowMs - hour * HOUR_MS,
  };
}

/** How prices are to be written from here on. */
const ODDS_FORMAT =
  /\b(show|use|switch|change|set|want|give|display|see|write|put)\b.*\b(decimal|american|fractional)( (odds|format|prices|lines))?( (from now on|please|pls|instead|now))*$|\b(odds|prices|lines) in (decimal|american)\b/;

/** In the order in which words settle what is asked: what is done with prices that are named, before what is named of the slate. */
const READERS: readonly ((read: Read) => Asked | null)[] = [
  ({ tokens, hasNames, amounts, reading }) =>
    hasNames || amounts.prices.length + reading.leagues.length > 0 ? null : twoTerms(tokens),
  (read) => readProduct(read),
  ({ tokens, amounts, says, said, previous }) =>
    againBeforeWishes(previous?.calculation, { tokens, amounts, says, said }),
  (read) => readTicketEdit(read),
  (read) => (ODDS_FORMAT.test(read.plain) ? readWish(read) : null),
  (read) => readFreeQuestion(toMarketQuestion(read)),
  (read) => planWish(read),
  (read) => readWish(read),
  ({ tokens, amounts, says, hasNames, previous }) =>
    readCalculation({ tokens, amounts, says, hasSides: hasNames }, previous?.calculation),
  ({ tokens, amounts, says, said, previous }) => againWith(previous?.calculation, { tokens, amounts, says, said }),
  ({ says, bets, amounts, where, slate }) =>
    says.has('teaser') ? readTeaser({ bets, amounts, where, events: slate.events }) : null,
  ({ tokens, topics, hasNames }) => readAbout({ tokens, topics, hasNames }),
  ({ tokens }) => sayIf(notKept(tokens, readPeriod(tokens))),
  (read) => unknownName(read),
  (read) => whoIsMeant(read),
  (read) => readParlay(read),
  (read) => readMarketQuestion(toMarketQuestion(read)),
  ({ bets, said, tokens, reading, amounts, where, leans }) => {
    if (leans)
      return changesBet(said, tokens, reading) || reading.memory?.also
        ? readJudgement(bets, { where: anyTime(where), amounts })
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
  (read) => unclear(read),
  (read) => leftOpen(read),
];

const toMarketQuestion = ({ reading, slate, previous, ...read }: Read): MarketQuestion => ({
  ...read,
  ...read.where,
  leagues: reading.leagues,
  minDecimal: reading.minDecimal,
  focus: previous?.focus ?? [],
  events: slate.events,
  bookTitles: slate.bookTitles,
});

/** "And if I also had DraftKings": the list before once more, over one book more. */
const sameWithMore = ({ tokens, reading: { memory }, previous }: Read): Asked | null =>
  memory?.also && previous?.list === true && tokens.length <= 2
    ? { kind: 'picks', reading: { ...previous, memory, earlier: [], asksMore: false }, refines: true }
    : null;

/** What was spoken of is meant, whenever it is played. */
const anyTime = (where: Read['where']): Read['where'] => ({ ...where, window: null });

const TERM = /^(so |ok |and |wtf |hey )*(what is|whats|what are|what does|explain|define|meaning of|wtf is)\b/;

const MEANS = /^(what does|whats|what do) \S+ (even )?(mean|means|stand for)\b/;

/** "What's a middle?" asks what the word means. */
const asksTerm = ({ reading, tokens, plain, amounts, hasNames }: Read): boolean =>
  reading.intent === 'explain' &&
  reading.term !== null &&
  !hasNames &&
  (amounts.prices.length + amounts.shares.length + amounts.money.length === 0 || MEANS.test(plain)) &&
  !OF_THIS.test(plain) &&
  twoTerms(tokens) === null &&
  (TERM.test(plain) || onlyTerm(tokens) !== null);

/** "What is that parlay worth" is about one that was shown. */
const OF_THIS = /\b(that|this|my) (parlay|bet|pick|ticket|one)\b/;

/** The words but for those of books, some of which mean something else ("bet 365"). */
function withoutBooks(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const book = bookAt(tokens, at);
    const token = tokens[at];
    if (!book && token) left.push(token);
    at = book?.to ?? at + 1;
  }
  return left;
}

/** A name that several of the slate go by, and nothing tells apart: which of them is asked, before anything is priced. */
function whoIsMeant({ said, where, reading }: Read): Asked | null {
  if (reading.leagues.length > 0 && reading.teams.length === 0) return null;
  for (const bet of said) {
    const subject = bet.side;
    if (!subject || subject.names.length < 2) continue;
    const found = fittingPersons(plausibleFor(bet, subject), bet.opponent, where);
    if (isUnfound(found) && found.choices.length > 1)
      return say(
        found.missing,
        found.choices.map((name) => `${name}${saidOf(bet)}`),
      );
  }
  return null;
}

/** The rest of the bet, so that a choice asks for all of it. */
const saidOf = ({ market, line, price }: StatedBet): string =>
  [market ?? '', line ? `${line.signed && line.line > 0 ? '+' : ''}${line.line}` : '', price ?? '']
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('');

const isKnown = ({ teams, players, intent }: Reading): boolean =>
  teams.length + players.length > 0 || intent === 'parlay';

/** Whom the slate does not have, or not together, is told so: picks on somebody else would be another bet. */
function absentIn(bets: readonly StatedBet[], where: Read['where']): Asked | null {
  for (const { side, player, opponent } of bets) {
    const subject = player ?? side;
    if (!subject) continue;
    const found = fittingPersons(subject, opponent, { ...where, window: null });
    if (isUnfound(found)) return say(found.missing, found.choices);
  }
  return null;
}

/** "Leave out the Athletics" is no bet on them. */
const isExcluded = ({ side }: StatedBet, { excluded }: Reading): boolean =>
  side !== null && (excluded?.teams ?? []).some(({ name }) => side.names.includes(name));

/** A name alone asks for who wins. */
const withWinner = (bet: StatedBet): StatedBet => (saysBet(bet) ? bet : { ...bet, market: 'moneyline' });

const sayIf = (sentence: string | null): Asked | null => (sentence === null ? null : say(sentence));
