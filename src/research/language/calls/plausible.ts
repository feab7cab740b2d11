import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { BetParts } from './bet-parts.ts';
import { type Mention, withPersons } from './mentions.ts';

/** Lines so much further away than somebody else's are of another sport. */
const FURTHER = 1;

/** Of several who go by a name those whose games have lines like the one that is stated: the Giants at +7 play football. */
export function plausibleFor(bet: BetParts, mention: Mention): Mention {
  const { line, direction } = bet;
  if (mention.names.length < 2) return mention;
  if (mention.kind === 'player') return playerFor(bet, mention);
  if (line === null) return mention;
  const market = direction === 'over' || direction === 'under' ? 'total' : 'spread';
  const far = mention.persons.map(({ event }) => distance(event, market, Math.abs(line.line)));
  const nearest = Math.min(...far);
  const near = mention.persons.filter((_, at) => (far[at] ?? Infinity) <= nearest + FURTHER);
  return near.length === 0 ? mention : withPersons(mention, near);
}

/** Of several players of a name those of whom what is counted is priced, and of these whose lines are like the stated one. */
function playerFor({ stats, line }: BetParts, mention: Mention): Mention {
  const far = mention.persons.map((person) => ofPlayer(person, stats, line));
  const nearest = Math.min(...far);
  const near = mention.persons.filter((_, at) => (far[at] ?? Infinity) <= nearest + FURTHER);
  return nearest === Infinity ? mention : withPersons(mention, near);
}

/** How far his lines are from the stated one, of all that is counted or of what is named. */
const ofPlayer = ({ name, event }: Person, stats: BetParts['stats'], line: BetParts['line']): number =>
  Math.min(
    ...event.markets
      .filter(({ player, market }) => player === name && (stats.length === 0 || countsOneOf(stats, market)))
      .map(({ lineHundredths }) => Math.abs(lineHundredths / 100 - Math.abs(line?.line ?? lineHundredths / 100))),
  );

/** "Durant under 25.5 or White under 7.5 reb": whether a player's line is like his lines of something else than what is counted of another. */
export const isOfAnother = ({ player, line }: BetParts, stats: BetParts['stats']): boolean =>
  line !== null &&
  (player?.persons ?? []).some(
    (person) => ofPlayer(person, [], line) <= FURTHER && ofPlayer(person, stats, line) > FURTHER,
  );

function distance({ markets }: SlateEvent, market: string, points: number): number {
  const lines = markets
    .filter((one) => one.market === market && one.player === '')
    .map(({ lineHundredths }) => Math.abs(lineHundredths) / 100);
  // Where every line is a half, as in hockey and baseball, a whole number is none of theirs.
  const isOdd = Number.isInteger(points) && lines.every((line) => !Number.isInteger(line));
  return Math.min(...lines.map((line) => Math.abs(line - points))) + (isOdd ? FURTHER + 1 : 0);
}
