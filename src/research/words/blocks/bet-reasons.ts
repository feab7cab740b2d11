import { type BuildParlayResult, BuildParlayResult as ParlayShape } from '#contract/research/build-parlay.ts';
import type { ToolName } from '#contract/research/desk.ts';
import { type JudgedPrice, PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import type { BetQuestion } from '../../language/calls/call.ts';
import type { Outcome } from '../../tools/outcome.ts';
import { ageWords, capital, dollars, percent, plural, points, unitsWords } from '../format.ts';
import { gapWords } from '../gap-words.ts';
import { aboveFair, NO_PRICE_TO_WAIT_FOR } from '../plain-answers/above-fair.ts';
import { betName } from '../short-names.ts';
import { betterOfHeld, type Held, heldBet, heldParlay } from './parlay-beside.ts';

/** The answer to a question about a bet or parlay that was judged, in sentences that stand before it. */
export function betReasons(
  found: readonly { tool: ToolName; outcome: Outcome<unknown> }[],
  question: BetQuestion,
): string[] {
  const [first] = found;
  if (!first?.outcome.ok) return [];
  const held = question === 'better' && found.length === 2 ? found.flatMap(heldIn) : [];
  const [one, other] = held;
  if (one && other) return [betterOfHeld(one, other)];
  if (first.tool === 'build_parlay') {
    const read = ParlayShape.safeParse(first.outcome.data);
    return read.success ? parlayReasons(read.data, question) : [];
  }
  const read = PriceBetsResult.safeParse(first.outcome.data);
  const bets = (read.data?.bets ?? []).flatMap((bet) => (bet.priced ? [bet] : []));
  // Which of several is better is what their comparison says.
  if (question === 'worst') return weakestOf(bets);
  if (question === 'likelier' || question === 'pays_more') return orderedBy(question, bets);
  return question === 'better' ? [] : bets.map((bet) => reasonOf(bet, question));
}

/** Of several the one that wins most often, or that pays most, and what the others do. */
function orderedBy(question: 'likelier' | 'pays_more', bets: readonly PricedStatedBet[]): string[] {
  const isByChance = question === 'likelier';
  const ranked = bets
    .flatMap((bet) => {
      const judged = bet.atAsked ?? bet.atBest;
      return isByChance || judged ? [{ bet, size: isByChance ? bet.chances.win : (judged?.decimal ?? 0), judged }] : [];
    })
    .sort((a, b) => b.size - a.size);
  const [first, ...others] = ranked;
  if (!first || others.length === 0) return [];
  const told = ({ bet, judged }: (typeof ranked)[number]) =>
    isByChance ? percent(bet.chances.win) : (judged?.text ?? '');
  const rest = others.map((one) => `${told(one)} for ${betName(one.bet)}`).join(' and ');
  return [
    `${capital(betName(first.bet))} ${isByChance ? 'is the likelier one' : 'pays more'}: ${told(first)}, against ${rest}.`,
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

/** Of several the one that loses most on average. */
function weakestOf(bets: readonly PricedStatedBet[]): string[] {
  const valued = bets.flatMap((bet) => {
    const judged = bet.atAsked ?? bet.atBest;
    return judged ? [{ bet, judged }] : [];
  });
  const [worst] = [...valued].sort((a, b) => a.judged.ev - b.judged.ev);
  if (!worst) return [];
  const { bet, judged } = worst;
  return [
    `The weakest is ${betName(bet)}: ${judged.evText} on average at ${judged.text}, ${percent(bet.chances.win)} to win.`,
  ];
}

function reasonOf(bet: PricedStatedBet, question: BetQuestion): string {
  const judged = bet.atAsked ?? bet.atBest;
  const name = capital(betName(bet));
  if (question === 'fair' || !judged) return `${fairOf(bet)} ${voicesOf(bet)}`.trim();
  switch (question) {
    case 'gap':
      return gapOf(bet, judged);
    case 'limit':
      return bet.worstText === null
        ? `${fairOf(bet)} ${NO_PRICE_TO_WAIT_FOR}`
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
    default:
      return [fairOf(bet), voicesOf(bet), needOf(bet, judged), endOf(bet, judged)]
        .filter((part) => part !== '')
        .join(' ');
  }
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

/** Whether the price that stands is one to bet at. */
function reachOf({ worstDecimal }: PricedStatedBet, { text, book, decimal, from, verdict }: JudgedPrice): string {
  if (worstDecimal === null || verdict === null) return '';
  const price = from === 'stated' || book === null ? `Yours is ${text}` : `It is ${text} at ${book} now`;
  return ` ${price}, which is ${decimal < worstDecimal ? 'short of that' : 'enough'}.`;
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
  return `Confidence ${confidence} of 5: ${end}. It rests on ${plural(books, 'independent book')} that make ${betName(bet)} ${percent(chances.win)} to win together${range}${sharp}.${last === '' ? '' : `${last}.`}`;
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
function endOf({ worstText }: PricedStatedBet, { verdict, passReason, units, confidence }: JudgedPrice): string {
  if (verdict === null) return '';
  if (verdict !== 'pass')
    return `So it is a ${verdict}: ${unitsWords(units)}, confidence ${confidence} of 5.${worstText === null ? '' : ` Below ${worstText} it is a pass.`}`;
  const wait =
    worstText === null
      ? ''
      : ` ${worstText} or better would change that, since a bet has to beat fair by enough to cover the doubt.`;
  return `So it is a pass${passReason === null ? '' : `: ${passReason}`}.${wait}`;
}

function playOf(bet: PricedStatedBet, judged: JudgedPrice): string {
  const { verdict, units, text, book, ev, passReason, stakeCents } = judged;
  const money = stakeCents === null ? '' : `, ${dollars(stakeCents)},`;
  const offer = `${betName(bet)} at ${text}${book === null ? '' : ` (${book})`}`;
  const { worstText, fairText } = bet;
  if (verdict === null || verdict === 'pass' || units === 0) {
    const reason = passReason === null ? '' : `: ${passReason}`;
    const wait = worstText === null ? '' : ` ${worstText} or better would be a bet.`;
    return `Nothing on ${offer}${reason}. Fair is ${fairText}, so it ${ev < 0 ? 'costs you' : 'makes you'} ${percent(Math.abs(ev))} on average.${wait}`;
  }
  const limit = worstText === null ? '' : ` Good down to ${worstText}.`;
  return `${verdict === 'bet' ? 'Bet' : 'Keep it small:'} ${unitsWords(units)}${money} on ${offer}. Fair is ${fairText}, so it makes you ${percent(ev)} on average.${limit}`;
}

/** What the book gives for legs of one game is not known. */
const ABOVE = 'It is worth it above that and not below: tell me what your book pays for the legs together.';
const NOT_STORED =
  "No book's price for legs of one game is stored, so compare it in your apps to see which one pays most.";

const ofOneGame = (fair: string, question: BetQuestion): string =>
  question === 'better' ? `${NOT_STORED} ${fair} ${ABOVE}` : `${fair} ${ABOVE}`;

function parlayReasons({ parlay }: BuildParlayResult, question: BetQuestion): string[] {
  if (!parlay) return [];
  const { fairChanceText, fairText, text, book, edge, edgeText, verdict, verdictReason, decimal, legs } = parlay;
  const fair = `${legs.length === 2 ? 'Both' : `All ${legs.length}`} legs win ${fairChanceText} of the time, so ${fairText} is fair.`;
  if (edge === null || edgeText === null) return [ofOneGame(fair, question)];
  const pays = `${text} at ${book}`;
  if (question === 'fair' || question === 'limit')
    return [`${fair} Anything better than that makes you money on average; ${pays} is ${edgeText}.`];
  if (question === 'play' || question === 'stake')
    return [
      `${verdict === 'bet' ? 'Yes' : verdict === 'lean' ? 'Only small' : 'No'}. ${text} at ${book} against a fair ${fairText} is ${edgeText} on average. ${verdictReason}`,
    ];
  return [
    `${fair} ${text} at ${book} has to win ${percent(1 / decimal)} to break even, so it ${edge < 0 ? 'costs you' : 'makes you'} ${percent(Math.abs(edge))} on average. ${verdictReason}`,
  ];
}
