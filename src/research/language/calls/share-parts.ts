import { type BetParts, isBare, isNamesake, isPeriodAlone, kindOf, namesNobody, saysParts } from './bet-parts.ts';
import { totalOfHisGame } from './game-total.ts';
import type { JoinedDraft } from './join-clauses.ts';
import { gameOfTotal, nearerSide } from './nearer-side.ts';
import { withBackers, withOpponents, withoutHeadings } from './one-game.ts';
import { isOfAnother } from './plausible.ts';
import { withSpreadPrices } from './spread-prices.ts';

type Whole = { own: BetParts; whole: BetParts; draft: JoinedDraft };

/**
 * What is said once for several bets is given to each that lacks it: whom it is about, the rest of a bet of which only the price or
 * the line is said again, the market, a player's numbers. What only announces the others, or says one again, is no bet.
 */
export function shareParts(all: readonly JoinedDraft[]): BetParts[] {
  const drafts = withSpreadPrices(withoutEchoes(withDirectionOfAll(withPeriodOfAll(all)))).map(ofItsOwnSide);
  const wholes: Whole[] = [];
  for (const [at, draft] of drafts.entries()) {
    const { own } = draft;
    const subject = subjectOf(drafts, at);
    const before = wholes.at(-1);
    const given = subject === null ? own : { ...own, ...subject };
    const isSame = before !== undefined && namesNobody(own) && isSubject(before.whole, given);
    wholes.push({
      own,
      draft,
      whole: isSame
        ? (totalBeside(own, before.whole) ?? totalOfHisGame(own, given) ?? withRest(own, given, before.whole))
        : given,
    });
  }
  const bets = withBookOfAll(withLines(wholes), drafts);
  return withBackers(withoutHeadings(withOpponents(bets.map((bet, at) => withShared(bet, bets, drafts, at)))));
}

/** "First half: Bills -3, Lions ML". */
function withPeriodOfAll(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  const period = drafts.find(({ own }) => isPeriodAlone(own))?.own.period ?? null;
  return drafts
    .filter(({ own }) => !isPeriodAlone(own))
    .map((draft) => ({ ...draft, own: { ...draft.own, period: draft.own.period ?? period } }));
}

/** "Which over: Jokic 27.5, Wemby 24.5", "Jokic 27.5 or Wemby 24.5 points overs": the one side that is said is of every number. */
function withDirectionOfAll(drafts: readonly JoinedDraft[]): readonly JoinedDraft[] {
  const said = drafts.filter(({ own }) => own.direction !== null);
  const [{ own: giver } = { own: null }] = said;
  const isOne = said.every(({ own }) => own.direction === giver?.direction);
  const numbers = drafts.filter(({ own }) => own.player !== null && own.line?.signed === false);
  const isSide = giver?.direction === 'over' || giver?.direction === 'under';
  if (giver === null || !isOne || !isSide || numbers.length < 2) return drafts;
  const { direction, stats } = giver;
  return drafts.map((draft) =>
    numbers.includes(draft) && draft.own.direction === null
      ? { ...draft, own: { ...draft.own, direction, stats: draft.own.stats.length > 0 ? draft.own.stats : stats } }
      : draft,
  );
}

/** "The over is a lock. Thunder Spurs over 230", "if Dallas wins: Dallas -3": the first says nothing that the second does not. */
const withoutEchoes = (drafts: readonly JoinedDraft[]): JoinedDraft[] =>
  drafts.filter(({ own, joined, isTalk }, at) => {
    if (own.line !== null || own.price !== null) return true;
    const others = drafts.filter((_, place) => place !== at).map((other) => other.own);
    if (isTalk)
      return !others.some((other) => other.side && own.side && isStated(other) && isNamesake(other.side, own.side));
    const isListed = isWord(joined) || isWord(drafts[at + 1]?.joined);
    return isListed || !namesNobody(own) || !others.some((other) => isSaidIn(own, other));
  });

const isStated = ({ line, price }: BetParts): boolean => line !== null || price !== null;

const isWord = (joined: JoinedDraft['joined'] | undefined): boolean => joined === 'or' || joined === 'and';

const isSaidIn = (said: BetParts, other: BetParts): boolean =>
  isStated(other) &&
  (said.direction === null || said.direction === other.direction) &&
  (said.market === null || said.market === kindOf(other)) &&
  (said.book === null || said.book === other.book) &&
  said.stats.every((stat) => other.stats.includes(stat));

/** "Falcons @ Cardinals -1.5": whose line it is, the stored ones tell; where they do not, the name's that it stands behind. */
function ofItsOwnSide(draft: JoinedDraft): JoinedDraft {
  const { own, pair } = draft;
  const kind = kindOf(own);
  const isSided = kind === 'spread' || (own.price !== null && (kind === 'moneyline' || kind === null));
  if (pair === null || !isSided || own.side === null || own.opponent === null || own.backs) return draft;
  const isSecond = nearerSide(own, pair === 'behind' ? 'second' : 'first') === 'second';
  return isSecond ? { ...draft, own: { ...own, side: own.opponent, opponent: own.side, backs: true } } : draft;
}

/** "Bucs moneyline or Bucs -1, which is better at DraftKings": where two are held against each other the book behind them is of both. */
function withBookOfAll(bets: readonly BetParts[], drafts: readonly JoinedDraft[]): readonly BetParts[] {
  const book = bets.at(-1)?.book ?? null;
  const others = bets.slice(0, -1);
  const isChoice = others.length > 0 && drafts.slice(1).every(({ joined }) => joined === 'or');
  if (book === null || !isChoice || others.some((bet) => bet.book !== null || bet.price !== null)) return bets;
  return bets.map((bet) => ({ ...bet, book }));
}

type Subject = Pick<BetParts, 'side' | 'opponent' | 'player'>;

/** Who was named last before; else, or where a list ends with whom all of it is about, who is named next. */
function subjectOf(drafts: readonly JoinedDraft[], at: number): Subject | null {
  const draft = drafts[at];
  if (!draft || !namesNobody(draft.own)) return null;
  const before = drafts.slice(0, at).findLast(({ own }) => !namesNobody(own));
  const next = drafts.slice(at + 1).find(({ own }) => !namesNobody(own));
  const giver = before && !(next && endsList(drafts, at, next)) ? before : next;
  return giver ? { side: giver.own.side, opponent: giver.own.opponent, player: giver.own.player } : null;
}

/** "Dallas ML, over 44 -110 or under 45 -105 in Lions Chargers": both totals are of the game that is named last. */
function endsList(drafts: readonly JoinedDraft[], at: number, next: JoinedDraft): boolean {
  const until = drafts.indexOf(next);
  const isOneList = drafts.slice(at + 1, until + 1).every(({ joined }) => isWord(joined));
  const [own, other] = [drafts[at]?.own, next.own];
  return (
    isOneList && !isWord(drafts[at]?.joined) && next.namesLast && own !== undefined && kindOf(own) === kindOf(other)
  );
}

/** A total named behind a player's number, where it is one of the game and none of his. */
function totalBeside(own: BetParts, before: BetParts): BetParts | null {
  const isTotal = kindOf(own) === 'total' && own.line !== null;
  const person = isTotal && own.line ? gameOfTotal(before, own.line.line) : null;
  return (
    person && { ...own, side: { from: -1, to: -1, kind: 'side', persons: [person], names: [person.name], begun: null } }
  );
}

const isSubject = (a: Subject, b: Subject): boolean => a.side === b.side && a.player === b.player;

/** Of the bet before on the same what is not said anew: all of it but for another price, its direction but for another line. */
function withRest(own: BetParts, given: BetParts, before: BetParts): BetParts {
  const kind = kindOf(own);
  const { market, direction, propMarket, stats, line } = before;
  const period = own.period ?? before.period;
  if (kind === null && own.line === null) return { ...given, market, direction, propMarket, stats, line, period };
  const kindBefore = kindOf(before);
  const isOfNumbers = kindBefore === 'total' || kindBefore === 'prop';
  if (!isOfNumbers || (kind !== null && kind !== 'total' && kind !== 'prop')) return { ...given, period };
  const isOther = own.stats.length > 0;
  return {
    ...given,
    direction: own.direction ?? (own.line === null ? null : direction),
    stats: isOther ? own.stats : stats,
    propMarket: isOther ? null : propMarket,
    line: own.line ?? (isOther ? null : line),
    market: own.market ?? market,
    period,
  };
}

/** "Over or under 230": one line for both. */
const withLines = (wholes: readonly Whole[]): BetParts[] =>
  wholes.map(({ whole }, at) => {
    const next = wholes[at + 1];
    const isOpen = whole.line === null && (whole.direction === 'over' || whole.direction === 'under');
    if (!isOpen || !next || !isWord(next.draft.joined) || !isSubject(whole, next.whole)) return whole;
    const isOther = next.own.line?.signed === false && next.own.direction !== whole.direction;
    return isOther
      ? { ...whole, line: next.own.line, stats: whole.stats.length > 0 ? whole.stats : next.whole.stats }
      : whole;
  });

/** A name alone takes the market of those that it is listed with, a player the numbers. */
function withShared(bet: BetParts, bets: readonly BetParts[], drafts: readonly JoinedDraft[], at: number): BetParts {
  const last = bets.at(-1);
  const told = bets.slice(at + 1).concat(bets.slice(0, at).reverse());
  const stats =
    bet.stats.length === 0 && bet.player !== null && bet.propMarket === null
      ? (told.find((one) => one.stats.length > 0 && !isOfAnother(bet, one.stats))?.stats ?? [])
      : bet.stats;
  if (!isBare(bet)) return ofGame({ ...bet, stats });
  if (bet.player !== null) {
    const next = isWord(drafts[at + 1]?.joined) ? bets[at + 1] : undefined;
    return {
      ...bet,
      stats,
      ...(next?.player && { direction: next.direction, line: next.line }),
      market: last?.market ?? null,
    };
  }
  return { ...bet, stats, market: last?.market ?? marketBeside(bets, drafts, at) };
}

/** "Over 230 points Lakers": of a game points are no player's. */
const ofGame = (bet: BetParts): BetParts =>
  bet.player === null && bet.side !== null && bet.line !== null && bet.stats.every((stat) => stat === 'points')
    ? { ...bet, stats: [] }
    : bet;

/** "Chiefs or Bills -3": the spread of both. Beside a total or a price, who wins. */
function marketBeside(bets: readonly BetParts[], drafts: readonly JoinedDraft[], at: number): BetParts['market'] {
  const draft = drafts[at];
  const next = drafts[at + 1];
  const beside =
    next && isWord(next.joined) && next.isBeside
      ? bets[at + 1]
      : draft && isWord(draft.joined) && draft.isBeside
        ? bets[at - 1]
        : undefined;
  if (!beside || !saysParts(beside) || draft?.own.opponent) return null;
  return kindOf(beside) === 'spread' ? 'spread' : 'moneyline';
}
