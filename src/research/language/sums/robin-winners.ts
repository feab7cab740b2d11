import { roundRobin, symmetric } from '#engine/odds/round-robin.ts';
import { paidCents } from '../../tools/calculate/figures.ts';
import { dollars, list, plural } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import { decimalAt, decimalsOf, EACH_CENTS, namesOf, type Robin, resultOf } from './robin-legs.ts';

const HITS =
  '(?:wins?|won|winners?|winning|hits?|hitting|cash(?:es)?|cashing|lands?|cover(?:s|ing)?|come in|get there|right|correct|legs?|need)';
const LEAST = new RegExp(
  `\\b(?:how many|how much of (?:it|them|those)|least|fewest|minimum|min|number of)\\b.*\\b${HITS}\\b|\\b${HITS}\\b.*\\b(?:how many|least|fewest|minimum|number of)\\b`,
);
const EVEN =
  /\b(dont|do not|not|never|without|wont|aint|cant) (\w+ )?(lose|losing|be down|lost)\b|\b(break ?even|even|money back|my (\$?\d+ )?back|profit\w*|green|black|ahead|in the money|make money|up|plus)\b/;
const NUMBER = '(\\d|one|two|three|four|five|six)';
const WON = new RegExp(
  `\\b(?:exactly |only |just |any )?${NUMBER}(?: (?:of|out of|outta|outa|/) (?:em|them|those|these|the|my|\\d|three|four|five|six)(?: \\d| three| four| five| six)?)?(?: (?:legs?|teams?|picks?|bets?|games?|of em|of them))? ${HITS}\\b`,
);
const LOST = new RegExp(
  `\\b(?:exactly |only |just |any )?${NUMBER}(?: (?:of|out of) (?:em|them|those|these|the|my)(?: \\d| three| four| five| six)?)?(?: (?:legs?|teams?|picks?|bets?))? (?:loses?|lost|miss(?:es)?|busts?|chokes?|fails?|go(?:es)? down)\\b`,
);
const ELSE = /\b(chance|chances|likely|often|probability|odds|percent|parlay|hedge|record|picks you)\b/;
const MOST_WORDS = 18;

/** "How many gotta hit so I dont lose", "if exactly 2 of em hit" behind a round robin: what comes back for that many winners. */
export function robinWinners(robin: Robin, { plain, tokens, amounts, mentions }: Tagged): Asked | null {
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0 || mentions.length > 0 || ELSE.test(plain)) return null;
  const text = LEAST.test(plain) && EVEN.test(plain) ? leastText(robin) : countText(robin, plain);
  return text === null ? null : { ...say(text), spoken: { calculation: robin, sums: [robin] } };
}

/** What so many winners bring, from the shortest prices to the longest. */
function rowsOf(robin: Robin) {
  const { parlays, returns } = roundRobin(decimalsOf(robin), robin.size);
  const each = robin.stakeCents ?? EACH_CENTS;
  return {
    total: parlays * each,
    parlays,
    each,
    rows: returns.map(({ winners, least, most }) => ({
      winners,
      least: paidCents(least * each),
      most: paidCents(most * each),
    })),
  };
}

/** The fewest winners that mostly bring the stakes back, and how many always do. */
function leastText(robin: Robin): string {
  const { total, rows, each } = rowsOf(robin);
  const legs = robin.prices.length;
  const sure = rows.find(({ least }) => least >= total);
  if (!sure) return `Not even all ${legs} winners bring back the ${dollars(total)}.`;
  const casesOf = (winners: number) => choicesOf(legs, winners).map((won) => backOf(robin, won, each));
  const mostly = rows.find(({ winners }) => {
    const cases = casesOf(winners);
    return cases.filter((back) => back >= total).length * 2 > cases.length;
  });
  const few = mostly ?? sure;
  const cases = casesOf(few.winners);
  const back = cases.filter((cents) => cents >= total).length;
  const ways =
    back === cases.length
      ? ''
      : `, which brings it back in ${back} of ${cases.length} cases; only ${sure.winners === legs ? `all ${legs}` : sure.winners} always ${sure.winners === 1 ? 'does' : 'do'}`;
  const below = rows[few.winners - 1];
  const fewer =
    below && below.winners >= robin.size
      ? ` With ${below.winners} it is ${rangeOf(below)}, ${below.most >= total ? 'enough only with the longest prices' : resultsOf(below, total)}.`
      : ` With ${few.winners - 1} no parlay pays.`;
  const who = few.winners === legs ? `All ${legs}` : `${few.winners} of the ${legs}`;
  return `${who}: that returns ${rangeOf(few)} of the ${dollars(total)} staked${ways}.${fewer}`;
}

const backOf = (robin: Robin, won: readonly number[], each: number): number =>
  paidCents(
    symmetric(
      won.map((at) => decimalAt(robin, at)),
      robin.size,
    ) * each,
  );

/** `a loss of $14.30 to $19.72`, `a profit of $3`. */
function resultsOf({ least, most }: { least: number; most: number }, total: number): string {
  const [low, high] = [least - total, most - total];
  if (low === high) return resultOf(low);
  if (high < 0) return `${resultOf(high)} to ${dollars(-low)}`;
  return low < 0 ? `${resultOf(low)} up to ${resultOf(high)}` : `${resultOf(low)} to ${dollars(high)}`;
}

const rangeOf = ({ least, most }: { least: number; most: number }): string =>
  least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;

function countText(robin: Robin, plain: string): string | null {
  const legs = robin.prices.length;
  const lost = LOST.exec(plain)?.[1];
  const said = lost === undefined ? WON.exec(plain)?.[1] : lost;
  if (said === undefined) return null;
  const count = NUMBER_WORDS[said] ?? Number(said);
  const winners = lost === undefined ? count : legs - count;
  return winners < 0 || winners > legs ? null : winnersText(robin, winners);
}

const MOST_CASES = 6;

/** What comes back for exactly so many winners: each case by itself where they are few. */
function winnersText(robin: Robin, winners: number): string {
  const { total, parlays, each, rows } = rowsOf(robin);
  const names = namesOf(robin);
  const lead = `If exactly ${winners} of the ${names.length} ${winners === 1 ? 'wins' : 'win'}, `;
  if (winners < robin.size)
    return `${lead}no parlay of ${robin.size} is whole: nothing comes back and all ${dollars(total)} ${total === each ? 'is' : 'are'} lost.`;
  const row = rows[winners];
  if (!row) return `${lead}nothing comes back.`;
  const paid = symmetric(Array<number>(winners).fill(1), robin.size);
  const pays = `${lead}${paid} of the ${plural(parlays, 'parlay')} ${paid === 1 ? 'pays' : 'pay'}: ${rangeOf(row)} back of the ${dollars(total)} staked, ${resultsOf(row, total)}.`;
  const cases = choicesOf(names.length, winners);
  if (cases.length > MOST_CASES || cases.length === 1) return pays;
  const told = cases.map((won) => `${won.map((at) => names[at]).join(' + ')} ${dollars(backOf(robin, won, each))}`);
  return `${pays} By who wins: ${list(told)}.`;
}

/** Every choice of so many of them, by their places from 0. */
function choicesOf(all: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const places = Array.from({ length: Math.max(0, all - from) }, (_, on) => from + on);
  return places.flatMap((first) => choicesOf(all, size - 1, first + 1).map((rest) => [first, ...rest]));
}
