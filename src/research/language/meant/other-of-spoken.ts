import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { isPlayer, type Placed } from './bets-named.ts';
import { asWholeWant, type Frame } from './merged.ts';
import { hasPlace } from './plain-question.ts';
import { betText, type SpokenOf, spokenOf } from './spoken-of.ts';
import { placedOf } from './spoken-text.ts';
import type { Want } from './wants.ts';

/** What was asked of the bet or game before, as the whole question of another. */
const AS_ASKED: Readonly<Partial<Record<Want, Want>>> = {
  'it.judge': 'judge',
  'it.other_side': 'judge',
  'it.sure': 'judge',
  'it.why': 'judge',
  'it.fair': 'fair',
  'it.worst': 'worst_price',
  'it.form': 'facts.form',
  'it.meetings': 'facts.meetings',
  'it.player': 'facts.player',
  'it.game': 'lines.game',
  'it.similar': 'value',
};
const OF_BETS: ReadonlySet<Want> = new Set<Want>(['judge', 'chance', 'fair', 'best_price', 'worst_price']);

/**
 * "And Canelo?", "Pereira next, same q": the same bet on another, and the same question of it, where the question before leans on what was
 * shown itself. Null: it is not known what was asked, or of what.
 */
export function otherOfSpoken(own: Frame, previous: Reading, known: Known): Frame | null {
  const [name, ...others] = own.placed.filter(({ role }) => role === 'name');
  const asked = leanedOn(previous) ?? previous.want ?? null;
  if (own.want !== 'other_game' || !name || others.length > 0 || asked === null) return null;
  const want = AS_ASKED[asked] ?? asWholeWant(asked) ?? asked;
  const kept = own.placed.filter((one) => one !== name && hasPlace(want, one.role));
  if (!OF_BETS.has(want)) return hasPlace(want, 'name') ? { want, placed: [name, ...kept] } : null;
  const spoken = spokenOf(previous, known);
  const text =
    spoken &&
    betOn(
      name,
      spoken,
      kept.some(({ role }) => role === 'line'),
    );
  return text ? { want, placed: [...placedOf(text, known), ...kept] } : null;
}

/** Which side of a market is better was asked: its two sides were held against each other. */
function leanedOn({ focus = [], unjudged, list, ticket }: Reading): Want | null {
  const [one, other, ...more] = focus;
  const isOfSides =
    unjudged !== true &&
    list !== true &&
    ticket !== true &&
    more.length === 0 &&
    one?.eventId === other?.eventId &&
    one?.market === other?.market &&
    one?.player === other?.player &&
    one?.side !== other?.side;
  if (!one || !isOfSides) return null;
  return one.market.startsWith('prop:') ? 'lean.prop' : one.market === 'total' ? 'lean.total' : 'lean.side';
}

/** The kind of bet that was spoken of, on him: without a number, which is another one for each. */
function betOn({ entity }: Placed, { bet, market }: SpokenOf, hasLine: boolean): string | null {
  const kind = bet?.market ?? market;
  const stat = betText.stat(kind);
  if (stat !== null)
    return isPlayer(entity)
      ? [entity.text, bet?.side === 'yes' ? null : bet?.side, stat].filter(Boolean).join(' ')
      : null;
  if (isPlayer(entity) || kind === null) return null;
  if (kind === 'total') return bet ? `${bet.side} in the ${entity.text} game` : `total in the ${entity.text} game`;
  return kind === 'spread' && !hasLine ? `${entity.text} spread` : `${entity.text} moneyline`;
}
