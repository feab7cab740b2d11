import type { ToldPick } from '#contract/stored-picks.ts';
import type { AboutWhy } from '../../language/lists/about-picks.ts';
import type { Bettor } from '../bettor.ts';
import { explainPick } from './explain-pick.ts';

const ANSWERED: Readonly<Record<NonNullable<AboutWhy['objects']>, string>> = {
  form: 'I have no player’s form, and the books that make the fair price know it as well: this is a view on the price, and none on how well anybody plays.',
  unknown: 'No name counts here: it is on the list for its price beside that of the other books.',
};

/** The reasons of a pick, behind what was said against it. */
export function whyPicked(told: readonly (ToldPick | null)[], { place, objects }: AboutWhy, bettor: Bettor): string {
  const reasons = explainPick(told, { pick: place, teams: [], players: [] }, bettor);
  return objects === undefined ? reasons : `${ANSWERED[objects]}\n\n${reasons}`;
}
