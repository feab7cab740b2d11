import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { propName } from '../../words/pick-label.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { isAsked, type MarketQuestion, personOf } from '../calls/subject.ts';

const PROPS = /\bprops?\b/;
const NO_PROPS = /\b(no|not|never|without|except|hate|avoid) (\w+ )?props?\b/;
/** Tables of one answer; what else is priced is named. */
const MOST_TABLES = 5;

/** "Props Bills Lions", "anytime TD scorers for Rams Raiders": the players of a game that are priced, on what is named or on all. */
export function propsOfGame(asked: MarketQuestion): Asked | null {
  const { plain, bets, said, topics, books, period } = asked;
  const bet = said.find(hasSubject);
  const stats = said.find((one) => one.stats.length > 0)?.stats ?? [];
  if (!bet?.side || bets.some(({ player, line, price }) => (player ?? line ?? price) !== null)) return null;
  if (
    NO_PROPS.test(plain) ||
    topics.has('best') ||
    books.length > 0 ||
    period !== null ||
    said.some(({ market }) => market !== null)
  )
    return null;
  const isOfPlayers = stats.length > 0 && stats.some((stat) => !OF_TEAMS.has(stat));
  if (!PROPS.test(plain) && !isOfPlayers) return null;
  const person = personOf(asked);
  if (!person) return null;
  if (isAsked(person)) return person;
  const { markets, id } = person.event;
  const props = markets.filter(({ market }) => market.startsWith('prop:'));
  const fitting = stats.length === 0 ? props : props.filter(({ market }) => countsOneOf(stats, market));
  const kinds = [...new Set(fitting.map(({ market }) => market))];
  if (kinds.length === 0) return PROPS.test(plain) && props.length === 0 ? say(NONE) : null;
  const tables = kinds.slice(0, MOST_TABLES).map((market) => boardCall({ eventIds: [id], market }));
  return calls(tables, [...othersOf(kinds.slice(MOST_TABLES), props), NO_TEAMS]);
}

/** What a team has of its own, too. */
const OF_TEAMS: ReadonlySet<string> = new Set(['points']);

const NONE = 'I have no props of this game.';
const NO_TEAMS = 'These are the players of the game that books price; for which side each plays is not stored.';

function othersOf(kinds: readonly string[], props: readonly SlateMarket[]): string[] {
  if (kinds.length === 0) return [];
  const names = kinds.map((kind) => {
    const players = new Set(props.filter(({ market }) => market === kind).map(({ player }) => player));
    return `${propName(kind)} (${[...players].join(', ')})`;
  });
  return [`Also priced: ${names.join('; ')}.`];
}
