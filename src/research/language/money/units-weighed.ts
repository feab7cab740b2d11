import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, unitsWords } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type JudgedSpoken, judgedSpoken } from './judged-spoken.ts';

const COUNT = '(half an?|half|an?|one|two|three|\\d+(?:\\.\\d+)?)';
const UNITS = '(?: ?(?:u|units?))';
/** "1 unit or 2", "1u or 2u", "1 or 3 units". */
const WEIGHED = new RegExp(
  `\\b${COUNT}${UNITS} or (?:a )?(?:full )?${COUNT}${UNITS}?(?! (?:legs?|games?|bets?))\\b|\\b${COUNT} or ${COUNT}${UNITS}\\b`,
);
const ELSE = /\b(parlay\w*|legs?|standard|normal|mean|means|win|wins|pay|pays|hedge\w*|kelly|each|both|lose|lost)\b/;
const MOST_WORDS = 20;
const COUNTS: Readonly<Record<string, number>> = { half: 0.5, 'half a': 0.5, a: 1, an: 1, one: 1, two: 2, three: 3 };
const NEAR = 1.25;

/** "My unit is 25. 1 unit or 2" behind a bet that was judged: which of them it is worth, in his money, free as what was judged is. */
export function unitsWeighed(read: Tagged): Asked | null {
  const sizes = sizesIn(read);
  const bet = sizes && (judgedSpoken(read) ?? betterOfGame(read));
  return bet ? say(weighed(bet, sizes, unitOf(read))) : null;
}

/** The two that are held against each other, the smaller first. */
function sizesIn({ written, amounts }: Tagged): [number, number] | null {
  const plain = plainText(written);
  const found = WEIGHED.exec(plain);
  if (!found || ELSE.test(plain) || written.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const [one = 0, two = 0] = [found[1] ?? found[3], found[2] ?? found[4]]
    .map((word = '') => COUNTS[word] ?? Number(word))
    .toSorted((a, b) => a - b);
  return one > 0 && one !== two ? [one, two] : null;
}

function weighed(bet: JudgedSpoken, [less, more]: [number, number], unit: number | null): string {
  const at = `${bet.name} at ${bet.price}${bet.book === null ? '' : ` (${bet.book})`}`;
  if (bet.units === 0) {
    const wait = bet.worst === null ? '' : ` It would be a bet from ${bet.worst} on.`;
    return `Neither: nothing belongs on ${at}, which is a pass.${wait}`;
  }
  const fits = [more, less].find((units) => units <= bet.units * NEAR);
  const stake = fits ?? bet.units;
  const centsOf = (units: number) => Math.round(units * (unit ?? 0) * 100);
  const inMoney = (units: number) => (unit === null ? unitsWords(units) : dollars(centsOf(units)));
  const named = unit === null ? unitsWords(stake) : `${unitsWords(stake)}, ${inMoney(stake)}`;
  const profit = Math.floor(centsOf(stake) * (priceTextToDecimal(bet.price) - 1));
  const won = unit === null ? '' : ` ${inMoney(stake)} wins ${dollars(profit)}.`;
  const much = fits === more ? '' : ` ${inMoney(more)} would be too much for it.`;
  return `${fits === undefined ? 'Less than either: ' : ''}${named}: that is what ${at} is worth by its edge.${won}${much}`;
}

/** Of both sides of one market that were judged beside each other the one on which more belongs. */
function betterOfGame(read: Tagged): JudgedSpoken | null {
  const { previous, mentions } = read;
  const focus = previous?.focus ?? [];
  const isOfOne = new Set(focus.map(({ eventId, market }) => `${eventId} ${market}`)).size === 1;
  if (!previous || previous.list === true || !isOfOne || mentions.length > 0) return null;
  const all = focus.flatMap((bet) => judgedSpoken({ ...read, previous: { ...previous, focus: [bet] } }) ?? []);
  return all.toSorted((a, b) => b.units - a.units)[0] ?? null;
}

/** What he says that a unit is, in dollars. */
const unitOf = ({ reading, previous, written }: Tagged): number | null => {
  const said = UNIT.exec(plainText(written));
  const amount = said === null ? Number.NaN : Number(said[1] ?? said[2]);
  return reading.unit ?? (amount > 0 ? amount : (reading.memory?.unit ?? previous?.memory?.unit ?? null));
};
const UNIT =
  /\bunits? (?:is|are|at|of|size)(?: is)? \$?(\d+(?:\.\d+)?)\b|\b\$?(\d+(?:\.\d+)?)(?: bucks| dollars| dollar)? (?:a |per )unit\b/;
