import { aboutAnswer } from '../acts/about-answer.ts';
import { bestLeg } from '../acts/best-leg.ts';
import { bestOfSpoken, caseFor, whyOverOther } from '../acts/best-of-spoken.ts';
import { realOdds } from '../acts/real-odds.ts';
import { alternateLines } from '../boards/alternate-lines.ts';
import { bookToBetAt } from '../boards/book-to-bet-at.ts';
import { booksListed } from '../boards/books-listed.ts';
import { claimedAtBook } from '../boards/claimed-at-book.ts';
import { firstByVig } from '../boards/first-by-vig.ts';
import { gamesOfShown } from '../boards/games-of-shown.ts';
import { numberAsked } from '../boards/number-asked.ts';
import { offConsensus, spreadsOnKeys } from '../boards/off-consensus.ts';
import { pointsBought } from '../boards/points-bought.ts';
import { sameAtBook } from '../boards/same-at-book.ts';
import { AT_HOME, sidesListed } from '../boards/sides-listed.ts';
import { spreadsInRange } from '../boards/spreads-in-range.ts';
import { vigByGame } from '../boards/vig-by-game.ts';
import { firstOfListed } from '../boards/which-starts-first.ts';
import { whyItMatters } from '../boards/why-it-matters.ts';
import { whyLowVig } from '../boards/why-low-vig.ts';
import { beatsFair } from '../compared/beats-fair.ts';
import { evenerGame } from '../compared/evener-game.ts';
import { ofChat } from '../compared/of-chat.ts';
import { priceAgainstFair } from '../compared/price-against-fair.ts';
import { conditionNotSold } from '../derived/condition-not-sold.ts';
import { derivedAsked } from '../derived/derived-asked.ts';
import { ifBeaten } from '../explained/if-beaten.ts';
import { distanceAsked } from '../free/distance-asked.ts';
import { ifHurt } from '../free/if-hurt.ts';
import { ifOut } from '../free/if-out.ts';
import { mostAtBook } from '../free/most-at-book.ts';
import { numberMeaning } from '../free/number-meaning.ts';
import { opponentAsked } from '../free/opponent-asked.ts';
import { otherOfPlayer } from '../free/other-of-player.ts';
import { outsideAsked } from '../free/outside-asked.ts';
import { priceInPercent } from '../free/price-in-percent.ts';
import { pricesAge } from '../free/prices-age.ts';
import { promotionsAsked } from '../free/promotions-asked.ts';
import { referenceBooks } from '../free/reference-books.ts';
import { termExample } from '../free/term-example.ts';
import { termOnGame } from '../free/term-on-game.ts';
import { toldSimply } from '../free/told-simply.ts';
import { weatherOfGames } from '../free/weather-of-games.ts';
import { whyPriced } from '../free/why-priced.ts';
import { whyWeighed } from '../free/why-weighed.ts';
import { winnerAsked } from '../free/winner-asked.ts';
import { hedgeOfFreeBet } from '../held/hedge-of-free-bet.ts';
import { hedgeRedone } from '../held/hedge-redone.ts';
import { insuredWith } from '../held/insured-with.ts';
import { ofHeld } from '../held/of-held.ts';
import { offerAtPrice } from '../held/offer-at-price.ts';
import { otherSideNow } from '../held/other-side-now.ts';
import { resultsOfBoth } from '../held/results-of-both.ts';
import { withOrWithout } from '../held/with-or-without.ts';
import { whyAtChance } from '../lists/about-bet.ts';
import { forFun } from '../lists/for-fun.ts';
import { namedOfList } from '../lists/named-of-list.ts';
import { nextOfList } from '../lists/next-of-list.ts';
import { ofLists } from '../lists/of-lists.ts';
import { listAgain, ofPicksShown } from '../lists/of-picks-shown.ts';
import { passOnShown } from '../lists/pass-on-shown.ts';
import { replacedPicks } from '../lists/replaced-picks.ts';
import { stakeOfNamed } from '../lists/stake-of-named.ts';
import { leastEdgeAsked, whyAboveFair } from '../lists/why-above-fair.ts';
import { whyLeftOut } from '../lists/why-left-out.ts';
import { whyNamed } from '../lists/why-named.ts';
import { moneyAsked } from '../money/money-asked.ts';
import { atOwnBooks } from '../onward/at-own-books.ts';
import { betsAtBook } from '../onward/bets-at-book.ts';
import { bookOfPointed } from '../onward/book-of-pointed.ts';
import { rankedAnew } from '../onward/games-anew.ts';
import { otherEnd } from '../onward/other-end.ts';
import { recordOn } from '../onward/record-on.ts';
import { sameWithMore } from '../onward/same-with-more.ts';
import { betRule } from '../product/bet-rule.ts';
import { bookAdded } from '../product/book-added.ts';
import { crowdFaded } from '../product/crowd-faded.ts';
import { placesOn } from '../product/places-on.ts';
import { schoolAsked } from '../product/school-asked.ts';
import { whatToAsk } from '../product/what-to-ask.ts';
import { betSettled } from '../sums/bet-settled.ts';
import { betSum } from '../sums/bet-sums.ts';
import { chanceDoubted } from '../sums/chance-doubted.ts';
import { closeInPoints } from '../sums/close-in-points.ts';
import { NO_HEDGE } from '../sums/free-bet-told.ts';
import { halfPointNamed } from '../sums/half-point.ts';
import { mostOnEach, picksInRoll } from '../sums/most-on-each.ts';
import { offersCompared } from '../sums/offers-compared.ts';
import { oftenHit } from '../sums/often-hit.ts';
import { ownUnit } from '../sums/own-unit.ts';
import { parlayOfPrices } from '../sums/parlay-of-prices.ts';
import { paysAtBooks } from '../sums/pays-at-books.ts';
import { priceOfUnits } from '../sums/price-of-units.ts';
import { runOfBets } from '../sums/run-of-bets.ts';
import { scoreResult } from '../sums/score-result.ts';
import { sideOfNoVig } from '../sums/sides-of-no-vig.ts';
import { singlesAndParlay } from '../sums/singles-and-parlay.ts';
import { someOfRun } from '../sums/some-of-run.ts';
import { stakesOfJudged } from '../sums/stakes-of-judged.ts';
import { stakesOnPrices } from '../sums/stakes-on-prices.ts';
import { whyDraw } from '../sums/why-draw.ts';
import { allOfTeam } from '../tickets/all-of-team.ts';
import { asParlay } from '../tickets/as-parlay.ts';
import { betterLeg } from '../tickets/better-leg.ts';
import { compareTickets } from '../tickets/compare-tickets.ts';
import { joinsShown } from '../tickets/joined-bets.ts';
import { chanceOfNamed, namedParlay } from '../tickets/named-parlay.ts';
import { nothingToAddTo } from '../tickets/nothing-to-add-to.ts';
import { oneOfTerm } from '../tickets/one-of-term.ts';
import { paidElsewhere } from '../tickets/paid-elsewhere.ts';
import { parlayBeside } from '../tickets/parlay-beside.ts';
import { parlayInRange } from '../tickets/parlay-in-range.ts';
import { parlayNotThere } from '../tickets/parlay-not-there.ts';
import { putOnTicket } from '../tickets/put-on-ticket.ts';
import { sureTicketEdit } from '../tickets/read-ticket-edit.ts';
import { refusedParlay } from '../tickets/refused-parlay.ts';
import { saidOfTicket } from '../tickets/said-of-ticket.ts';
import { sameGameAt } from '../tickets/same-game-at.ts';
import { ticketAtBooks } from '../tickets/ticket-at-books.ts';
import { ticketAtPrice } from '../tickets/ticket-at-price.ts';
import { tooManyLegs } from '../tickets/too-many-legs.ts';
import { withBestOf } from '../tickets/with-best-of.ts';
import { betOnNamed } from '../wishes/bet-on-named.ts';
import { othersThanNamed } from '../wishes/others-than-named.ts';
import { plainWish } from '../wishes/plain-wish.ts';
import { termAlone } from './asks-term.ts';
import { becomesBet } from './becomes-bet.ts';
import { begunOfSpoken } from './begun-of-spoken.ts';
import type { Asked } from './call.ts';
import { comparesNamed, eitherSide } from './compared-named.ts';
import { disputesWord } from './disputes-word.ts';
import { eitherOutcome } from './either-outcome.ts';
import { fadeNamed } from './fade-named.ts';
import { readGeneral } from './general-calls.ts';
import { asksToRemember, readForgotten } from './memory.ts';
import { noVigAgain } from './no-vig-again.ts';
import { asksToPlace, noWager } from './no-wager.ts';
import { numberOfSpoken } from './number-of-spoken.ts';
import { goOnWithSum, whichOfPair } from './onward-sum.ts';
import { closeOpenSum } from './open-sum.ts';
import { parlayPriced, saysParlay } from './parlay-calls.ts';
import { priceSupposed } from './price-supposed.ts';
import { priceSwapped } from './price-swapped.ts';
import { readWish, watches } from './settings-calls.ts';
import { backAtPrice, hedgeAtPrice, stakeBack } from './stake-back.ts';
import { statJudged } from './stat-judged.ts';
import { statedOfSpoken } from './stated-of-spoken.ts';
import { stillAbsent } from './still-absent.ts';
import { sumsOf } from './sums-of.ts';
import type { Tagged } from './tagged.ts';
import { teasedLines } from './teased-lines.ts';
import { teasedTotals } from './teased-totals.ts';
import { teaserOn } from './teaser-calls.ts';
import { ofTeaserList } from './teaser-list.ts';
import { teaserMore } from './teaser-more.ts';
import { teaserNeeds } from './teaser-needs.ts';
import { teaserStands } from './teaser-stands.ts';
import { termMeant } from './term-meant.ts';
import { timingAsked } from './timing.ts';
import { readTracked } from './track-calls.ts';
import { unpricedOfSpoken } from './unpriced-of-spoken.ts';
import { whoElseAt } from './who-else-at.ts';
import { whoHasPrice } from './who-has-price.ts';
import { wholeSeason } from './whole-season.ts';

export type Reader = (read: Tagged) => Asked | null;

/** What goes on with the answer before in so many words. */
export const FIRST: readonly Reader[] = [
  (read) => moneyAsked(read) ?? ofHeld(read),
  (read) =>
    fadeNamed(read) ??
    tooManyLegs(read) ??
    weatherOfGames(read) ??
    parlayNotThere(read) ??
    putOnTicket(read) ??
    distanceAsked(read) ??
    ifOut(read) ??
    ifHurt(read) ??
    priceSwapped(read) ??
    closeInPoints(read) ??
    halfPointNamed(read) ??
    stakesOnPrices(read) ??
    singlesAndParlay(read) ??
    whyNamed(read) ??
    whyLeftOut(read) ??
    replacedPicks(read) ??
    stakeOfNamed(read) ??
    betOnNamed(read) ??
    othersThanNamed(read),
  (read) =>
    whichOfPair(read) ??
    teaserMore(read) ??
    teaserStands(read) ??
    vigByGame(read) ??
    whyLowVig(read) ??
    firstByVig(read) ??
    offConsensus(read) ??
    spreadsOnKeys(read),
  (read) =>
    promotionsAsked(read) ??
    chanceDoubted(read) ??
    sideOfNoVig(read) ??
    otherOfPlayer(read) ??
    priceOfUnits(read) ??
    mostAtBook(read) ??
    forFun(read) ??
    offerAtPrice(read) ??
    backAtPrice(read) ??
    hedgeRedone(read) ??
    otherSideNow(read) ??
    claimedAtBook(read) ??
    sameAtBook(read) ??
    paidElsewhere(read) ??
    paysAtBooks(read) ??
    compareTickets(read) ??
    resultsOfBoth(read) ??
    withOrWithout(read) ??
    insuredWith(read) ??
    betSettled(read) ??
    scoreResult(read) ??
    otherEnd(read) ??
    whyItMatters(read) ??
    termAlone(read) ??
    termMeant(read) ??
    crowdFaded(read) ??
    termExample(read) ??
    toldSimply(read) ??
    termOnGame(read),
  (read) =>
    begunOfSpoken(read) ??
    ifBeaten(read) ??
    passOnShown(read) ??
    whyDraw(read) ??
    whyWeighed(read) ??
    referenceBooks(read) ??
    beatsFair(read) ??
    outsideAsked(read) ??
    derivedAsked(read) ??
    conditionNotSold(read) ??
    eitherOutcome(read) ??
    aboutAnswer(read),
  (read) =>
    whatToAsk(read) ??
    betRule(read) ??
    (read.mentions.length > 0 ? whyPriced(read) : null) ??
    pricesAge(read) ??
    schoolAsked(read) ??
    (isForFreeBet(read) ? null : plainWish(read)),
  // "Forget FanDuel" asks nothing about it.
  (read) => (forgetsOwn(read) || asksToRemember(read.written) ? readWish(read) : null),
  (read) =>
    readTracked(read) ??
    placesOn(read) ??
    bookAdded(read) ??
    disputesWord(read) ??
    booksListed(read) ??
    numberAsked(read) ??
    whoElseAt(read) ??
    priceSupposed(read) ??
    whoHasPrice(read),
  (read) =>
    oneOfTerm(read) ??
    allOfTeam(read) ??
    parlayInRange(read) ??
    refusedParlay(read) ??
    betterLeg(read) ??
    joinsShown(read) ??
    chanceOfNamed(read) ??
    priceInPercent(read),
  (read) =>
    nextOfList(read) ??
    firstOfListed(read) ??
    spreadsInRange(read) ??
    gamesOfShown(read) ??
    evenerGame(read) ??
    ofTeaserList(read) ??
    (isPriced(read) ? null : ofLists(read)) ??
    bookOfPointed(read) ??
    bookToBetAt(read) ??
    ofChat(read),
  (read) =>
    asParlay(read) ??
    withBestOf(read) ??
    namedOfList(read) ??
    comparesNamed(read) ??
    eitherSide(read) ??
    saidOfTicket(read),
  (read) => wholeSeason(read),
  (read) =>
    alternateLines(read) ??
    pointsBought(read) ??
    (saysParlay(read.tokens) || isOfOffer(read) || isPriced(read) ? null : rankedAnew(read)) ??
    ((read.amounts.prices.length > 0 && !AT_HOME.test(read.plain)) || saysParlay(read.tokens) || isOfOffer(read)
      ? null
      : sidesListed(read)),
  (read) => oftenHit(read) ?? someOfRun(read) ?? runOfBets(read) ?? offersCompared(read),
  (read) =>
    whyAboveFair(read) ??
    leastEdgeAsked(read) ??
    bestOfSpoken(read) ??
    whyOverOther(read) ??
    caseFor(read) ??
    statedOfSpoken(read),
  (read) =>
    statJudged(read) ??
    becomesBet(read) ??
    whyAtChance(read) ??
    mostOnEach(read) ??
    picksInRoll(read) ??
    ownUnit(read) ??
    numberMeaning(read),
  (read) => hedgeOfFreeBet(read) ?? stakeBack(read) ?? hedgeAtPrice(read) ?? noVigAgain(read) ?? realOdds(read),
  (read) => timingAsked(read) ?? stakesOfJudged(read) ?? betSum(read) ?? priceAgainstFair(read),
  (read) => readGeneral(read),
  (read) => whyPriced(read) ?? opponentAsked(read) ?? winnerAsked(read),
  (read) => sameWithMore(read) ?? atOwnBooks(read) ?? betsAtBook(read) ?? bestLeg(read),
  (read) => (watches(read.plain) ? readWish(read) : null),
  (read) => stillAbsent(read) ?? unpricedOfSpoken(read),
  (read) => closeOpenSum(read),
  (read) => recordOn(read),
  (read) => teasedTotals(read) ?? teaserNeeds(read) ?? teasedLines(read) ?? teaserOn(read),
  (read) => parlayPriced(read),
  (read) => nothingToAddTo(read) ?? sameGameAt(read) ?? parlayOfPrices(read) ?? parlayBeside(read) ?? namedParlay(read),
  (read) => sureTicketEdit(read),
  (read) => ticketAtPrice(read),
  (read) => ticketAtBooks(read),
  (read) => goOnWithSum(read),
  (read) => listAgain(read),
  (read) => ofPicksShown(read),
  (read) => (asksToPlace(read) ? noWager(read) : null),
  (read) => numberOfSpoken(read),
];

/** "15 on a +850 longshot", "to win 200 on a favorite that is -145": at prices of its writer's, and none are listed. */
const isPriced = ({ amounts: { prices, money, shares }, mentions, reading }: Tagged): boolean =>
  mentions.length + reading.leagues.length === 0 && prices.length > 0 && money.length + shares.length > 0;

/** Of a book that is not his, it is said of what was read there. */
const forgetsOwn = ({ written, previous }: Tagged): boolean =>
  readForgotten(written).some((key) => previous?.memory?.sportsbooks?.includes(key));

/** "No, I mean for the free bet, best NFL dog": what it is best used on, and no bet of money. */
const isForFreeBet = ({ previous, plain }: Tagged): boolean =>
  sumsOf(previous).some(({ kind }) => kind === 'free_bet') && FOR_IT.test(plain);
const FOR_IT = /\b(for|on|with) (it|this|that|(the|my|this|that) (\$?\d+ )?(free ?bet|freebie|bonus( bet)?))\b/;

/** "50% boost, best longshot for it" asks for the bet it is best used on. */
const isOfOffer = ({ says, previous, plain }: Tagged): boolean =>
  says.has('boost') || says.has('free_bet') || (previous?.calculation?.kind === 'free_bet' && NO_HEDGE.test(plain));
