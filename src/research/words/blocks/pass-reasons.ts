import type { Parlay } from '#contract/research/build-parlay.ts';
import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { capital, list, percent, signedPercent, unitsWords } from '../format.ts';
import { betName } from '../short-names.ts';

type Judged = { bet: PricedStatedBet; judged: JudgedPrice };

const isPass = ({ judged: { verdict, units } }: Judged): boolean =>
  verdict === null || verdict === 'pass' || units === 0;

/** Whether all of the bets that were judged are passes, before what each is worth. Empty: none has a price. */
export function passReasons(bets: readonly PricedStatedBet[]): string[] {
  const all = bets.flatMap((bet) => {
    const judged = bet.atAsked ?? bet.atBest;
    return judged ? [{ bet, judged }] : [];
  });
  const [first] = all;
  if (!first) return [];
  const taken = all.filter((one) => !isPass(one));
  if (taken.length > 0) return [takenWords(taken, all.filter(isPass))];
  const worth = all.map(
    ({ bet, judged }) => `${betName(bet)} is ${signedPercent(judged.ev)} on average at ${judged.text}`,
  );
  const onWhat = all.length === 1 ? '' : all.length === 2 ? ' on both' : ` on all ${all.length}`;
  const wait =
    all.length === 1 && first.bet.worstText !== null ? ` ${first.bet.worstText} or better would be a bet.` : '';
  return [`Pass${onWhat}: ${list(worth)}.${wait}`];
}

function takenWords(taken: readonly Judged[], passes: readonly Judged[]): string {
  const bets = taken.map(
    ({ bet, judged }) =>
      `${betName(bet)} is a ${judged.verdict}, ${unitsWords(judged.units)} at ${judged.text} (${signedPercent(judged.ev)} on average)`,
  );
  const rest = passes.length === 0 ? '' : ` Pass on ${list(passes.map(({ bet }) => betName(bet)))}.`;
  return `${capital(list(bets))}.${rest}`;
}

/** The same of a parlay. */
export function parlayPassWords({ verdict, text, book, fairText, edge, edgeText, fairChance }: Parlay): string {
  if (edge === null || edgeText === null)
    return `It wins ${percent(fairChance)} of the time, so anything better than ${fairText} makes money on average, and below that it is a pass.`;
  const worth = `${text} at ${book} against a fair ${fairText} is ${edgeText} on average.`;
  return verdict === 'bet' || verdict === 'lean' ? `It is a ${verdict}: ${worth}` : `Pass: ${worth}`;
}
