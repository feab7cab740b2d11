import { theTeam } from '../../words/short-names.ts';
import type { Asked } from './call.ts';
import { betOf } from './focus.ts';
import { readJudgement } from './judgements.ts';
import type { Tagged } from './tagged.ts';

const FADES =
  /^((so|and|then|ok|but|should|would|could|can|do|does|is|it|i|we|you|u|me|just|wanna|want to|gonna|going to|smart|worth|good|idea|a|to|lets|time|thinking|about|of)( |$))*(fade|fading|bet against|betting against|go against|going against)( on)? (the )?(\w+ ){0,2}?\w+( (here|then|tonight|today|tomorrow|this week|now))?$/;

/**
 * "Fade the Ravens?", "should I bet against the Knicks": who they play, to win and on the spread. Null: nobody is named, or a bet on them was
 * spoken of, which is turned round by itself.
 */
export function fadeNamed(read: Tagged): Asked | null {
  const { plain, mentions, amounts, where, previous, said } = read;
  const [mention, ...others] = mentions;
  if (mention?.kind !== 'side' || others.length > 0 || !FADES.test(plain)) return null;
  if (amounts.prices.length + amounts.lines.length + amounts.money.length > 0) return null;
  const [person, ...more] = mention.persons;
  if (person?.kind !== 'side' || more.some(({ name }) => name !== person.name)) return null;
  const { event } = person;
  const isSpoken = (previous?.focus ?? []).some(
    ({ eventId, player, market }) => eventId === event.id && player === null && market !== 'total',
  );
  if (isSpoken || said.some(({ player }) => player !== null)) return null;
  const side = person.selection === 'home' ? ('away' as const) : ('home' as const);
  const markets = (['moneyline', 'spread'] as const).filter((market) =>
    event.markets.some((one) => one.market === market),
  );
  const judged = readJudgement(
    markets.map((market) => betOf({ eventId: event.id, market, side, line: null, player: null }, event)),
    { where: { ...where, window: null }, amounts },
  );
  if (judged?.kind !== 'calls') return judged;
  const other = side === 'home' ? event.home : event.away;
  return {
    ...judged,
    assumed: [`A bet against ${theTeam(person.name)} is one on ${theTeam(other)}.`, ...judged.assumed],
  };
}
