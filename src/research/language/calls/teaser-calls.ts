import type { Calculation } from '#contract/research/calculate.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { areBothSides, teasedTogether } from '../../tools/price-bets/teased-together.ts';
import { dollars, list, percent, signed } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { isStored, legChances, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls, say } from './call.ts';
import { fittingPersons, type GameChoice, isUnfound, type Unresolved } from './find-game.ts';
import type { Mention } from './mentions.ts';
import type { Tagged } from './tagged.ts';
import { ofTeasedSport } from './teased-sport.ts';
import { atUsualPrice, usualTeaserPrice } from './usual-teaser.ts';

/** From here on a line is no number that a book has on the game as it is. */
const FAR = 3;
export const STANDARD = { points: 6, price: '-120' };

type Teaser = Extract<Calculation, { kind: 'teaser' }>;

/**
 * "Niners instead of the Ravens", "add the Bills", "is that a Wong teaser" behind a teaser of named teams: it with other legs, or which
 * of them six points take over 3 and 7. Null: no team of it is changed, and nothing of its lines is asked.
 */
export function teaserOn(read: Tagged): Asked | null {
  const { previous, mentions, tokens, plain, where, said } = read;
  const before = previous?.calculation;
  if (before?.kind !== 'teaser' || !before.teams || tokens.length > MOST_WORDS) return null;
  const { teams, lines = [] } = before;
  const shown = teams.map((name, at): Leg => ({ name, line: lines[at] ?? 0, isStored: false }));
  if (mentions.length === 0) return onLinesSaid(shown, before, read) ?? wongAsked(shown, before, plain);
  const isOn = (name: string, { persons, names }: Mention) =>
    names.includes(name) || persons.some((person) => person.kind === 'side' && person.name === name);
  const out = teams.filter((name) => mentions.some((mention) => isOn(name, mention)));
  const put = mentions.filter((mention) => !teams.some((name) => isOn(name, mention)));
  const isBet = said.some(({ market, direction, player }) => market !== null || direction !== null || player !== null);
  if (isBet || !CHANGES.test(plain) || (put.length === 0 && !DROPS.test(plain))) return null;
  const found = put.map((mention) =>
    legOf(ofTeasedSport(mention, read), null, { ...where, window: null, eventId: null }),
  );
  const missing = found.find((leg) => 'missing' in leg);
  if (missing && 'missing' in missing) return say(missing.missing, missing.choices);
  const added = found.flatMap((leg) => ('line' in leg ? [leg] : []));
  if (out.length === 0 && SWAPS.test(plain)) return whichTeam(teams, added);
  const legs = exchanged(shown, out, added);
  return legs.length < 2 ? say('A teaser takes at least two legs. Name another team.') : teaserCall(legs, read, before);
}

const wongAsked = (shown: readonly Leg[], { points = STANDARD.points }: Teaser, plain: string): Asked | null =>
  KEYS.test(plain) ? say(wongWords(shown, points)) : null;

/** "What if I push em to +11 and -1.5 at -110": the same legs where they end on these lines, each on the nearest one. Null: they do not. */
function onLinesSaid(shown: readonly Leg[], before: Teaser, read: Tagged): Asked | null {
  const points = before.points ?? STANDARD.points;
  const ends = read.amounts.lines.filter((one) => one.signed).map(({ line }) => line);
  if (ends.length !== shown.length || read.amounts.prices.length > 1) return null;
  const [inOrder, from] = [ends.toSorted((a, b) => a - b), shown.toSorted((a, b) => a.line - b.line)];
  const moved = new Map(from.map(({ name, line }, at) => [name, { start: (inOrder[at] ?? line) - points, line }]));
  const areEnds = [...moved.values()].every(({ start, line }) => Math.abs(start - line) < FAR);
  return areEnds
    ? teaserCall(
        shown.map((leg) => ({ ...leg, line: moved.get(leg.name)?.start ?? leg.line })),
        read,
        before,
      )
    : null;
}

/** The legs with others in the place of those that go; behind them where none goes. */
const exchanged = (shown: readonly Leg[], out: readonly string[], added: readonly Leg[]): Leg[] =>
  out.length === 0
    ? [...shown, ...added]
    : shown.flatMap((leg) => (leg.name === out[0] ? added : out.includes(leg.name) ? [] : [leg]));

const whichTeam = (teams: readonly string[], [added]: readonly Leg[]): Asked =>
  say(
    'Which team should come out of the teaser?',
    teams.map((name) => `${added?.name ?? 'Another team'} instead of ${name}`),
  );

const MOST_WORDS = 14;
const KEYS =
  /\b(wong|key numbers?|(through|thru|past|over|both) (the )?(3|three|7|seven)( (and|n|&) (7|seven))?|good teaser|good one|cross(es)?)\b/;
const SWAPS = /\b(instead|swap(ping)?|replac(e|ing)|switch(ing)?|sub|change|make it)\b/;
const DROPS = /\b(drop|remove|without|minus|take out|lose|scrap|leave out|cut)\b/;
export const CHANGES = new RegExp(`${SWAPS.source}|${DROPS.source}|\\b(add|plus|include|throw in|also|too)\\b`);

export function wongWords(legs: readonly Pick<Leg, 'name' | 'line'>[], points: number): string {
  const told = legs.map(({ name, line }) => {
    const teased = `${name} ${signed(line)} to ${signed(line + points)}`;
    const crossed = [3, 7].filter((key) =>
      [key, -key].some((margin) => (line + margin) * (line + points + margin) < 0),
    );
    return crossed.length === 0 ? `${teased} crosses neither 3 nor 7` : `${teased} crosses ${crossed.join(' and ')}`;
  });
  const isAll = points === STANDARD.points && legs.every(({ line }) => isWong(line));
  const which =
    legs.length === 1
      ? isAll
        ? 'Yes: it is one'
        : 'No: it is none'
      : isAll
        ? 'Yes: every leg is one'
        : 'No: not every leg is one';
  return `${which} that six points take over both 3 and 7. ${told.join('; ')}. ${RULE}`;
}

/** A teaser of named teams, by their lines as they are stored. Null: nobody is named. */
export function readTeaser(read: Tagged): Asked | null {
  const { bets, amounts, where } = read;
  const sides = bets.flatMap(({ side, opponent, line }) => [
    ...(side ? [{ side, line: line?.line ?? null }] : []),
    ...(opponent ? [{ side: opponent, line: null }] : []),
  ]);
  if (sides.length === 0) return null;
  const legs = sides.map(({ side, line }) => legOf(ofTeasedSport(side, read), line ?? lineSpoken(side, read), where));
  const missing = legs.find((leg) => 'missing' in leg);
  if (missing && 'missing' in missing) return say(missing.missing, missing.choices);
  const known = legs.flatMap((leg) => ('line' in leg ? [leg] : []));
  if (known.length < 2)
    return say(`${wongWords(known, pointsIn(amounts))} A teaser takes at least two legs, so it needs another team.`);
  return teaserCall(known, read);
}

/** These legs as one teaser, free: each wins as often as the stored prices make its teased line win, where all of them are stored. */
export function teaserCall(known: readonly Leg[], read: Tagged, before: Partial<Teaser> = {}): Asked {
  const points = pointsIn(read.amounts, before.points);
  const named = read.amounts.prices[0]?.text ?? priceKept(before, known.length);
  const price = named ?? usualTeaserPrice(known.length);
  const lines = known.map(({ line }) => line);
  const teams = known.map(({ name }) => name);
  const stored = known.map((leg) => storedLeg(leg, points, read));
  const ofOneGame = bothSidesTold(stored, price, read);
  if (ofOneGame) return ofOneGame;
  const all = stored.flatMap((leg) => leg ?? []);
  const areAll = all.length === known.length;
  const calc = {
    kind: 'teaser',
    price,
    legs: known.length,
    points,
    lines,
    teams,
    ...(areAll && legChances(all)),
  };
  return calls([{ tool: 'calculate', input: { calc } }], [...notesOn(known, named, areAll), ...paidOn(read, price)]);
}

/** With more or fewer legs it pays something else, where its price was the usual one. */
const priceKept = ({ price, legs }: Partial<Teaser>, now: number): string | undefined =>
  legs !== undefined && legs !== now && price === usualTeaserPrice(legs) ? undefined : price;

/** What the stake that is named comes back as. */
export function paidOn({ amounts: { money } }: Tagged, price: string): string[] {
  const stake = money.find(({ isSure, role }) => isSure && role === 'stake')?.cents;
  if (stake === undefined) return [];
  const returns = payout(stake, priceTextToDecimal(price));
  return [
    `${dollars(stake)} at ${price} returns ${dollars(returns)} if every leg wins, a profit of ${dollars(returns - stake)}.`,
  ];
}

/** Both sides of one game among them: how often all win is no product of their chances. */
function bothSidesTold(stored: readonly (StoredBet | null)[], price: string, { odds }: Tagged): Asked | null {
  const legs = stored.flatMap((bet) =>
    bet ? [{ ...bet.ref, line: bet.line, chance: bet.win, label: `${bet.name} wins ${percent(bet.win)}` }] : [],
  );
  const areBoth = legs.some((leg) => legs.some((other) => areBothSides(leg, other)));
  if (legs.length < stored.length || !areBoth) return null;
  const chance = teasedTogether(legs);
  const fair = chance > 0 ? `, so ${odds(1 / chance)} is fair` : '';
  return say(
    `${list(legs.map(({ label }) => label))} of the time. ${legs.length === 2 ? 'Both' : `All ${legs.length}`} win ${percent(chance)} of the time${fair}: the two sides of one game win together only where it ends between their lines. At ${price} it has to win ${percent(1 / priceTextToDecimal(price))}. Not every book takes both sides of one game in a teaser.`,
  );
}

function storedLeg({ name, line }: Leg, points: number, read: Tagged): StoredBet | null {
  const sides = read.slate.events.flatMap((event): { event: SlateEvent; side: Selection & ('home' | 'away') }[] =>
    event.startsAt.getTime() <= read.nowMs
      ? []
      : (['home', 'away'] as const).flatMap((side) => (event[side] === name ? [{ event, side }] : [])),
  );
  // Who plays twice is meant where he has that line.
  const { event, side } = sides.find((one) => spreadOf(one.event, one.side) === line) ?? sides[0] ?? {};
  if (!event || !side) return null;
  const leg = { eventId: event.id, market: 'spread', side, line: line + points, player: null, price: null, book: null };
  const bet = storedBet({ ...leg, named: ['side', 'line'] }, read);
  return isStored(bet) ? bet : null;
}

const pointsIn = ({ counts }: Amounts, before?: number): number =>
  counts.find(({ of }) => of === 'points')?.count ?? before ?? STANDARD.points;

export type Leg = { name: string; line: number; isStored: boolean };

function legOf(side: Mention, said: number | null, where: GameChoice): Leg | Unresolved {
  const found = fittingPersons(side, null, where);
  if (isUnfound(found)) return found;
  const person = found.find((one) => one.kind === 'side');
  const name = person?.name ?? side.names[0] ?? '';
  const line = said ?? (person ? spreadOf(person.event, person.selection) : null);
  return line === null
    ? { missing: `I have no spread of ${name}, so a teaser of it has no chance here.`, choices: [] }
    : { name, line, isStored: said === null };
}

/** "Bills +5 any good", and then a teaser of them: the line that was spoken of, where it is one of the game as it is. */
export function lineSpoken({ persons }: Mention, { previous }: Tagged): number | null {
  if (
    previous === null ||
    previous.list === true ||
    previous.ticket === true ||
    previous.calculation?.kind === 'teaser'
  )
    return null;
  const spoken = (previous.focus ?? []).find(({ eventId, side, market }) =>
    persons.some(
      (one) => one.kind === 'side' && one.event.id === eventId && one.selection === side && market === 'spread',
    ),
  );
  const event = persons.find((one) => one.event.id === spoken?.eventId)?.event;
  const stored = event && (spoken?.side === 'home' || spoken?.side === 'away') ? spreadOf(event, spoken.side) : null;
  return stored === null ? null : lineOfGame(spoken?.line ?? null, stored);
}

/** A line that a book may have on the game as it is, and that is no end of a teaser. */
export const lineOfGame = (line: number | null, stored: number): number | null =>
  line !== null && Math.abs(line - stored) < FAR ? line : null;

function notesOn(legs: readonly Leg[], price: string | undefined, areChances: boolean): string[] {
  const stored = legs.filter(({ isStored }) => isStored).map(({ name, line }) => `${name} ${signed(line)}`);
  return [
    ...(stored.length > 0
      ? [`By the lines${areChances ? ' and fair chances' : ''} that are stored: ${stored.join(', ')}.`]
      : []),
    ...(price === undefined ? [atUsualPrice(legs.length)] : []),
  ];
}

export function spreadOf({ markets }: SlateEvent, side: 'home' | 'away'): number | null {
  const main = mainLine(markets.filter(({ market }) => market === 'spread'));
  return main ? selectionLine(main, side) : null;
}

/** Favorites of 7.5 to 8.5 and underdogs of 1.5 to 2.5: six points take both over 3 and 7. */
export const isWong = (line: number): boolean => (line <= -7.5 && line >= -8.5) || (line >= 1.5 && line <= 2.5);

export const RULE =
  'Six points are worth most on favorites of -7.5 to -8.5 and underdogs of +1.5 to +2.5, which they take over 3 and 7.';
