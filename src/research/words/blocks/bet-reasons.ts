import { BuildParlayResult as ParlayShape } from '#contract/research/build-parlay.ts';
import type { ToolName } from '#contract/research/desk.ts';
import { type JudgedPrice, PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import type { BetQuestion } from '../../language/calls/call.ts';
import type { Outcome } from '../../tools/outcome.ts';
import { ageWords, capital, dollars, list, percent, plural, points, unitsWords } from '../format.ts';
import { gapWords } from '../gap-words.ts';
import { NO_LOCK } from '../plain-answers/about-picks.ts';
import { aboveFair, NO_PRICE_TO_WAIT_FOR } from '../plain-answers/above-fair.ts';
import { simplyWords } from '../plain-answers/simply-words.ts';
import { betName } from '../short-names.ts';
import { whetherBad } from '../whether-bad.ts';
import { type Held, heldBet, heldParlay, isOfTwo, orderOfHeld } from './parlay-beside.ts';
import { parlayReasons } from './parlay-reasons.ts';
import { passReasons } from './pass-reasons.ts';

/** The answer to a question about a bet or parlay that was judged, in sentences that stand before it. */
export function betReasons(
  found: readonly { tool: ToolName; outcome: Outcome<unknown> }[],
  question: BetQuestion,
): string[] {
  const [first] = found;
  if (!first?.outcome.ok) return [];
  const [one, other] = found.length === 2 ? found.flatMap(heldIn) : [];
  if (one && other && isOfTwo(question)) return [orderOfHeld(one, other, question)];
  if (first.tool === 'build_parlay') {
    const read = ParlayShape.safeParse(first.outcome.data);
    return read.success ? parlayReasons(read.data, question) : [];
  }
  const read = PriceBetsResult.safeParse(first.outcome.data);
  const bets = (read.data?.bets ?? []).flatMap((bet) => (bet.priced ? [bet] : []));
  // Which of several is better is what their comparison says.
  if (question === 'worst') return weakestOf(bets);
  if (question === 'pass') return passReasons(bets);
  if (question === 'likelier' || question === 'riskier' || question === 'pays_more') return orderedBy(question, bets);
  return question === 'better' ? [] : bets.map((bet) => reasonOf(bet, question));
}

const ORDERED = {
  likelier: ['is the likelier one', 'is the likeliest'],
  riskier: ['is the riskier one, as it wins less often', 'is the riskiest, as it wins least often'],
  pays_more: ['pays more', 'pays the most'],
} as const;

/** Of several the one that wins most or least often, or that pays most, and what the others do. */
function orderedBy(question: 'likelier' | 'riskier' | 'pays_more', bets: readonly PricedStatedBet[]): string[] {
  const isByChance = question !== 'pays_more';
  const isRisk = question === 'riskier';
  const ranked = bets
    .flatMap((bet) => {
      const judged = bet.atAsked ?? bet.atBest;
      return isByChance || judged ? [{ bet, size: isByChance ? bet.chances.win : (judged?.decimal ?? 0), judged }] : [];
    })
    .sort((a, b) => (isRisk ? a.size - b.size : b.size - a.size));
  const [first, ...others] = ranked;
  if (!first || others.length === 0) return [];
  const told = ({ bet, judged }: (typeof ranked)[number]) =>
    isByChance ? percent(bet.chances.win) : (judged?.text ?? '');
  const rest = list(others.map((one) => `${told(one)} for ${betName(one.bet)}`));
  return [
    `${capital(betName(first.bet))} ${ORDERED[question][others.length > 1 ? 1 : 0]}: ${told(first)}, against ${rest}.`,
  ];
}

/** A parlay, or one bet, beside which another is held. */
function heldIn({ tool, outcome }: { tool: ToolName; outcome: Outcome<unknown> }): Held[] {
  if (!outcome.ok) return [];
  if (tool === 'build_parlay') {
    const parlay = ParlayShape.safeParse(outcome.data).data?.parlay;
    return parlay ? [heldParlay(parlay)] : [];
  }
  const [bet] = tool === 'price_bets' ? (PriceBetsResult.safeParse(outcome.data).data?.bets ?? []) : [];
  return bet?.priced ? [heldBet(bet)] : [];
}

/** Of several the one that loses most on average, by its place from 0. */
function weakestIn(bets: readonly PricedStatedBet[]) {
  const valued = bets.flatMap((bet, at) => {
    const judged = bet.atAsked ?? bet.atBest;
    return judged ? [{ bet, judged, at }] : [];
  });
  return [...valued].sort((a, b) => a.judged.ev - b.judged.ev)[0];
}

/** Of several the one that wins least often, by its place from 0. */
const riskiestIn = (bets: readonly PricedStatedBet[]) =>
  [...bets.entries()].map(([at, bet]) => ({ at, bet })).sort((a, b) => a.bet.chances.win - b.bet.chances.win)[0];

/** Which of the bets that were looked at is said to be the weakest or riskiest, by its place from 1: it is the one that is spoken of behind it. */
export function weakestPlace(
  [found]: readonly { tool: ToolName; outcome: Outcome<unknown> }[],
  question: BetQuestion | undefined | null,
): number | null {
  if (question !== 'worst' && question !== 'riskier') return null;
  const read = found?.tool === 'price_bets' && found.outcome.ok ? PriceBetsResult.safeParse(found.outcome.data) : null;
  const bets = read?.data?.bets ?? [];
  const priced = bets.filter((bet) => bet.priced);
  const ofAll = question === 'worst' ? weakestIn : riskiestIn;
  const worst = priced.length === bets.length ? ofAll(priced) : undefined;
  return worst ? worst.at + 1 : null;
}

function weakestOf(bets: readonly PricedStatedBet[]): string[] {
  const worst = weakestIn(bets);
  if (!worst) return [];
  const { bet, judged } = worst;
  return [
    `The weakest is ${betName(bet)}: ${judged.evText} on average at ${judged.text}, ${percent(bet.chances.win)} to win.`,
  ];
}

function reasonOf(bet: PricedStatedBet, question: BetQuestion): string {
  const judged = bet.atAsked ?? bet.atBest;
  const name = capital(betName(bet));
  if (!judged && (question === 'play' || question === 'bad')) return `There is no price on it to bet. ${fairOf(bet)}`;
  if (question === 'fair' || !judged) return `${fairOf(bet)} ${voicesOf(bet)}`.trim();
  switch (question) {
    case 'gap':
      return gapOf(bet, judged);
    case 'limit':
      return bet.worstText === null
        ? beyondOf(bet, name)
        : `${name}: ${bet.worstText} or better.${reachOf(bet, judged)} ${fairOf(bet)}`;
    case 'sure':
      return sureOf(bet, judged);
    case 'above_fair':
      return aboveFair({
        name: betName(bet),
        chance: bet.chances.win,
        fairText: bet.fairText,
        doubt: null,
        price: judged.book === null ? judged.text : `${judged.text} at ${judged.book}`,
        edge: judged.ev,
        isReal: null,
        verdict: judged.verdict,
        worstText: bet.worstText,
      });
    case 'play':
    case 'stake':
      return playOf(bet, judged);
    case 'bad':
      return whetherBad(playOf(bet, judged));
    case 'lock':
      return `${NO_LOCK} ${sureOf(bet, judged)}`;
    case 'simply':
      return simplyOf(bet, judged);
    case 'against':
      return againstOf(bet, judged);
    default:
      return [fairOf(bet), voicesOf(bet), needOf(bet, judged), endOf(bet, judged)]
        .filter((part) => part !== '')
        .join(' ');
  }
}

/** With few books behind it more of them would do what no likely price does. */
const FEW_BOOKS = 4;

/** What it would take where no likely price is enough, and why. */
function beyondOf(bet: PricedStatedBet, name: string): string {
  const { beyondText, spread, books } = bet;
  if (beyondText === undefined) return `${fairOf(bet)} ${NO_PRICE_TO_WAIT_FOR}`;
  if (books < FEW_BOOKS)
    return `${name}: about ${beyondText} as long as no more than ${books} independent ${books === 1 ? 'book prices' : 'books price'} it, so it stays a pass. With more books behind it a price nearer to fair would do. ${fairOf(bet)}`;
  const doubt = spread ? ` That is only good to ${points(spread.sd)} either way, which such a price has to cover.` : '';
  return `${name}: about ${beyondText}, which no book is likely to pay, so it stays a pass. ${fairOf(bet)}${doubt}`;
}

/** How far it is from fair, and why it has to be more than that. */
function gapOf(bet: PricedStatedBet, { text, decimal, ev, verdict }: JudgedPrice): string {
  const { fairText, fairDecimal, worstText, worstDecimal } = bet;
  const gap = gapWords({ name: betName(bet), text, fairText, decimal, fairDecimal, ev });
  if (verdict === 'bet' || verdict === 'lean')
    return worstText === null ? gap : `${gap} It stays a ${verdict} down to ${worstText}.`;
  if (worstText === null || worstDecimal === null) return `${gap} ${NO_PRICE_TO_WAIT_FOR}`;
  const why =
    worstDecimal > fairDecimal
      ? ' At fair you only break even, and the chance is an estimate, so a bet has to pay more than that.'
      : '';
  return `${gap} It would need ${worstText}.${why}`;
}

/** Who says what it is worth: the first link of the chain. */
function fairOf(bet: PricedStatedBet): string {
  const { basis, books, chances, fairText } = bet;
  const who =
    basis === 'quoted'
      ? `${plural(books, 'independent book')}, vig out, ${books === 1 ? 'makes' : 'make'}`
      : `${books === 0 ? 'Nobody quotes this line' : 'The books on this line disagree with the lines around it'}; the lines around it make`;
  return `${who} ${betName(bet)} ${percent(chances.win)} to win, so ${fairText} is fair.`;
}

function voicesOf({ sharpest }: PricedStatedBet): string {
  return sharpest ? `${sharpest.book}, the sharpest of them, has ${sharpest.text}: ${sharpest.chanceText}.` : '';
}

/** Whether the price that stands is one to bet at, and whether anybody has one. */
function reachOf({ worstDecimal, atBest }: PricedStatedBet, judged: JudgedPrice): string {
  const { text, book, decimal, from, verdict } = judged;
  if (worstDecimal === null || verdict === null) return '';
  const isBest = atBest === null || (atBest.book === book && atBest.decimal === decimal);
  const isMine = from === 'stated' || book === null;
  const price = isMine ? `Yours is ${text}` : `It is ${text} at ${book} now${isBest ? ', the best you can get' : ''}`;
  if (isDoubted(judged)) return ` ${price}, which is too good to be right.`;
  if (decimal >= worstDecimal) return ` ${price}, which is enough.`;
  if (isBest || atBest?.book == null) return ` ${price}, which is short of that.`;
  const best = `${atBest.text} at ${atBest.book}`;
  return atBest.decimal < worstDecimal
    ? ` ${price}, which is short of that, and nobody has it: the best you can get is ${best}.`
    : ` ${price}, which is short of that, but ${best} is enough.`;
}

/** What the confidence in a bet rests on: who says it, how far they are apart, and how fresh its price is. */
function sureOf(bet: PricedStatedBet, judged: JudgedPrice): string {
  const { basis, books, sharpest, spread, chances } = bet;
  const { verdict, passReason, confidence, ageSeconds, text, book } = judged;
  if (basis !== 'quoted' || verdict === null)
    return `Less than of a line that is quoted: ${fairOf(bet)} No verdict is given on it.`;
  const end = passReason === null ? `a ${verdict}` : `a pass, ${passReason}`;
  const range = spread
    ? `, from ${percent(spread.low.chance)} (${spread.low.book}) to ${percent(spread.high.chance)} (${spread.high.book})`
    : '';
  const sharp = sharpest ? `; ${sharpest.book}, the sharpest, says ${sharpest.chanceText}` : '';
  const doubt = spread ? ` Their average is good to ${points(spread.sd)} either way` : '';
  const age = ageSeconds === null || book === null ? '' : `${text} at ${book} was seen ${ageWords(ageSeconds)} ago`;
  const last = [doubt, age].filter((part) => part !== '').join(doubt === '' ? ' ' : ', and ');
  return `${confidence} out of 5: ${end}. ${plural(books, 'independent book')} ${books === 1 ? 'makes' : 'make'} ${betName(bet)} ${percent(chances.win)} to win on average${range}${sharp}.${last === '' ? '' : `${last}.`}`;
}

/** Break-even of a price, pushes aside, against the chance that it is valued with. */
function needOf({ chances: { push } }: PricedStatedBet, { text, book, decimal, chances, ev }: JudgedPrice): string {
  const decided = push > 0 ? ' (pushes aside)' : '';
  const counted = chances.win + chances.lose > 0 ? chances.win / (chances.win + chances.lose) : chances.win;
  const price = book === null ? text : `${text} at ${book}`;
  const average = `${percent(Math.abs(ev))} on average`;
  return `${price} has to win ${percent(1 / decimal)} to break even${decided}. At ${percent(counted)} to win, it ${ev < 0 ? 'costs you' : 'makes you'} ${average}.`;
}

/** What comes of it, and what would change that. */
function endOf(
  { worstText }: PricedStatedBet,
  { verdict, passReason, units, confidence, doubt, text }: JudgedPrice,
): string {
  if (verdict === null) return '';
  if (doubt === 'price_cannot_be_right') return `So ${text} cannot be right: ${CHECK_IT}`;
  if (verdict !== 'pass')
    return `So it is a ${verdict}: ${unitsWords(units)}, confidence ${confidence} of 5.${worstText === null ? '' : ` Below ${worstText} it is a pass.`}`;
  const wait =
    worstText === null
      ? ''
      : ` ${worstText} or better would change that, since a bet has to beat fair by enough to cover the doubt.`;
  return `So it is a pass${passReason === null ? '' : `: ${passReason}`}.${wait}`;
}

/** The answer before the reason: whether to bet it, then what it is worth. */
function playOf(bet: PricedStatedBet, judged: JudgedPrice): string {
  const { verdict, units, text, book, ev, passReason, stakeCents } = judged;
  const money = stakeCents === null ? '' : `, ${dollars(stakeCents)},`;
  const offer = `${betName(bet)} at ${text}${book === null ? '' : ` (${book})`}`;
  const { worstText, fairText } = bet;
  if (isDoubted(judged)) return `No. Fair is ${fairText}, so ${text} on ${betName(bet)} cannot be right: ${CHECK_IT}`;
  if (verdict === null || verdict === 'pass' || units === 0) {
    const reason = passReason === null ? '' : `: ${passReason}`;
    const wait = worstText === null ? '' : ` ${worstText} or better would be a bet.`;
    return `No, nothing on ${offer}${reason}. Fair is ${fairText}, so it ${ev < 0 ? 'costs you' : 'makes you'} ${percent(Math.abs(ev))} on average.${wait}`;
  }
  const limit = worstText === null ? '' : ` Good down to ${worstText}.`;
  return `${verdict === 'bet' ? 'Yes,' : 'Only small:'} ${unitsWords(units)}${money} on ${offer}. Fair is ${fairText}, so it makes you ${percent(ev)} on average.${limit}`;
}

/** A price that no book would leave up is a mistake somewhere, and no gift. */
const isDoubted = ({ doubt }: JudgedPrice): boolean => doubt === 'price_cannot_be_right';
const CHECK_IT = 'check that it is this bet and that the price is still there.';

/** The same in words that need no betting. */
function simplyOf(bet: PricedStatedBet, judged: JudgedPrice): string {
  const { text, book, decimal, ev, verdict, units, chances } = judged;
  if (isDoubted(judged)) return playOf(bet, judged);
  const decided = chances.win + chances.lose;
  const wait = bet.worstText === null ? 'So skip it.' : `So skip it unless somebody pays ${bet.worstText}.`;
  return simplyWords({
    name: betName(bet),
    price: book === null ? text : `${text} at ${book}`,
    chance: decided > 0 ? chances.win / decided : chances.win,
    decimal,
    ev,
    end: verdict === 'bet' || verdict === 'lean' ? `So it is worth ${unitsWords(units)}.` : wait,
  });
}

/** What speaks against it: how often it loses, who thinks less of it, and what its price leaves. */
function againstOf(bet: PricedStatedBet, judged: JudgedPrice): string {
  const { chances, spread, sharpest } = bet;
  const { text, decimal, ev, verdict } = judged;
  if (isDoubted(judged)) return playOf(bet, judged);
  const name = betName(bet);
  const loses = `${name} loses ${percent(chances.lose)} of the time`;
  const low = spread && spread.low.chance * decimal < 1 ? spread.low : null;
  if (ev < 0) {
    const needs = `${text} needs ${percent(1 / decimal)} to break even, so it costs you ${percent(-ev)} on average`;
    const sharp = sharpest ? ` ${sharpest.book}, the sharpest, gives it ${sharpest.chanceText}.` : '';
    return `The price. ${capital(loses)}, and ${needs}.${sharp}`;
  }
  const stays =
    verdict === 'bet' || verdict === 'lean' ? `It is still a ${verdict}, but ${loses}.` : `${capital(loses)}.`;
  const doubt = low ? ` If ${low.book} has it right at ${percent(low.chance)}, there is no edge at ${text}.` : '';
  return `${stays}${doubt}${bet.worstText === null ? '' : ` Below ${bet.worstText} it is a pass.`}`;
}
