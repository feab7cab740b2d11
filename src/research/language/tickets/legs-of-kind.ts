import { countsOneOf } from '../../slate/prop-keys.ts';
import { type Asked, say } from '../calls/call.ts';
import { flipped } from '../calls/focus.ts';
import type { BetFocus } from '../reading.ts';
import { localTime } from '../time-zone.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import type { Edit } from './edit.ts';
import { leagueOfLeg } from './league-of-leg.ts';
import { decimalOf } from './taken-at.ts';

/** The legs that go by what they are: "the over", "no props", "the hockey one". Null: no kind is said. */
export function legsOfKind(
  out: readonly number[],
  legs: readonly BetFocus[],
  edit: Edit,
): { legs: readonly BetFocus[] } | Asked | null {
  const { tokens, pieces, amounts, slate, nowMs, zone } = edit;
  if (out.length === 0) return null;
  const span = { from: Math.min(...out), to: Math.max(...out) + 1 };
  const { wanted } = toWish(readParts({ tokens, amounts, mentions: [], times: new Map() }, span));
  const leagues = leaguesOf(wanted.leagues, localTime(nowMs, zone).day);
  const ofLine = legsOfLine(out, legs, pieces);
  if (ofLine.length > 0) return { legs: ofLine };
  const ofStat = legsOfStat(out, legs, { pieces, tokens });
  const kinds = [...wanted.markets, ...wanted.sides, ...leagues];
  if (ofStat.length > 0 && kinds.length <= 1) return { legs: ofStat };
  if (kinds.length === 0) return null;
  const gone = legs.filter((leg) => {
    const kind = leg.market.startsWith('prop:') ? 'prop' : leg.market;
    return [kind, leg.side, leagueOfLeg(leg, slate.events), backedIn(leg, edit)].some((one) =>
      kinds.some((named) => named === one),
    );
  });
  const total = isOneTotal(out, tokens) ? gone.filter(({ market }) => market === 'total') : [];
  if (total.length === 1) return { legs: total };
  return gone.length > 0 ? { legs: gone } : say(`No leg of that parlay is of that kind, so nothing was changed.`);
}

/** "The over" is the game's, and "the overs" are all of them. */
const isOneTotal = (out: readonly number[], tokens: Edit['tokens']): boolean =>
  out.some((at) => /^(over|under)$/.test(tokens[at]?.text ?? ''));

/** Whether a leg is on who is favored; null where nobody is, or it is on no side of a game. */
function backedIn(leg: BetFocus, { previous, slate }: Edit): 'favorite' | 'underdog' | null {
  if (leg.market === 'spread' && leg.line !== null && leg.line !== 0) return leg.line < 0 ? 'favorite' : 'underdog';
  if (leg.market !== 'moneyline' || (leg.side !== 'home' && leg.side !== 'away')) return null;
  const [own, other] = [leg, flipped(leg)].map((one) => decimalOf(one, previous?.ticketBook ?? null, slate));
  if (own == null || other == null || own === other) return null;
  return own < other ? 'favorite' : 'underdog';
}

/** "The under 226.5", "that -3.5": of several of a kind the one on that number, by its side where one is said. */
function legsOfLine(out: readonly number[], legs: readonly BetFocus[], pieces: Edit['pieces']): BetFocus[] {
  const named = pieces.filter(({ from }) => out.includes(from));
  const lines = named.flatMap((piece) => (piece.kind === 'line' ? [piece] : []));
  const sides = named.flatMap((piece) => (piece.kind === 'direction' ? [piece.direction as string] : []));
  return legs.filter(
    ({ line, side }) =>
      line !== null &&
      lines.some((one) => (one.signed ? one.line === line : one.line === Math.abs(line))) &&
      (sides.length === 0 || sides.includes(side ?? '')),
  );
}

/** What is counted in a game as a whole. */
const COUNTED = /^(rounds?|goals?|runs?|points?|pts|sets?|games?|totals?)$/;

/** "The receptions one", "the rounds leg": by what is counted, of a player before a game as a whole. */
function legsOfStat(
  out: readonly number[],
  legs: readonly BetFocus[],
  { pieces, tokens }: Pick<Edit, 'pieces' | 'tokens'>,
): BetFocus[] {
  const stats = pieces.flatMap((piece) => (piece.kind === 'stat' && out.includes(piece.from) ? piece.stats : []));
  const props = stats.length > 0 ? legs.filter(({ market }) => countsOneOf(stats, market)) : [];
  if (props.length > 0) return props;
  return out.some((at) => COUNTED.test(tokens[at]?.text ?? '')) ? legs.filter(({ market }) => market === 'total') : [];
}
