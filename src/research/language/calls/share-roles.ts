import type { Token } from '#engine/names/tokenise.ts';
import type { ShareAmount } from './amount.ts';
import { isMostShareAt } from './most-on-a-bet.ts';
import { fairPriceOf, type Sum, textOf } from './sum.ts';

/** What a share is of: the chance of winning, the edge, the part of the bankroll that is staked, of Kelly, or of a promotion. */
export type ShareRole = 'chance' | 'edge' | 'stake' | 'kelly' | 'boost';

const MOST_STAKED = 0.3;
const REACH = 3;
const FAR_REACH = 6;
const EDGE = /^(edge|ev|roi|advantage|yield|overlay)$/;
const KELLY = /^kellys?$/;
const BOOST = /^(boost|boosts|boosted|bump|token)$/;
const STAKED_BEHIND = /^(stake|stakes|flat|bankroll|roll|br|bankrolls|bets|bet|unit|units)$/;
const STAKED_BEFORE = /^(bet|betting|bets|risk|risking|stake|staking|wager|wagering|flat|putting|unit|units)$/;

/** The words next to a share, up to the next number. */
function besides(tokens: readonly Token[], { from, to }: ShareAmount): { before: string[]; behind: string[] } {
  const until = (some: readonly Token[]) => {
    const end = some.findIndex(({ number, pair }) => number !== null || pair !== null);
    return (end < 0 ? some : some.slice(0, end)).map(({ text }) => text);
  };
  return {
    before: until(tokens.slice(Math.max(0, from - FAR_REACH), from).reverse()),
    behind: until(tokens.slice(to, to + FAR_REACH)),
  };
}

export function shareRole(tokens: readonly Token[], share: ShareAmount): ShareRole {
  const near = besides(tokens, share);
  const [before, behind] = [near.before.slice(0, REACH), near.behind.slice(0, REACH)];
  const [next = ''] = behind;
  // "True 92. Kelly at -1000": what stands behind the end of a sentence is no part of it.
  const isOneClause = tokens[share.to]?.afterBreak !== true;
  if ((isOneClause && KELLY.test(next)) || (next === 'of' && behind.some((word) => KELLY.test(word)))) return 'kelly';
  if (isBeside(EDGE, near.before, isOneClause ? near.behind : []))
    return share.share < MOST_STAKED || EDGE.test(next) ? 'edge' : 'chance';
  if (isBeside(BOOST, near.before, near.behind)) return 'boost';
  if (isMostShareAt(tokens, share)) return 'stake';
  const isStaked =
    behind.some((word) => STAKED_BEHIND.test(word)) || before.slice(0, 2).some((word) => STAKED_BEFORE.test(word));
  return share.share < MOST_STAKED && isStaked ? 'stake' : 'chance';
}

const BETWEEN =
  /^(of|is|was|were|at|a|an|by|about|around|my|profit|odds|expected|true|real|really|actually|only|just|maybe|like|more|closer|to|probably|it|its)$/;

/** Whether a share is called something, right before it or behind it, or with nothing but small words between. */
const isBeside = (words: RegExp, ...sides: readonly (readonly string[])[]): boolean =>
  sides.some((side) => {
    const named = side.findIndex((word) => words.test(word));
    return named >= 0 && side.slice(0, named).every((word) => BETWEEN.test(word));
  });

export const sharesOf = ({ tokens, amounts: { shares } }: Sum, role: ShareRole): readonly number[] =>
  shares.filter((share) => shareRole(tokens, share) === role).map(({ share }) => share);

const ODDS_OF = /\b(\d{1,3}) (?:times )?(?:in|out of|of) (?:every )?(\d{1,3})\b/;

const EVEN_CHANCE =
  /\bhalf (of )?the time\b|\bcoin ?(flip|toss)\b|\btoss ?up\b|\bfifty ?fifty\b|\beven (chance|shot)\b/;
const DIVIDES = /\b(split|divide|between|hedge|arb)\b/;

/** "50/50", "60 40": both parts of it make a hundred; the first is how often it wins. */
function chanceOfParts({ tokens }: Sum): number | undefined {
  for (const [at, { number, pair }] of tokens.entries()) {
    const [first, second] = pair ?? [number?.value, Math.abs(tokens[at + 1]?.number?.value ?? 0)];
    const isBare = pair !== null || (number?.sign === null && !number.dollars && number.suffix === '');
    if (isBare && first !== undefined && second !== undefined && first >= 1 && second >= 1 && first + second === 100)
      return first / 100;
  }
  return undefined;
}

/** "Half the time", "a coin flip", "2 out of 3", "60/40". */
function chanceInWords(sum: Sum): number | undefined {
  const text = textOf(sum);
  if (EVEN_CHANCE.test(text)) return 0.5;
  const parts = DIVIDES.test(text) ? undefined : chanceOfParts(sum);
  if (parts !== undefined) return parts;
  const [, some, all] = ODDS_OF.exec(text) ?? [];
  return some !== undefined && Number(some) < Number(all) ? Number(some) / Number(all) : undefined;
}

/** How often the bet is said to win, in a share or in words. */
export const chanceIn = (sum: Sum): number | undefined =>
  sharesOf(sum, 'chance').find((share) => share > 0 && share < 1) ?? chanceInWords(sum);

/** How often it wins where an edge over a price is named: (1 + edge) / decimal odds. */
export function chanceOfEdge(sum: Sum, decimal: number): number | undefined {
  const [edge] = sharesOf(sum, 'edge');
  const chance = edge === undefined ? undefined : (1 + edge) / decimal;
  return chance !== undefined && chance < 1 ? chance : undefined;
}

/** How often it wins as it is said, as a fair price beside it says, or as the edge does. */
export function chanceAt(sum: Sum, decimal: number | undefined): number | undefined {
  const fair = fairPriceOf(sum);
  return (
    chanceIn(sum) ?? (fair && 1 / fair.decimal) ?? (decimal === undefined ? undefined : chanceOfEdge(sum, decimal))
  );
}

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(two|2) thirds?( of)?( a| full)? kelly|\b2\/3 kelly/, 2 / 3],
  [/\b(three|3) quarters?( of)?( a| full)? kelly|\b3\/4 kelly/, 0.75],
  [/\bhalf(?! the)( of)?( a| full)? kelly|\b1\/2 kelly/, 0.5],
  [/\bthird( of)?( a| full)? kelly|\b1\/3 kelly/, 1 / 3],
  [/\b(quarter|qtr|fourth)( of)?( a| full)? kelly|\b1\/4 kelly/, 0.25],
  [/\bfifth( of)?( a| full)? kelly|\b1\/5 kelly/, 0.2],
  [/\bsixth( of)?( a| full)? kelly|\b1\/6 kelly/, 1 / 6],
  [/\beighth( of)?( a| full)? kelly|\b1\/8 kelly/, 0.125],
  [/\b(tenth)( of)?( a| full)? kelly|\b1\/10 kelly/, 0.1],
];

/** "Full Kelly is too crazy, half". */
const REFUSED_PART =
  /\b(full|half|quarter)( kelly)?( is| was| seems| looks| feels)?( way| a bit| kinda)? too \w+|\bnot (full|half|quarter)\b/g;

/** "A fourth of that", "one third of it". */
const PART_OF = /\b(half|third|quarter|fourth|fifth|sixth|eighth|tenth) (?:of )?(?:that|it|this|full)\b/;
const PARTS_SAID: Readonly<Record<string, number>> = {
  ...{ half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fourth: 1 / 4, fifth: 1 / 5 },
  ...{ sixth: 1 / 6, eighth: 1 / 8, tenth: 1 / 10 },
};

/** The part of the Kelly stake that is named: "quarter kelly", "1/8 kelly", "30% of kelly", "kelly at half". */
export function kellyPartIn(sum: Sum): number | undefined {
  const text = textOf(sum).replace(REFUSED_PART, '');
  // "2% kelly check, half kelly": what is named in words is said for its own sake.
  const named = PARTS.find(([words]) => words.test(text))?.[1];
  if (named !== undefined) return named;
  const [share] = sharesOf(sum, 'kelly');
  if (share !== undefined && share > 0 && share <= 2) return share;
  const written = /(?:^| )(0?\.\d{1,2}) kelly/.exec(text)?.[1];
  if (written !== undefined) return Number(written);
  const last = text.match(/\b(full|half|quarter|qtr|fourth)\b(?! (kelly|the time|my|it))/g)?.at(-1);
  if (last !== undefined && last !== 'full' && /\bfull\b/.test(text)) return last === 'half' ? 0.5 : 0.25;
  const part = PART_OF.exec(text)?.[1];
  if (part !== undefined) return PARTS_SAID[part];
  if (/\bfull\b/.test(text)) return 1;
  if (sum.says.has('half') && !/\bhalf (of )?(the time|my|the|it)\b/.test(text)) return 0.5;
  return sum.says.has('quarter') ? 0.25 : undefined;
}

/** A share from here on is a win rate, and none below it. */
export const LEAST_RATE = 0.3;
const EVEN = 2;

const rateOf = (sum: Sum): number | undefined =>
  sharesOf(sum, 'chance').find((share) => share >= LEAST_RATE && share < 1);

/** The win rate as it is said, or as the edge over the price makes it; without a price, over even money. */
export const rateOrEdgeOf = (sum: Sum, decimal = sum.amounts.prices[0]?.decimal ?? EVEN): number | undefined =>
  rateOf(sum) ?? chanceOfEdge(sum, decimal);
