import { roundRobin } from '#engine/odds/round-robin.ts';
import { moneyText, paidCents } from '../../tools/calculate/figures.ts';
import { dollars, list, percent, plural, signedDollars, signedPercent } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { againWith } from '../calls/onward-sum.ts';
import { robinSizesIn } from '../calls/robin-sizes.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { robinBegun } from './robin-begun.ts';
import { decimalAt, decimalsOf, EACH_CENTS, legsSaid, namesOf, type Robin, resultOf } from './robin-legs.ts';
import { robinsOf } from './robin-push.ts';

const LOSE =
  '(lose|loses|lost|losing|miss|misses|bust|busts|choke|chokes|fail|fails|fall short|blow it|blows it|go down|goes down|(dont|doesnt|do not|does not|cant) (win|hit|cover|come in|cash))';
const IF_LOST = new RegExp(`\\b(if|when|say|suppose|assuming|should|once)\\b.*\\b${LOSE}\\b`);
const IF_WON =
  /\b(if|when|say|suppose|assuming|should|what happens)\b.*\b(hit|hits|win|wins|cash|cashes|land|lands|cover|covers|come in|comes in|get there|gets there)\b/;
const HOW_MANY = new RegExp(`\\b(one|1|two|2)\\b( \\w+){0,3} ${LOSE}\\b`);
const PARLAY = /\b(parlay|parley|acca|treble|(team|leg)(er|ger)s?|teamer|\d (team|leg)s?)\b/;
const CHOOSES = /\b(vs|versus|instead|or|better|smarter|than|rather|compared?|over|just)\b/;
const MOST_WORDS = 18;

/** "And if Pistons lose", "vs just putting the 30 on the straight 3 teamer" behind a round robin: what of it pays then, and what the whole parlay makes beside it. */
export function robinOnward(read: Tagged): Asked | null {
  const { plain, tokens, amounts, previous } = read;
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const robins = robinsOf(previous);
  const [robin] = robins;
  if (!robin) return caseOfNothing(read);
  const more = sizesAdded(robins, plain);
  if (more) return more;
  if (robins.length > 1) return caseOfSeveral(robins, read);
  const isResized = robinSizesIn(plain).some((size) => size !== robin.size);
  const resized = isResized ? againWith([robin], read) : null;
  if (resized) return resized;
  const begun = robinBegun(robin, read);
  if (begun) return begun;
  if (IF_LOST.test(plain)) return withoutLost(robins, read);
  const some = IF_WON.test(plain) ? onlyWon(robins, read) : null;
  if (some) return some;
  if (comparesParlay(plain)) return besideParlay(robin, read);
  return PAYS_MORE.test(plain) ? besideParlay(ofTotal(robin, read), read) : null;
}

/** Whether a round robin is held against its legs as one parlay. */
export const comparesParlay = (plain: string): boolean => PARLAY.test(plain) && CHOOSES.test(plain);
const PAYS_MORE =
  /\bwhich( one| of them)? (pays|makes|wins|gives|returns|is) (more|better|safer|the most)\b|\bwhich( is|s)? better\b/;

/** "With 30" is for either of them, the round robin in all. */
function ofTotal(robin: Robin, read: Tagged): Robin {
  const [money] = moneyIn({ ...read, hasSides: false });
  const { parlays } = roundRobin(decimalsOf(robin), robin.size);
  return money ? { ...robin, stakeCents: Math.floor(money.cents / parlays) } : robin;
}

const ENOUGH_WORDS = 7;
/** What of a bet or a ticket would follow. */
const ELSE =
  /\b(hedg\w*|kelly|cash\w*|bet|pays?|get|push\w*|void|back|price|odds|ml|moneyline|bad|good|first|next|last)\b/;

/** "And if Pistons lose" with no ticket that hangs on it: nobody asked whether to bet on them. */
function caseOfNothing({ plain, tokens, mentions, previous }: Tagged): Asked | null {
  const [one, ...others] = mentions;
  const isCase = IF_LOST.test(plain) && tokens.length <= ENOUGH_WORDS && !ELSE.test(plain);
  if (!one || others.length > 0 || !isCase || previous?.ticket === true) return null;
  const lead = previous?.absent ? `${previous.absent} ` : '';
  return say(
    `${lead}No ticket that hangs on ${one.names[0]} was worked out here. Which one is it? Name its legs and the stake, such as "round robin by 2s, 10 each, with …".`,
  );
}

const caseOfSeveral = (robins: readonly Robin[], read: Tagged): Asked | null =>
  IF_LOST.test(read.plain) ? withoutLost(robins, read) : IF_WON.test(read.plain) ? onlyWon(robins, read) : null;

const ADDS_TOO = /\b(add|adding|plus|also|too|as well|throw in|toss in|tack on|along with|on top|and (the|by)|both)\b/;
const INSTEAD = /\b(instead|rather|vs|versus|or|not|switch|change)\b/;
/** "And the 4 leg too": all of that many. */
const WHOLE = /\bthe (\d) ?(?:leg|team|way|fold|legger|teamer|man)s?\b/;

/** "Add the 3s too": these beside those that were worked out, and what both come to. */
function sizesAdded(robins: readonly Robin[], plain: string): Asked | null {
  const [robin] = robins;
  if (!robin || !ADDS_TOO.test(plain) || INSTEAD.test(plain)) return null;
  const whole = WHOLE.exec(plain)?.[1];
  const said = [...robinSizesIn(plain), ...(whole === undefined ? [] : [Number(whole)])];
  const isNew = (size: number) => size <= robin.prices.length && !robins.some((one) => one.size === size);
  const added = [...new Set(said)].filter(isNew);
  const { winners: _, ...open } = robin;
  const all = [...robins, ...added.map((size) => ({ ...open, size }))];
  return added.length === 0 ? null : calculated(all, [inAll(all)]);
}

/** What several round robins of the same legs cost together, and what they bring at best. */
export function inAll(robins: readonly Robin[]): string {
  const each = robins.map((robin) => {
    const { parlays: count, returns } = roundRobin(decimalsOf(robin), robin.size);
    const cents = robin.stakeCents ?? EACH_CENTS;
    return { count, staked: count * cents, most: (returns.at(-1)?.most ?? 0) * cents };
  });
  const inSum = (of: 'count' | 'staked' | 'most') => each.reduce((total, one) => total + one[of], 0);
  const [parlays, staked, most] = [inSum('count'), inSum('staked'), inSum('most')];
  const sizes = list(robins.map(({ size }) => `${size}s`));
  const back = paidCents(most);
  return `By ${sizes} together: ${plural(parlays, 'parlay')}, ${dollars(staked)} in all. If all ${robins[0]?.prices.length} win, ${dollars(back)} comes back, ${resultOf(back - staked)}.`;
}

function withoutLost(robins: readonly Robin[], read: Tagged): Asked | null {
  const [robin] = robins;
  if (!robin) return null;
  const names = namesOf(robin);
  const lost = legsSaid(names, read);
  if (lost.length > 0) return lostOf(robins, lost);
  const count = HOW_MANY.exec(read.plain)?.[1];
  if (count === undefined) return null;
  const winners = Math.max(0, names.length - (count === 'two' || count === '2' ? 2 : 1));
  return calculated(robins.map((one) => ({ ...one, winners })));
}

/** "What if only the Titans and Raiders hit": every other leg is lost. */
function onlyWon(robins: readonly Robin[], read: Tagged): Asked | null {
  const names = robins[0] ? namesOf(robins[0]) : [];
  const won = legsSaid(names, read);
  if (won.length === 0 || won.length === names.length) return null;
  return lostOf(
    robins,
    names.flatMap((_, at) => (won.includes(at) ? [] : [at])),
  );
}

const lostOf = (robins: readonly Robin[], lost: readonly number[]): Asked => ({
  ...say(lostText(robins, lost)),
  spoken: { ...(robins[0] && { calculation: robins[0] }), sums: [...robins] },
});

function lostText(robins: readonly Robin[], lost: readonly number[]): string {
  const names = robins[0] ? namesOf(robins[0]) : [];
  const left = names.flatMap((_, at) => (lost.includes(at) ? [] : [at]));
  const ends = robins.map((robin) => {
    const each = robin.stakeCents ?? EACH_CENTS;
    const { parlays } = roundRobin(decimalsOf(robin), robin.size);
    const decimals = left.map((at) => decimalAt(robin, at));
    const won = left.length < robin.size ? null : left.length < 2 ? null : roundRobin(decimals, robin.size);
    return {
      total: each * parlays,
      parlays,
      wins: won?.parlays ?? 0,
      back: (won?.returns.at(-1)?.most ?? 0) * each,
      isMore: left.length > robin.size,
    };
  });
  const sum = (of: (end: (typeof ends)[number]) => number): number => ends.reduce((all, end) => all + of(end), 0);
  const [total, parlays, wins] = [sum((end) => end.total), sum((end) => end.parlays), sum((end) => end.wins)];
  const who = `${list(lost.map((at) => names[at] ?? ''))} ${lost.length === 1 ? 'loses' : 'lose'}`;
  if (wins === 0)
    return `If ${who}, no parlay of ${list([...new Set(robins.map(({ size }) => `${size}`))])} is left whole: all ${dollars(total)} are lost.`;
  const back = paidCents(sum((end) => end.back));
  const next = ends.some(({ isMore }) => isMore) ? 'less comes back' : 'nothing comes back';
  return `If ${who} and ${list(left.map((at) => names[at] ?? ''))} win, ${wins} of the ${plural(parlays, 'parlay')} ${wins === 1 ? 'pays' : 'pay'}: ${dollars(back)} back of ${dollars(total)}, ${resultOf(back - total)}. If one more loses, ${next}.`;
}

export function besideParlay(robin: Robin, read: Tagged): Asked | null {
  const decimals = decimalsOf(robin);
  const { chances } = robin;
  const each = robin.stakeCents ?? EACH_CENTS;
  const whole = roundRobin(decimals, robin.size, chances);
  const total = each * whole.parlays;
  // "All 3" counts legs.
  const isCount = (cents: number): boolean => cents === decimals.length * 100;
  const named = moneyIn({ ...read, hasSides: false }).find(({ cents, isSure }) => isSure || !isCount(cents))?.cents;
  const stake = named ?? total;
  const price = decimals.reduce((all, decimal) => all * decimal, 1);
  const all = whole.returns.at(-1);
  const some = whole.returns.filter(({ winners }) => winners >= robin.size && winners < decimals.length);
  const [low, high] = [some[0]?.least ?? 0, some.at(-1)?.most ?? 0];
  const pays = `${dollars(stake)} on the one parlay returns ${moneyText(stake * price)} if all ${decimals.length} win and nothing otherwise. The round robin returns ${moneyText((all?.most ?? 0) * each)} of its ${dollars(total)} then${some.length > 0 ? `, and ${moneyText(low * each)} to ${moneyText(high * each)} with ${some[0]?.winners === decimals.length - 1 ? 'one loser' : `${some[0]?.winners} winners or more`}` : ''}.`;
  const worth =
    chances && whole.edge !== null ? valueWords({ chances, price, robinEdge: whole.edge, total, stake }) : '';
  return { ...say(`${worth}${pays}`), spoken: { calculation: robin, sums: [robin] } };
}

type Values = { chances: readonly number[]; price: number; robinEdge: number; total: number; stake: number };

/** Which makes more on average, and how often the parlay pays. */
function valueWords({ chances, price, robinEdge, total, stake }: Values): string {
  const joint = chances.reduce((all, chance) => all * chance, 1);
  const edge = joint * price - 1;
  const isRobin = robinEdge >= edge;
  const lead = isRobin ? 'The round robin' : 'The one parlay';
  const why = isRobin
    ? 'each of its parlays pays the margin of fewer legs, and one loser does not sink all of it'
    : 'the edges of all legs multiply in it, though it wins less often';
  const loses = Math.max(robinEdge, edge) < 0 ? ', if any: both lose on average' : '';
  return `${lead}${loses}. By the fair chances the round robin is worth ${signedPercent(robinEdge)} (${signedDollars(robinEdge * total)}), the one parlay ${signedPercent(edge)} (${signedDollars(edge * stake)}), and all ${chances.length} win ${percent(joint)} of the time: ${why}. `;
}
