import { SEVERAL_IN_WORDS } from '../number-words.ts';
import { rateOrEdgeOf } from './share-roles.ts';
import { countIn, moneyIn, type ReadSum, STANDARD_PRICE, type Sum, textOf, withNote } from './sum.ts';

/** What a run of bets can do, and what a record shows. */

const STANDARD_BETS = 100;

const WINS_IN_A_ROW = /\b(win|wins|winning|won|hit|hitting|cash|cashing|winners|hot)\b/;
const LOSSES =
  /\b(lose|loses|losin|losing|lost|loss|losses|losers|skid|cold|drop|drops|dropping|dropped|miss|missing|whiff)\b/;

export const streakOf: ReadSum = (sum) => {
  const { says } = sum;
  const text = textOf(sum);
  if (!says.has('streak') && !WINNING_STREAK.test(text) && allLost(sum) === undefined) return null;
  const chance = rateOrEdgeOf(sum);
  const length = lengthOf(sum);
  if (chance === undefined && length === undefined) return sum.tokens.length <= MOST_BARE ? NEEDS_BOTH : null;
  if ((chance === undefined || length === undefined) && !ASKS_CHANCE.test(text)) return null;
  if (length === undefined)
    return 'To work out a streak I need the number of losses in a row. For example: "chance of 8 losses in a row over 200 bets at 54%".';
  if (chance === undefined)
    return `To work out a streak I need the win rate. For example: "chance of ${length} losses in a row over 200 bets at 54%".`;
  const isWins = comesAsWins(sum, length);
  const named = sum.amounts.counts.find(
    ({ of, count }) => (of === 'bets' || of === 'picks' || of === 'games') && count > length,
  )?.count;
  const { bets, note } = betsTaken(text, length, isWins);
  const calc = { kind: 'streak' as const, chance, bets: named ?? bets, length, ...(isWins && { of: 'wins' as const }) };
  return named === undefined ? withNote(calc, note) : calc;
};

/** "Losing streaks", "losing streak calculator". */
const MOST_BARE = 4;
const NEEDS_BOTH =
  'To work out a streak I need how often the bets win and how many come in a row. For example: "chance of 8 losses in a row over 200 bets at 54%".';

/** Among how many bets, where no number of them is named. */
function betsTaken(text: string, length: number, isWins: boolean): { bets: number; note: string } {
  if (isWins) return { bets: length, note: overNote(length) };
  return ODDS_OF.test(text) || ALL_LOST.some((words) => words.test(text))
    ? { bets: length, note: nextNote(length) }
    : { bets: STANDARD_BETS, note: overNote(STANDARD_BETS) };
}

/** What comes in a row: as the word nearest to how many says, since "win 54%" beside it only says how often. */
function comesAsWins(sum: Sum, length: number): boolean {
  const { tokens } = sum;
  if (allLost(sum) !== undefined) return false;
  const at = tokens.findIndex(({ number }) => number?.value === length && !number.percent);
  const away = (words: RegExp) =>
    Math.min(...tokens.flatMap(({ text }, place) => (words.test(text) ? [Math.abs(place - at)] : [])));
  return away(WINS_IN_A_ROW) < away(LOSSES);
}

const overNote = (bets: number): string => `Over ${bets} bets, since no number of bets was named.`;
const nextNote = (length: number): string =>
  `Of the next ${length} bets. Name more of them for a run somewhere among those.`;

/** "Odds of losing 8 straight": these, and no run somewhere among many. */
const ODDS_OF =
  /\b(odds|chances?|probability|prob|likelihood) (of|to|i|that i) (losin|losing|lose|dropping|drop|miss|missing)\b(?!.*\b(ever|sometime|at some point|season|year)\b)/;

const COUNT = '(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)';
const OF_BETS = '(?: (?:bets?|plays?|picks?|games?|of (?:them|em|those|these)))?';
const LOSE = '(?:lose|loses|losing|lost|miss|misses|bust|busts|fail|fails|drop|drops|whiff)';
/** "My next 8 all lose", "lose all eight", "0 for 8", "oh and 8", "8 bets, every one a loser". */
const ALL_LOST: readonly RegExp[] = [
  new RegExp(`\\bnext ${COUNT}${OF_BETS}(?: \\w+){0,3} (?:${LOSE}|losers?|losses)\\b`),
  new RegExp(`\\b${LOSE} (?:all|every one of|each of)(?: of)?(?: (?:my|the|those|these))?(?: next)? ${COUNT}\\b`),
  new RegExp(`\\b(?:lose|losing|drop|drops|dropping|miss|missing)(?: (?:the|my|his))? next ${COUNT}\\b`),
  new RegExp(`\\b(?:go|goes|going|went) (?:0|zero|oh) ${COUNT}\\b`),
  new RegExp(`\\b(?:0|zero|oh) (?:for|and|of) (?:my (?:next|last) )?${COUNT}\\b`),
  new RegExp(`\\b${LOSE} ${COUNT} (?:straight|in a row|consecutive)\\b`),
];

/** How many bets are to be lost, all of them. */
function allLost(sum: Sum): number | undefined {
  const text = textOf(sum);
  const said = ALL_LOST.map((words) => words.exec(text)?.[1]).find((found) => found !== undefined);
  if (said !== undefined) return SEVERAL_IN_WORDS[said] ?? Number(said);
  // "I make eight of them, chance I lose all of them".
  const counted = countIn(sum, 'bets', 'picks', 'games');
  return counted !== undefined && LOSES_ALL.test(text) ? counted : undefined;
}
const LOSES_ALL =
  /\b(lose|losing|miss|drop) (all|every (one|single one)|each)( of (them|em|those|these))?\b|\b(all|every one)( \w+){0,2} (lose|loses|losers?|losses)\b/;

/** "I lost 6 in a row, what now" asks for no chance. */
const ASKS_CHANCE =
  /\b(chances?|odds|probability|prob|likely|unlikely|likelihood|how (often|rare|common|probable)|rare|expect|risk)\b/;
const WINNING_STREAK = /\b(win|winning|hot) (streak|run)\b|\b\d+ straight\b|\b0 for \d/;
const LENGTHS: readonly RegExp[] = [
  /\b(\d{1,4})[ -](?:game |bet |pick |day |straight )?(?:losing |loss |winning |win |hot |cold )?(?:streak|skid|slide)\b/,
  /\b(?:streak|skid|run|slide) of (\d{1,4})\b/,
  /\b(?:lose|losin|losing|win|winnin|winning|hit|hitting|drop|dropping|cash) (?:like |about )?(\d{1,4}) (?:straight|consecutive|in a row)\b/,
  /\b(\d{1,4}) (?:\w+ )?(?:\w+ )?in a row\b/,
  /\b0 for (\d{1,4})\b/,
];

/** The number before "in a row", "straight" or "losing streak". */
function lengthOf(sum: Sum): number | undefined {
  const lost = allLost(sum);
  if (lost !== undefined) return lost;
  const counted = countIn(sum, 'streak');
  if (counted !== undefined) return counted;
  const text = textOf(sum);
  const said = LENGTHS.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return said === undefined ? undefined : Number(said);
}

export const sampleSizeOf: ReadSum = (sum) => {
  const price = sum.amounts.prices[0];
  const chance = sum.says.has('sample_size') ? rateOrEdgeOf(sum, price?.decimal ?? STANDARD_DECIMAL) : undefined;
  return chance === undefined ? null : { kind: 'sample_size', chance, price: price?.text ?? STANDARD_PRICE };
};

const STANDARD_DECIMAL = 21 / 11;

const WINS = /\b(?:won|win|hit|hitting|cashed|right on) (\d{1,5}) (?:out )?of (?:my |the )?(?:last )?(\d{1,5})\b/;
const WINS_AND_LOSSES =
  /\b(\d{1,5}) (?:wins?|won|w|winners) (?:and |to |with |vs )?(\d{1,5}) (?:loss|losses|lost|l|losers)\b|\bwon (\d{1,5}) (?:and |but )?lost (\d{1,5})\b/;

/** "Won 12 of my last 20", "12 wins 8 losses". */
function winsOf(text: string): readonly number[] | null {
  const said = WINS.exec(text);
  const [won, all] = [Number(said?.[1]), Number(said?.[2])];
  if (said && won <= all) return [won, all - won];
  const both = WINS_AND_LOSSES.exec(text);
  return both ? [Number(both[1] ?? both[3]), Number(both[2] ?? both[4])] : null;
}

const ASKS_RECORD =
  /^(im|record|went|gone|roi|units|profitable|lucky|luck|beating|sharp|unit|any|good|up|down|ahead|profit|made|net|much|winning|losing)$/;

/** "I am 45-38 at -110": what the record won, and how far luck alone goes. */
export const recordOf: ReadSum = (sum) => {
  const { amounts, says, tokens, hasSides } = sum;
  const games = amounts.record ?? winsOf(textOf(sum));
  const [won = 0, lost = 0, pushed] = games ?? [];
  const isAsked = says.has('sample_size') || tokens.some(({ text }) => ASKS_RECORD.test(text));
  const price = amounts.prices[0]?.text;
  const isPriced = price !== undefined && amounts.record !== null;
  if (games === null || hasSides || !(isAsked || isPriced) || won + lost < 5) return null;
  const stake = moneyIn(sum).find(
    ({ role, cents, isSure }) =>
      role === 'stake' && (isSure || amounts.record !== null || !games.includes(cents / 100)),
  );
  const units = countIn(sum, 'units');
  return {
    kind: 'record',
    won,
    lost,
    ...(pushed !== undefined && { pushed }),
    ...(price !== undefined && { price }),
    ...(stake && { stakeCents: stake.cents }),
    ...(!stake && units !== undefined && units > 0 && { units }),
  };
};
