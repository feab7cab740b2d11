import type { ToldPick } from '#contract/stored-picks.ts';
import { type Bettor, writeOdds } from '../bettor.ts';
import { dollars, list, unitsWords } from '../format.ts';
import { shortGame } from '../short-names.ts';

/** One amount over the picks that are worth a stake, in the proportion of their stakes, to the cent. */
export function splitText(picks: readonly ToldPick[], totalCents: number, bettor: Bettor): string {
  const staked = picks.filter(({ verdict, units }) => verdict !== 'pass' && units > 0);
  if (staked.length === 0)
    return `Nothing: all of those picks are passes, so no part of ${dollars(totalCents)} belongs on them.`;
  const units = staked.reduce((sum, pick) => sum + pick.units, 0);
  // Rounded at what has been given out so far, so that nothing is lost or added.
  const upTo = staked.map((_, at) => staked.slice(0, at + 1).reduce((sum, pick) => sum + pick.units, 0));
  const given = upTo.map((sum) => Math.round((totalCents * sum) / units));
  const passes = picks.filter((pick) => !staked.includes(pick)).map(({ pick }) => pick);
  return [
    `${dollars(totalCents)} in the proportion of their stakes:`,
    ...staked.map((pick, at) => {
      const cents = (given[at] ?? 0) - (given[at - 1] ?? 0);
      const wins = dollars(Math.round(cents * (pick.oddsDecimal - 1)));
      return `${pick.pick} (${shortGame(pick.game)}) at ${writeOdds(bettor, pick.oddsDecimal)}: ${dollars(cents)} (${unitsWords(pick.units)}), wins ${wins}.`;
    }),
    ...(passes.length > 0 ? [`Nothing on ${list(passes)}: a pass.`] : []),
  ].join('\n');
}
