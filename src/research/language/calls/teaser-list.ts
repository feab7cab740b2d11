import { list, signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Reading } from '../reading.ts';
import { placesIn } from '../tickets/places-in.ts';
import { type Asked, calls, say } from './call.ts';
import type { Tagged } from './tagged.ts';
import { wongWords } from './teaser-calls.ts';
import { DROPPED, pointsIn, teaserCandidates, USUAL } from './teaser-candidates.ts';
import { isOfTeaserList } from './teaser-spoken.ts';

const CROSSES = /\b(cross|crosses|through|thru|past|over)\b.*\b(3|7|key|keys|both)\b/;
const PAYS = /\b(pays?|returns?|wins?|payout|to win)\b/;

/** What is asked of lines that were told for a teaser: whether one crosses the key numbers, others, or what the first of them pay. */
export function ofTeaserList(read: Tagged): Asked | null {
  const { previous, mentions, plain, tokens, slate, amounts, where } = read;
  if (isOfNoLines(previous) && mentions.length === 0 && where.window !== null && !OTHER_BETS.test(plain))
    return teaserCandidates(read);
  if (!isOfTeaserList(previous) || mentions.length > 0) return null;
  const focus = previous?.focus ?? [];
  const legs = focus.flatMap(({ eventId, side, line }) => {
    const event = slate.events.find(({ id }) => id === eventId);
    return event && line !== null && (side === 'home' || side === 'away')
      ? [{ name: shortTeam(event[side]), line }]
      : [];
  });
  const places = placesIn(tokens, legs.length);
  if (CROSSES.test(plain) && places.length > 0)
    return say(
      wongWords(
        places.flatMap((place) => legs[place - 1] ?? []),
        pointsIn(read),
      ),
      [],
      { focus, unjudged: true },
    );
  const stake = amounts.money.find(({ isSure }) => isSure);
  if (stake && PAYS.test(plain) && places.length > 1) {
    const teased = places.flatMap((place) => legs[place - 1] ?? []);
    const bet = `${list(teased.map(({ name, line }) => `${name} ${signed(line + pointsIn(read))}`))} in one teaser`;
    const price = amounts.prices[0]?.text;
    const calc = { kind: 'payout' as const, bet, price: price ?? USUAL.price.text, stakeCents: stake.cents };
    return calls([{ tool: 'calculate', input: { calc } }], price ? [] : [NO_PRICE]);
  }
  return where.window !== null || DROPPED.test(plain) ? teaserCandidates(read) : null;
}
const NO_PRICE = `At ${USUAL.price.text}, since no price for the teaser was named.`;

/** A teaser was asked for, and none had lines that day. */
const isOfNoLines = (previous: Reading | null): boolean => {
  const { calculation, focus = [], ticket } = previous ?? {};
  return calculation?.kind === 'teaser' && calculation.teams === undefined && focus.length === 0 && ticket !== true;
};
const OTHER_BETS =
  /\b(best|bets?|picks?|parlay|moneylines?|ml|totals?|props?|overs?|unders?|who|which games|what games)\b/;
