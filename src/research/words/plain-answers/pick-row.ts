import type { ToldPick } from '#contract/stored-picks.ts';
import { type Bettor, writeOdds } from '../bettor.ts';
import { signedPercent, unitsWords } from '../format.ts';
import { shortGame } from '../short-names.ts';

/** A pick in one line. */
export const pickRow = (
  pick: Pick<ToldPick, 'pick' | 'game' | 'oddsDecimal' | 'book' | 'verdict' | 'units' | 'edge'>,
  at: number,
  bettor: Bettor,
): string =>
  `${at + 1}. ${pick.pick} (${shortGame(pick.game)}), ${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book}: ${pick.verdict}, ${unitsWords(pick.units)}, edge ${signedPercent(pick.edge)}.`;
