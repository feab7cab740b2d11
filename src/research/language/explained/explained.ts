import { spokenOf } from '../acts/spoken-of.ts';
import { cheaperNumber } from '../boards/cheaper-number.ts';
import type { Asked } from '../calls/call.ts';
import { absentOfHim, fairOfAbsent } from '../calls/still-absent.ts';
import type { Tagged } from '../calls/tagged.ts';
import { wholeSeason } from '../calls/whole-season.ts';
import { chosenOfChat } from '../compared/chosen-of-chat.ts';
import { comparedBefore } from '../compared/compared-before.ts';
import { limitOfChat } from '../compared/limit-of-chat.ts';
import { whoOfCompared } from '../compared/who-of-compared.ts';
import { pricesAge } from '../free/prices-age.ts';
import { whyPriced } from '../free/why-priced.ts';
import { betweenLists } from '../lists/between-lists.ts';
import { thoseAtBook } from '../lists/those-at-book.ts';
import { cutMessage } from '../parts/cut-message.ts';
import { whatToAsk } from '../product/what-to-ask.ts';
import { sameInWords } from '../sums/same-bet.ts';
import { sameHalfPoint } from '../sums/same-half-point.ts';
import { ofTicket } from '../tickets/of-ticket.ts';
import { askedBeside } from './asked-beside.ts';
import { beatsMarket } from './beats-market.ts';
import { boostOnLongshot } from './boost-on-longshot.ts';
import { breakEvenAsked, whyBothMinus } from './both-minus.ts';
import { deadHeat } from './dead-heat.ts';
import { drawUnpriced } from './draw-unpriced.ts';
import { formClaimed } from './form-claimed.ts';
import { formOfBoth } from './form-of-both.ts';
import { halfNumber } from './half-number.ts';
import { exactResult, mayPush, needsCount } from './how-settled.ts';
import { inTheNumber } from './in-the-number.ts';
import { landsOn } from './lands-on.ts';
import { legsTied } from './legs-tied.ts';
import { lossDoubled } from './loss-doubled.ts';
import { mindChanged } from './mind-changed.ts';
import { noLock } from './no-lock.ts';
import { numberOfGame } from './number-of-game.ts';
import { pastResult } from './past-result.ts';
import { pitcherChanged } from './pitcher-changed.ts';
import { pointOfIt } from './point-of-it.ts';
import { priceAlone } from './price-alone.ts';
import { priceBeside } from './price-beside.ts';
import { priceDoubted } from './price-doubted.ts';
import { priceReported } from './price-reported.ts';
import { recordUp } from './record-up.ts';
import { resultTold } from './result-told.ts';
import { ruleAnswered } from './rule-answered.ts';
import { ruleOfBet } from './rule-of-bet.ts';
import { ruleWithoutGame } from './rule-without-game.ts';
import { shareTooMuch } from './share-too-much.ts';
import { stakeNotBack } from './stake-not-back.ts';
import { stillAsksGame } from './still-asks-game.ts';
import { stillLive } from './still-live.ts';
import { sureAsked } from './sure-asked.ts';
import { teamsAtPlus } from './teams-at-plus.ts';
import { teaserLegWanted } from './teaser-leg-wanted.ts';
import { teaserPush } from './teaser-push.ts';
import { termInHalves } from './term-in-halves.ts';
import { threePrices } from './three-prices.ts';
import { weatherMatters } from './weather-matters.ts';
import { whatGoesWrong } from './what-goes-wrong.ts';
import { whereTaken } from './where-taken.ts';
import { whoMovedMost, whoMovesFirst } from './who-moves-first.ts';
import { whyPay } from './why-pay.ts';

/** What each of them tells is known from its words, and costs nothing. */
const READERS: readonly ((read: Tagged) => Asked | null)[] = [
  shareTooMuch,
  stakeNotBack,
  stillLive,
  stillAsksGame,
  teaserLegWanted,
  ofTicket,
  pastResult,
  wholeSeason,
  deadHeat,
  noLock,
  sureAsked,
  legsTied,
  whatGoesWrong,
  teaserPush,
  formClaimed,
  halfNumber,
  absentOfHim,
  fairOfAbsent,
  askedBeside,
  whereTaken,
  drawUnpriced,
  pitcherChanged,
  ruleOfBet,
  ruleWithoutGame,
  priceReported,
  cheaperNumber,
  betweenLists,
  thoseAtBook,
  whoOfCompared,
  chosenOfChat,
  comparedBefore,
  limitOfChat,
  priceBeside,
  priceAlone,
  pricesAge,
  numberOfGame,
  landsOn,
  mayPush,
  exactResult,
  needsCount,
  ruleAnswered,
  whyBothMinus,
  breakEvenAsked,
  lossDoubled,
  threePrices,
  pointOfIt,
  whoMovesFirst,
  whoMovedMost,
  mindChanged,
  recordUp,
  beatsMarket,
  inTheNumber,
  termInHalves,
  weatherMatters,
  teamsAtPlus,
  priceDoubted,
  formOfBoth,
  boostOnLongshot,
  whyPay,
  resultTold,
  whyFavored,
  sameInWords,
  sameHalfPoint,
  asksForExamples,
];

/** "What would you do" behind something is of that, and asks for no examples of questions. */
function asksForExamples(read: Tagged): Asked | null {
  return read.previous !== null && /\b(?:would|should)\b/.test(read.plain) ? null : whatToAsk(read);
}

/** Why somebody is favored, where nothing else is asked beside it. */
function whyFavored(read: Tagged): Asked | null {
  return cutMessage(read.text).length > 1 ? null : whyPriced(read);
}

/**
 * What explains a number on the screen, a rule or a word, of the very bet that is named or was spoken of: read before a verdict is, since
 * a message that names a bet looks like one that asks for it. Null: nothing is to be explained.
 */
export function explained(read: Tagged): Asked | null {
  for (const reader of READERS) {
    const asked = reader(read);
    if (asked?.kind === 'say') return { ...asked, spoken: { ...spokenOf(read, asked.text), ...asked.spoken } };
    if (asked !== null) return asked;
  }
  return null;
}
