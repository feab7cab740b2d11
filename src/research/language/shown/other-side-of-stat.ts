import { mainLine } from '../../slate/main-line.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { Selection } from '../../slate/price.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import { statsOf } from '../meant/by-stat.ts';
import type { EntityText } from '../meant/entities.ts';
import type { Reading } from '../reading.ts';
import { saysOnlyOther } from './other-side-at.ts';
import type { PricesAsked } from './prices-asked.ts';

/**
 * "Other side of ovi's shots": the under of what a player does, or the other side of it than was spoken of, whatever was shown last. Null:
 * nothing that he does is named, or more than that.
 */
export function otherSideOfStat(
  { tokens, entities }: EntityText,
  previous: Reading | null,
  { slate, clock }: Known,
): PricesAsked | null {
  const [name, stat, ...others] = entities.filter(({ kind }) => kind !== 'bare');
  if (name?.part?.kind !== 'name' || stat?.kind !== 'market' || others.length > 0) return null;
  const rest = tokens.filter((_, at) => ![name, stat].some(({ from, to }) => at >= from && at < to));
  if (!saysOnlyOther(plainText(rest))) return null;
  const person = name.part.mention.persons
    .filter(({ kind, event }) => kind === 'player' && event.startsAt.getTime() > clock.nowMs)
    .toSorted((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime())[0];
  const event = slate.events.find(({ id }) => id === person?.event.id);
  const stats = statsOf(stat.text);
  const lines = (event?.markets ?? []).filter(
    ({ player, market }) => player === person?.name && countsOneOf(stats, market),
  );
  const main = mainLine(lines);
  if (!event || !person || !main) return null;
  const spoken = (previous?.focus ?? []).find(({ player, market }) => player === person.name && market === main.market);
  const first: Selection = spoken?.side ?? (main.outcomes.includes('yes') ? 'yes' : 'over');
  const line = main.outcomes.includes('yes') ? null : (spoken?.line ?? main.lineHundredths / HUNDREDTHS);
  const side = OTHER_SIDE[first] ?? null;
  return { bets: [{ eventId: event.id, market: main.market, side, line, player: person.name }], books: [] };
}

const HUNDREDTHS = 100;
