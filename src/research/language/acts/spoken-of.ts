import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Person } from '../../slate/slate.ts';
import { fittingPersons, isUnfound } from '../calls/find-game.ts';
import type { Mention } from '../calls/mentions.ts';
import type { resolveBet } from '../calls/resolve-bet.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { PropStat } from '../prop-stats.ts';
import type { BetFocus, Reading, Spoken } from '../reading.ts';

type Said = {
  mentions: readonly Mention[];
  said: readonly Pick<StatedBet, 'market' | 'player' | 'stats' | 'direction' | 'price'>[];
  where: Parameters<typeof resolveBet>[1];
  previous: Reading | null;
};

/** Whom a question was about that words alone answer, so that the next one may lean on him. */
export function spokenOf({ mentions, said, where, previous }: Said, sentence: string): Spoken {
  const [first, second] = mentions;
  // A list or a parlay is still what is spoken of.
  if (!first || previous?.list === true || previous?.ticket === true) return {};
  const opponent = second && second.kind === 'side' && first.kind === 'side' ? second : null;
  const found = fittingPersons(first, opponent, { ...where, window: null });
  if (isUnfound(found)) return found.choices.length > 0 ? {} : { absent: sentence };
  const [person] = found;
  const bet = person && betOn(person, said);
  const stats = said.flatMap((one) => one.stats);
  if (bet && person.kind === 'player' && stats.length > 0 && !isPriced(person, stats))
    return { focus: [bet], unjudged: true, ticket: false, list: false, absent: sentence };
  return bet ? { focus: [bet], unjudged: true, ticket: false, list: false } : {};
}

const isPriced = ({ name, event }: Person, stats: readonly PropStat[]): boolean =>
  event.markets.some(({ player, market }) => player === name && countsOneOf(stats, market));

/** The bet on somebody that is meant where none is stated: to win, or what is counted of him first. */
function betOn(person: Person, said: Said['said']): BetFocus | null {
  const { event } = person;
  const directions = said.map(({ direction }) => direction);
  if (person.kind === 'side') {
    const named = said[0]?.market;
    const isDraw = directions.includes('draw') && hasDrawPrice(event);
    const market = !isDraw && (named === 'spread' || named === 'total') ? named : 'moneyline';
    const ofTotal = directions.includes('under') ? 'under' : 'over';
    const side = isDraw ? 'draw' : market === 'total' ? ofTotal : person.selection;
    return { eventId: event.id, market, side, line: null, player: null, ...(market === 'moneyline' && priceIn(said)) };
  }
  const prop = event.markets.find(({ player }) => player === person.name);
  return prop ? { eventId: event.id, market: prop.market, side: 'over', line: null, player: prop.player } : null;
}

/** "What does +350 mean on Chivas": to win they are at that price from here on. */
function priceIn(said: Said['said']): Pick<BetFocus, 'price'> {
  const [price, ...others] = said.flatMap((one) => one.price ?? []);
  return price !== undefined && others.length === 0 ? { price } : {};
}
