import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { signed } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls, say } from './call.ts';
import { fittingPersons, type GameChoice, isUnfound, type Unresolved } from './find-game.ts';
import type { Mention } from './mentions.ts';
import type { StatedBet } from './stated-bets.ts';

const STANDARD = { points: 6, price: '-120' };

type TeaserQuestion = {
  bets: readonly StatedBet[];
  amounts: Amounts;
  where: GameChoice;
  events: readonly SlateEvent[];
};

/** A teaser of named teams, by their lines as they are stored; without names the lines that a six-point teaser takes over 3 and 7. */
export function readTeaser({ bets, amounts, where, events }: TeaserQuestion): Asked {
  const sides = bets.flatMap(({ side, opponent, line }) => [
    ...(side ? [{ side, line: line?.line ?? null }] : []),
    ...(opponent ? [{ side: opponent, line: null }] : []),
  ]);
  if (sides.length === 0) return wongLegs(events, where.nowMs);
  const legs = sides.map(({ side, line }) => legOf(side, line, where));
  const missing = legs.find((leg) => 'missing' in leg);
  if (missing && 'missing' in missing) return say(missing.missing, missing.choices);
  const known = legs.flatMap((leg) => ('line' in leg ? [leg] : []));
  if (known.length < 2) return say('A teaser takes at least two legs. Name another team.');
  const points = amounts.counts.find(({ of }) => of === 'points')?.count ?? STANDARD.points;
  const price = amounts.prices[0]?.text ?? STANDARD.price;
  const calc = { kind: 'teaser', price, legs: known.length, points, lines: known.map(({ line }) => line) };
  return calls([{ tool: 'calculate', input: { calc } }], notesOn(known, amounts));
}

type Leg = { name: string; line: number; isStored: boolean };

function legOf(side: Mention, said: number | null, where: GameChoice): Leg | Unresolved {
  const found = fittingPersons(side, null, where);
  if (isUnfound(found)) return found;
  const person = found.find((one) => one.kind === 'side');
  const name = person?.name ?? side.names[0] ?? '';
  const line = said ?? (person ? spreadOf(person.event, person.selection) : null);
  return line === null
    ? { missing: `No spread of ${name} is stored, so a teaser of it has no chance here.`, choices: [] }
    : { name, line, isStored: said === null };
}

function notesOn(legs: readonly Leg[], { prices }: Amounts): string[] {
  const stored = legs.filter(({ isStored }) => isStored).map(({ name, line }) => `${name} ${signed(line)}`);
  return [
    ...(stored.length > 0 ? [`By the lines that are stored: ${stored.join(', ')}.`] : []),
    ...(prices.length === 0 ? [`At ${STANDARD.price}, because no price of the teaser was named.`] : []),
  ];
}

function spreadOf({ markets }: SlateEvent, side: 'home' | 'away'): number | null {
  const main = mainLine(markets.filter(({ market }) => market === 'spread'));
  return main ? selectionLine(main, side) : null;
}

/** Favorites of 7.5 to 8.5 and underdogs of 1.5 to 2.5: six points take both over 3 and 7. */
const isWong = (line: number): boolean => (line <= -7.5 && line >= -8.5) || (line >= 1.5 && line <= 2.5);

function wongLegs(events: readonly SlateEvent[], nowMs: number): Asked {
  const legs = events
    .filter(({ sportKey, startsAt }) => leagueOf(sportKey) === 'NFL' && startsAt.getTime() > nowMs)
    .flatMap((event) =>
      (['home', 'away'] as const).flatMap((side) => {
        const line = spreadOf(event, side);
        return line !== null && isWong(line) ? [`${event[side]} ${signed(line)} (${gameLabel(event)})`] : [];
      }),
    );
  const rule =
    'Six points are worth most on favorites of -7.5 to -8.5 and underdogs of +1.5 to +2.5, which they take over 3 and 7.';
  const found =
    legs.length === 0 ? 'No NFL spread ahead is one of these now.' : `NFL lines ahead that are: ${legs.join('; ')}.`;
  return say(`${found} ${rule}`);
}
