import { gameLabel } from '../../slate/leagues.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import type { Act } from '../acts/act.ts';
import type { PropStat } from '../prop-stats.ts';
import { type Asked, say } from './call.ts';
import { statsText } from './resolve-bet.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** What says nothing of prices, whatever is counted in it. */
const OF_NO_PRICE: ReadonlySet<Act> = new Set<Act>(['facts', 'product', 'term', 'react', 'hedge', 'when', 'outside']);
/** Said of scores and lines too. */
const OF_SCORES: ReadonlySet<PropStat> = new Set<PropStat>(['points', 'hits']);
const OF_FIGHTS: ReadonlySet<PropStat> = new Set<PropStat>(['method_of_victory', 'distance']);

/** "No threes?", "by KO?" behind a bet of a game where nothing of the kind is priced: that it is not, and no other bet of that game. */
export function unpricedOfSpoken({ previous, said, mentions, slate, likeliest, amounts }: Tagged): Asked | null {
  const event = onlyEvent(previous?.ticket === true ? [] : (previous?.focus ?? []), slate);
  const stats = statsOf(said);
  if (!event || stats.length === 0 || OF_NO_PRICE.has(likeliest.act) || amounts.prices.length > 1) return null;
  const isElse = mentions.some(({ persons }) => !persons.some((person) => person.event.id === event.id));
  const isPriced = event.markets.some(({ market }) => countsOneOf(stats, market));
  if (stats.some((stat) => OF_SCORES.has(stat))) return null;
  if (isElse || isPriced || (!isFight(event) && stats.some((stat) => OF_FIGHTS.has(stat)))) return null;
  const text = `I have no price on ${statsText(stats)} for ${gameLabel(event)}.`;
  return say(text, [], { absent: text });
}

function onlyEvent(focus: readonly { eventId: string }[], { events }: Slate): SlateEvent | null {
  const ids = new Set(focus.map(({ eventId }) => eventId));
  return ids.size === 1 ? (events.find(({ id }) => ids.has(id)) ?? null) : null;
}

const statsOf = (said: readonly StatedBet[]): PropStat[] => [
  ...new Set(
    said.flatMap(({ stats, market }) => (market === 'both_score' ? [...stats, 'both_teams_to_score' as const] : stats)),
  ),
];

const isFight = ({ sportKey }: SlateEvent): boolean => sportKey.startsWith('mma_') || sportKey.startsWith('boxing_');
