import { plainText } from './plain-text.ts';
import { type ReadSum, STANDARD_PRICE, type Sum } from './sum.ts';

/** What a run of bets can do, and what a record shows. */

const STANDARD_BETS = 100;

const rateOf = ({ amounts: { shares } }: Sum): number | undefined =>
  shares.map(({ share }) => share).find((share) => share >= 0.3 && share < 1);

/** A small share beside a win rate is what is staked each time. */
const stakeShareOf = ({ amounts: { shares } }: Sum): number | undefined =>
  shares.map(({ share }) => share).find((share) => share > 0 && share < 0.3);

export const ruinOf: ReadSum = (sum) => {
  if (!sum.says.has('ruin')) return null;
  const chance = rateOf(sum);
  const stake = stakeShareOf(sum);
  const units =
    sum.amounts.counts.find(({ of }) => of === 'units' || of === 'bets')?.count ??
    (stake === undefined ? undefined : 1 / stake);
  if (chance === undefined && units === undefined) return null;
  if (chance === undefined)
    return 'No risk of ruin can be worked out yet, because the win rate is missing. Write for example "risk of ruin at 53% with 2% stakes".';
  if (units === undefined)
    return 'No risk of ruin can be worked out yet: how large is a stake beside the bankroll? Write for example "risk of ruin at 53% with 50 units".';
  const price = sum.amounts.prices[0]?.text;
  return { kind: 'ruin', chance, units, ...(price !== undefined && { price }) };
};

export const drawdownOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  if (!says.has('drawdown') || !(says.has('kelly') || amounts.shares.length > 0)) return null;
  const level = amounts.shares.map(({ share }) => share).find((share) => share > 0 && share < 1) ?? 0.5;
  // "Half Kelly" is the fraction; "lose half" is the level.
  const text = plainText(sum.tokens);
  const fraction = /half kelly|1\/2 kelly/.test(text) ? 0.5 : /quarter kelly|1\/4 kelly/.test(text) ? 0.25 : 1;
  return {
    kind: 'drawdown',
    fraction,
    level: /drop|lose|losing|down/.test(text) && amounts.shares.length > 0 ? 1 - level : level,
  };
};

export const streakOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  if (!says.has('streak')) return null;
  const chance = rateOf(sum);
  const length = lengthOf(sum);
  if (chance === undefined && length === undefined) return null;
  if (length === undefined)
    return 'No streak can be worked out yet: how many losses in a row? Write for example "chance of 8 losses in a row over 200 bets at 54%".';
  if (chance === undefined)
    return `No streak can be worked out yet, because the win rate is missing. Write for example "chance of ${length} losses in a row over 200 bets at 54%".`;
  const bets = amounts.counts.find(
    ({ of, count }) => (of === 'bets' || of === 'picks' || of === 'games') && count > length,
  )?.count;
  return { kind: 'streak', chance, bets: bets ?? STANDARD_BETS, length };
};

/** The number before "in a row" or "straight". */
function lengthOf({ amounts, tokens }: Sum): number | undefined {
  const counted = amounts.counts.find(({ of }) => of === 'streak')?.count;
  if (counted !== undefined) return counted;
  const at = tokens.findIndex(
    ({ text }, place) => text === 'in' && tokens[place + 1]?.text === 'a' && tokens[place + 2]?.text === 'row',
  );
  const places = at >= 0 ? [at - 1, at - 2, at - 3] : [];
  return places
    .map((place) => tokens[place]?.number?.value)
    .find((value) => value !== undefined && Number.isInteger(value));
}

export const sampleSizeOf: ReadSum = (sum) => {
  const chance = rateOf(sum);
  if (!sum.says.has('sample_size') || chance === undefined) return null;
  return { kind: 'sample_size', chance, price: sum.amounts.prices[0]?.text ?? STANDARD_PRICE };
};

const WINS = /\b(?:won|win|hit|hitting|cashed|right on) (\d{1,5}) (?:out )?of (?:my |the )?(?:last )?(\d{1,5})\b/;

/** "Won 12 of my last 20". */
function winsOf(tokens: Sum['tokens']): readonly number[] | null {
  const said = WINS.exec(plainText(tokens));
  const [won, all] = [Number(said?.[1]), Number(said?.[2])];
  return said && won <= all ? [won, all - won] : null;
}

/** "I am 45-38 at -110": what the record won, and how far luck alone goes. */
export const recordOf: ReadSum = ({ amounts: { record, prices }, says, tokens, hasSides }) => {
  const games = record ?? winsOf(tokens);
  const [won = 0, lost = 0, pushed] = games ?? [];
  const isAsked =
    says.has('sample_size') ||
    tokens.some(({ text }) =>
      /^(im|record|went|gone|roi|units|profitable|lucky|luck|beating|sharp|units?|any|good)$/.test(text),
    );
  if (games === null || hasSides || !isAsked || won + lost < 5) return null;
  return {
    kind: 'record',
    won,
    lost,
    ...(pushed !== undefined && { pushed }),
    ...(prices[0] && { price: prices[0].text }),
  };
};
