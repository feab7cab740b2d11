import type { BetFocus, Intent, Reading } from '../reading.ts';
import { editSpans } from '../tickets/edit-spans.ts';
import { placesIn } from '../tickets/places-in.ts';
import type { Asked } from './call.ts';
import type { Mention } from './mentions.ts';
import { saysParlay } from './parlay-calls.ts';
import type { Connector } from './pieces.ts';
import type { Tagged } from './tagged.ts';
import { type SideLeg, sideOf, spreadLeg, teasedBy, teasedLegs } from './teased-sides.ts';
import { pointsIn } from './teaser-candidates.ts';
import { isOfTeaserList, MOST_TEASED_LEGS, pricesNamed } from './teaser-spoken.ts';
import { saysPicks } from './unasked-verdict.ts';

const STRAIGHT =
  /\b(straights?|singles?|alone|separate(ly)?|by (itself|themselves)|(not|no|without|forget|skip) (as )?(a |the )?teas\w*|ml|moneylines?)\b/;
const ASKS_ELSE =
  /^(why|when|where|who|whos|how come)\b|\b(injur\w*|hurt|weather|last (week|year|time|season)|history)\b/;
const SEARCHES: ReadonlySet<Intent> = new Set<Intent>([
  'picks',
  'one_game',
  'compare',
  'parlay',
  'slip_check',
  'explain',
  'small_talk',
]);

/**
 * Behind lines that were told for a teaser, two of them that are named are its legs, in whatever words: no bets by themselves, no
 * moneylines, and no sum of legs without lines. Null: other bets are asked for, or what was planned is none of these.
 */
export function teaserOfList(read: Tagged, asked: Asked | null): Asked | null {
  const { previous, mentions, tokens, slate } = read;
  if (!isOfSuch(previous) || namesElse(read) || !mayBeTeased(read, asked)) return null;
  const focus = previous?.focus ?? [];
  const points = pointsIn(read);
  const legAt = ({ eventId, side, line }: BetFocus) => {
    const event = slate.events.find(({ id }) => id === eventId);
    return event && line !== null && (side === 'home' || side === 'away') ? [spreadLeg(event, side, line)] : [];
  };
  const swapped = swappedFirst(read);
  if (swapped) return teasedLegs([...swapped.kept.flatMap(legAt), swapped.leg], points, read);
  if (mentions.length > 0) return areOfGames(read) ? teasedBy(points, read) : null;
  const legs = placesIn(tokens, focus.length).flatMap((place) => focus.slice(place - 1, place).flatMap(legAt));
  return legs.length > 1 && legs.length <= MOST_TEASED_LEGS ? teasedLegs(legs, points, read) : null;
}

/**
 * "Swap the Bengals for the Seahawks": of the first two lines, which are the teaser that was told, one goes for another side. Which of
 * the two is meant to go is said by which of them is in it.
 */
function swappedFirst(read: Tagged): { kept: readonly BetFocus[]; leg: SideLeg } | null {
  const { tokens, mentions, previous } = read;
  const spans = editSpans(tokens);
  const first = (previous?.focus ?? []).slice(0, TEAMS);
  const [one, other, ...others] = mentions;
  if (!spans?.swaps || spans.out.length * spans.put.length === 0 || !one || !other || others.length > 0) return null;
  const isIn = ({ persons }: Mention) =>
    first.find(({ eventId, side }) =>
      persons.some((person) => person.kind === 'side' && person.event.id === eventId && person.selection === side),
    );
  const gone = isIn(one) ?? isIn(other);
  const leg = sideOf(isIn(one) ? other : one, read);
  if (!gone || (isIn(one) && isIn(other)) || typeof leg === 'string') return null;
  return { kept: first.filter((bet) => bet !== gone), leg };
}
const TEAMS = 2;

/** Lines that were told for a teaser, or that there are none on that day. */
function isOfSuch(previous: Reading | null): boolean {
  const { calculation, focus = [], ticket } = previous ?? {};
  const isOpen = calculation?.kind === 'teaser' && calculation.teams === undefined && calculation.chances === undefined;
  return isOfTeaserList(previous) || (isOpen && focus.length === 0 && ticket !== true);
}

/** Sides alone, each of another game. */
function areOfGames({ mentions }: Tagged): boolean {
  const games = mentions.map(({ persons }) => new Set(persons.map(({ event }) => event.id)));
  const isApart = games.every((one, at) =>
    games.slice(at + 1).every((other) => [...one].every((id) => !other.has(id))),
  );
  const areSides = mentions.every(({ kind }) => kind === 'side');
  return areSides && isApart && mentions.length > 1 && mentions.length <= MOST_TEASED_LEGS;
}

/** Bets each at its own price, one of several, another market: no legs of one teaser. */
function namesElse(read: Tagged): boolean {
  const { plain, tokens, pieces, says } = read;
  const isElse = pieces.some(
    (piece) =>
      piece.kind === 'direction' ||
      piece.kind === 'stat' ||
      (piece.kind === 'market' && !piece.isTalk && piece.market !== 'spread') ||
      (piece.kind === 'connector' && isChoice(piece.connector, tokens[piece.from]?.text)),
  );
  return (
    isElse ||
    pricesNamed(read).length > 1 ||
    says.has('hedge') ||
    saysParlay(tokens) ||
    STRAIGHT.test(plain) ||
    ASKS_ELSE.test(plain)
  );
}

/** "Lions and Titans at -120" names no game of theirs. */
const isChoice = (connector: Connector, word: string | undefined): boolean =>
  connector === 'or' || (connector === 'versus' && word !== 'at');

/** What these words come to where no teaser is seen in them. */
function mayBeTeased({ reading, plain }: Tagged, asked: Asked | null): boolean {
  if (asked === null || asked.kind === 'picks') return SEARCHES.has(reading.intent) && !saysPicks(plain);
  if (asked.kind !== 'calls') return asked.kind === 'say';
  return (
    asked.explains === undefined &&
    asked.calls.every(
      ({ tool, input }) =>
        (tool === 'price_bets' && !('teaser' in input)) ||
        tool === 'build_parlay' ||
        (tool === 'calculate' && isBareTeaser(input)),
    )
  );
}

const isBareTeaser = (input: object): boolean => {
  const calc: unknown = 'calc' in input ? input.calc : null;
  return (
    typeof calc === 'object' &&
    calc !== null &&
    'kind' in calc &&
    calc.kind === 'teaser' &&
    !('lines' in calc) &&
    !('chances' in calc)
  );
};
