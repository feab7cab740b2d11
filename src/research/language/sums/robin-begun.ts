import { roundRobin } from '#engine/odds/round-robin.ts';
import { paidCents } from '../../tools/calculate/figures.ts';
import { dollars, list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { decimalAt, EACH_CENTS, legsSaid, namesOf, type Robin, resultOf } from './robin-legs.ts';

const IF = /\b(if|when|say|suppose|should|would|will|gonna|once)\b/;
const LOST = /\b(lost|lose|loses|busted|bust|is dead|are dead|is out|missed|blew it|choked|didnt (hit|win|cash))\b/;
const WON = /\b(won|hit|cashed|came in|is in|are in|landed|covered|got there)\b/;
const STILL =
  /\b(still|left|now|best case|most|remaining)\b.*\b(get|win|wins|pay|pays|make|back|worth|happen|need)\b|\bwhat can i\b|\bbest case\b|\bwhats left\b/;
const SETTLED: ReadonlySet<number> = new Set([0, 1]);

/**
 * "Lakers already lost", "Celtics won", and then "what can I still get" behind a round robin: what of it is gone, and what the legs that
 * are left bring. A settled leg wins always or never from here on, and stays so.
 */
export function robinBegun(robin: Robin, read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (amounts.money.length > 0 && !STILL.test(plain)) return null;
  const names = namesOf(robin);
  const isLost = LOST.test(plain);
  const isTold = !IF.test(plain) && (isLost || WON.test(plain));
  const said = isTold ? legsSaid(names, read) : [];
  const chances = names.map((_, at) => (said.includes(at) ? (isLost ? 0 : 1) : (robin.chances?.[at] ?? EVEN)));
  const begun: Robin = { ...robin, chances };
  const hasBegun = chances.some((chance) => SETTLED.has(chance));
  if (!hasBegun || !(said.length > 0 || STILL.test(plain))) return null;
  return { ...say(leftOf(begun)), spoken: { calculation: begun, sums: [begun] } };
}

const EVEN = 0.5;

function leftOf(robin: Robin): string {
  const names = namesOf(robin);
  const placesAt = (chance: number) => names.flatMap((_, at) => (robin.chances?.[at] === chance ? [at] : []));
  const [lost, won] = [placesAt(0), placesAt(1)];
  const open = names.flatMap((_, at) => (lost.includes(at) || won.includes(at) ? [] : [at]));
  const each = robin.stakeCents ?? EACH_CENTS;
  const all = names.map((_, at) => decimalAt(robin, at));
  const total = each * roundRobin(all, robin.size).parlays;
  const worded = (places: readonly number[]): string => list(places.map((at) => names[at] ?? ''));
  const begun = [
    ...(won.length > 0 ? [`${worded(won)} won`] : []),
    ...(lost.length > 0 ? [`${worded(lost)} lost`] : []),
  ].join(' and ');
  if (won.length + open.length < robin.size)
    return `${begun}, so no parlay of ${robin.size} can still win: all ${dollars(total)} are lost.`;
  const back = (places: readonly number[]): number => backOf(robin, places, each);
  const most = back([...won, ...open]);
  if (open.length === 0)
    return `${begun}: ${dollars(most)} comes back of ${dollars(total)}, ${resultOf(most - total)}.`;
  const lead = `${begun}. At most ${dollars(most)} can still come back for the ${dollars(total)} staked, ${resultOf(most - total)}, if ${worded(open)} ${open.length === 1 ? 'wins' : 'win'}.`;
  return `${lead}${open.length === 1 ? onlyLeft(back(won)) : severalLeft({ won, open, back })}`;
}

const onlyLeft = (least: number): string => ` If it loses, ${comesBack(least, least)}.`;

type Left = { won: readonly number[]; open: readonly number[]; back: (places: readonly number[]) => number };

function severalLeft({ won, open, back }: Left): string {
  const ends = open.map((gone) => back([...won, ...open.filter((at) => at !== gone)]));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const one = ` If one of them loses, ${comesBack(low, high)}.`;
  const least = back(won);
  return high === 0 ? one : `${one} If none of them wins, ${comesBack(least, least)}.`;
}

const comesBack = (low: number, high: number): string =>
  high === 0
    ? 'nothing comes back'
    : `${low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`} comes back`;

/** What comes back where exactly these legs win. */
function backOf(robin: Robin, places: readonly number[], each: number): number {
  if (places.length < robin.size) return 0;
  const won = roundRobin(
    places.map((at) => decimalAt(robin, at)),
    robin.size,
  );
  return paidCents((won.returns.at(-1)?.most ?? 0) * each);
}
