import { type BuildParlayResult, BuildParlayResult as ParlayShape } from '#contract/research/build-parlay.ts';
import type { ToolName } from '#contract/research/desk.ts';
import { type JudgedPrice, PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import type { BetQuestion } from '../../language/calls/call.ts';
import type { Outcome } from '../../tools/outcome.ts';
import { percent, plural, signedPercent, unitsWords } from '../format.ts';

/** The answer to a question about a bet or parlay that was judged, in sentences that stand before it. */
export function betReasons(
  found: readonly { tool: ToolName; outcome: Outcome<unknown> }[],
  question: BetQuestion,
): string[] {
  const [first] = found;
  if (!first?.outcome.ok) return [];
  if (first.tool === 'build_parlay') {
    const read = ParlayShape.safeParse(first.outcome.data);
    return read.success ? parlayReasons(read.data, question) : [];
  }
  const read = PriceBetsResult.safeParse(first.outcome.data);
  const bets = (read.data?.bets ?? []).flatMap((bet) => (bet.priced ? [bet] : []));
  // Which of several is better is what their comparison says.
  if (question === 'worst') return weakestOf(bets);
  return question === 'better' ? [] : bets.map((bet) => reasonOf(bet, question));
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
    `The weakest is ${bet.label}: ${judged.evText} on average at ${judged.text}, ${percent(bet.chances.win)} to win.`,
  ];
}

function reasonOf(bet: PricedStatedBet, question: BetQuestion): string {
  const judged = bet.atAsked ?? bet.atBest;
  const from =
    bet.basis === 'quoted'
      ? `by ${plural(bet.books, 'independent book')}, their margins taken out`
      : 'estimated from other lines, as nobody quotes this one';
  const fair = `${bet.label}: ${percent(bet.chances.win)} to win ${from}, so ${bet.fairText} is fair.`;
  if (!judged) return fair;
  switch (question) {
    case 'fair':
      return fair;
    case 'limit':
      return bet.worstText === null
        ? `${bet.label}: no price that is likely to come makes it worth a stake.`
        : `${bet.label}: ${bet.worstText} or better is worth a stake.`;
    case 'play':
    case 'stake':
      return playOf(bet, judged);
    default:
      return [fair, needOf(bet, judged), endOf(bet, judged)].filter((part) => part !== '').join(' ');
  }
}

/** Break-even of a price, pushes aside, against the chance that it is valued with. */
function needOf({ chances: { push } }: PricedStatedBet, { text, decimal, chances, ev }: JudgedPrice): string {
  const decided = push > 0 ? ' when it is decided' : '';
  const counted = chances.win + chances.lose > 0 ? chances.win / (chances.win + chances.lose) : chances.win;
  return `At ${text} it has to win ${percent(1 / decimal)}${decided} to break even; ${percent(counted)} is counted for it, which makes ${signedPercent(ev)} on average.`;
}

function endOf({ worstText }: PricedStatedBet, { verdict, passReason, units, confidence }: JudgedPrice): string {
  if (verdict === null) return '';
  if (verdict !== 'pass') return `That is a ${verdict} of ${unitsWords(units)}, confidence ${confidence} of 5.`;
  const wait = worstText === null ? '' : ` From ${worstText} on it would be worth a stake.`;
  return `That is a pass${passReason === null ? '' : `: ${passReason}`}.${wait}`;
}

function playOf(bet: PricedStatedBet, judged: JudgedPrice): string {
  const { verdict, units, text, book } = judged;
  const where = book === null ? '' : ` at ${book}`;
  if (verdict === null || verdict === 'pass' || units === 0)
    return `No: nothing on ${bet.label} at ${text}${where}. ${endOf(bet, judged)}`.trim();
  return `${verdict === 'bet' ? 'Yes' : 'Only small'}: ${unitsWords(units)} on ${bet.label} at ${text}${where}. ${endOf(bet, judged)}`;
}

function parlayReasons({ parlay }: BuildParlayResult, question: BetQuestion): string[] {
  if (!parlay) return [];
  const { fairChanceText, fairText, text, book, edgeText, verdict, verdictReason, decimal } = parlay;
  const fair = `The chance that all ${parlay.legs.length} legs win is ${fairChanceText}, so ${fairText} is fair.`;
  if (question === 'fair' || edgeText === null) return [fair];
  if (question === 'play' || question === 'stake')
    return [
      `${verdict === 'bet' ? 'Yes' : verdict === 'lean' ? 'Only small' : 'No'}: ${verdictReason} At ${text} (${book}) it makes ${edgeText} on average.`,
    ];
  return [
    `${fair} At ${text} (${book}) it has to win ${percent(1 / decimal)} to break even, which makes ${edgeText} on average. ${verdictReason}`,
  ];
}
