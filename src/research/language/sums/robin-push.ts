import { lineResult } from '#engine/odds/line-result.ts';
import { symmetric } from '#engine/odds/round-robin.ts';
import { paidCents } from '../../tools/calculate/figures.ts';
import { dollars, list, signed } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { decimalAt, EACH_CENTS, legsSaid, namesOf, type Robin, resultOf } from './robin-legs.ts';

const BACK =
  /\b(push|pushes|pushed|pushing|void|voids|voided|postponed?|ppd|cancel(l?ed|s)?|called off|rain(s|ed)? out|rained|scratch(es|ed)?|no action|refund(s|ed)?)\b/;
const MARGIN = /\b(win|wins|won|lose|loses|lost) by (?:exactly |only |just )?(\d{1,2})\b/;
const ELSE =
  /^(so |and |but |ok )*(is|are|was|were|has|have|did|can|could|do|does|will|would|which)\b|\b(chance|chances|likely|how often|or more|at least)\b/;
const MOST_WORDS = 20;

/** The round robins that were worked out last, of the same legs by different sizes; none: another sum was, or none. */
export function robinsOf(previous: Reading | null): readonly Robin[] {
  const sums = sumsOf(previous);
  const robins = sums.filter((sum) => sum.kind === 'round_robin');
  return robins.length === sums.length ? robins : [];
}

/** "What if Dallas pushes", "what if it was +6 and they lose by 6" behind a round robin: what comes back if the other legs win. */
export function robinPush(read: Tagged): Asked | null {
  const { plain, tokens, amounts, previous } = read;
  const robins = robinsOf(previous);
  const [robin] = robins;
  if (!robin || tokens.length > MOST_WORDS || ELSE.test(plain) || amounts.prices.length > 0) return null;
  const names = namesOf(robin);
  const margin = marginIn(plain);
  if (!BACK.test(plain) && margin === null) return null;
  const places = placesMeant(names, margin !== null, read);
  const [place] = places;
  if (place === undefined) return null;
  if (margin !== null && places.length === 1) return atMargin(robins, place, margin, read);
  return told(robins, places, `${worded(names, places)} ${places.length === 1 ? 'is' : 'are'} handed back`);
}

/** By how much it is supposed that they win or, below 0, lose. */
export function marginIn(plain: string): number | null {
  const [, verb, points] = MARGIN.exec(plain) ?? [];
  return points === undefined || verb === undefined ? null : Number(points) * (verb.startsWith('w') ? 1 : -1);
}

const LINE = /([+-]\d+(?:\.\d+)?)$/;
const lineOf = (name: string | undefined): number | null => {
  const [, line] = LINE.exec(name ?? '') ?? [];
  return line === undefined ? null : Number(line);
};

/** Who is named, or at that place; of a margin the only leg that gives points. */
function placesMeant(names: readonly string[], isOfLine: boolean, read: Tagged): number[] {
  const said = legsSaid(names, read);
  if (said.length > 0) return said;
  const lined = names.flatMap((name, at) => (lineOf(name) === null ? [] : [at]));
  return isOfLine && read.mentions.length === 0 && lined.length === 1 ? lined : [];
}

/** What that margin makes of its line, or of the one that is supposed. */
function atMargin(robins: readonly Robin[], place: number, margin: number, { amounts }: Tagged): Asked | null {
  const [robin] = robins;
  const names = robin ? namesOf(robin) : [];
  const own = lineOf(names[place]);
  const line = amounts.lines.find((one) => one.signed)?.line ?? own;
  if (own === null || line === null) return null;
  const who = (names[place] ?? '').replace(LINE, signed(line));
  const how = `a ${margin > 0 ? 'win' : 'loss'} by ${Math.abs(margin)}`;
  const result = lineResult(margin + line);
  if (result === 'push') {
    const half = line === own ? '' : ` (at ${signed(own)} it ${lineResult(margin + own) === 'win' ? 'wins' : 'loses'})`;
    return told(robins, [place], `${who} with ${how} is a push${half}`);
  }
  const rest = names.map((_, at) => at).filter((at) => at !== place);
  return say(
    result === 'win'
      ? `${who} wins with ${how}. ${backWords(robins, { won: [place, ...rest], back: [] })}`
      : `${who} loses with ${how}. ${backWords(robins, { won: rest, back: [] })}`,
  );
}

const told = (robins: readonly Robin[], back: readonly number[], lead: string): Asked => {
  const [robin] = robins;
  const names = robin ? namesOf(robin) : [];
  const won = names.map((_, at) => at).filter((at) => !back.includes(at));
  return say(`${lead}, so its parlays go on without it. ${backWords(robins, { won, back })}${singles(robins, back)}`);
};

const worded = (names: readonly string[], places: readonly number[]): string =>
  list(places.map((at) => names[at] ?? ''));

/** What comes back where these win, these are handed back and the rest is lost. */
function backWords(
  robins: readonly Robin[],
  { won, back }: { won: readonly number[]; back: readonly number[] },
): string {
  const [robin] = robins;
  const names = robin ? namesOf(robin) : [];
  const [paid, staked] = [
    robins.map(
      (one) => symmetric([...won.map((at) => decimalAt(one, at)), ...back.map(() => 1)], one.size) * each(one),
    ),
    robins.map(
      (one) =>
        symmetric(
          names.map(() => 1),
          one.size,
        ) * each(one),
    ),
  ].map((all) => all.reduce((sum, cents) => sum + cents, 0));
  const cents = paidCents(paid ?? 0);
  return `If ${worded(names, won)} ${won.length === 1 ? 'wins' : won.length === 2 ? 'both win' : 'all win'}, ${dollars(cents)} comes back of ${dollars(staked ?? 0)}, ${resultOf(cents - (staked ?? 0))}.`;
}

const each = ({ stakeCents }: Robin): number => stakeCents ?? EACH_CENTS;

/** By twos the parlays of one leg that is handed back are singles of the others. */
function singles(robins: readonly Robin[], back: readonly number[]): string {
  const [robin, ...others] = robins;
  if (!robin || others.length > 0 || robin.size !== 2 || back.length !== 1) return '';
  const named = namesOf(robin).flatMap((name, at) =>
    back.includes(at) ? [] : [`${name} ${dollars(paidCents(decimalAt(robin, at) * each(robin)))}`],
  );
  return ` The ${named.length} parlays with it become singles: ${list(named)}.`;
}
