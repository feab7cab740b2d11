import type { Asked } from './call.ts';
import { NO_BET } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';
import { CHANGES, readTeaser } from './teaser-calls.ts';

const MOST_WORDS = 18;
const MOST_POINTS = 14;
const TEASED = /\bteas(e|ed|er|ers|ing)\b/;
/** "Teased 6", "6 pts". */
const BY = /\bteas(?:e|ed|er|ing) (?:them |both |these |each |up |by |of )*(\d{1,2}(?:\.5)?)\b/;

/**
 * "Vikings and Jags teased 6 at -120" behind a teaser of others, "Vikings +2.5 and Jaguars +2.5 to +8.5 each": a teaser of who is named now,
 * and not the one before. Null: fewer than two are named, or the one before is to be changed.
 */
export function teaserAnew(read: Tagged): Asked | null {
  const { mentions, amounts, plain, said } = read;
  if (!isTeased(read)) return null;
  // Whoever is named is one leg: the number behind "to" is where his line ends, and no line of another leg.
  const bets = mentions.map((side) => ({
    ...(said.find((bet) => bet.side?.from === side.from) ?? { ...NO_BET, side }),
    opponent: null,
  }));
  const by = BY.exec(plain)?.[1];
  const points = by === undefined ? pointsTo(endOf(read), bets[0]) : Number(by);
  const isTooFar = points !== null && (points <= 0 || points > MOST_POINTS);
  if (isTooFar || mentions.some(({ kind }) => kind !== 'side')) return null;
  const legs = by === undefined ? bets : bets.map((bet) => withoutPoints(bet, Number(by)));
  const counts = points === null ? amounts.counts : [{ from: 0, to: 0, count: points, of: 'points' as const }];
  return readTeaser({ ...read, bets: legs, amounts: { ...amounts, counts } });
}

/** Sides alone are named behind a teaser, to be teased themselves. */
function isTeased(read: Tagged): boolean {
  const { previous, mentions, tokens, plain, pieces } = read;
  if (previous?.calculation?.kind !== 'teaser' || mentions.length < 2 || tokens.length > MOST_WORDS) return false;
  const isBet = pieces.some(
    (piece) =>
      (piece.kind === 'market' && !piece.isTalk && piece.market !== 'spread') ||
      piece.kind === 'direction' ||
      piece.kind === 'stat',
  );
  const changes = CHANGES.test(plain) && !(TEASED.test(plain) && ALL_OF_THEM.test(plain));
  return !isBet && !changes && (TEASED.test(plain) || endOf(read) !== null);
}

/** "Tease the Vikings and Jags instead". */
const ALL_OF_THEM = /\binstead$/;

const pointsTo = (end: number | null, bet: Tagged['said'][number] | undefined): number | null =>
  end === null || !bet?.line ? null : end - bet.line.line;

/** Of "Jags teased 6" the six is how far, and no line of theirs. */
const withoutPoints = (bet: Tagged['said'][number], by: number): Tagged['said'][number] =>
  bet.line && Math.abs(bet.line.line) === by && !bet.line.signed ? { ...bet, line: null } : bet;

/** "+2.5 to +8.5 each". */
function endOf({ amounts, tokens }: Tagged): number | null {
  const last = amounts.lines.at(-1);
  return amounts.lines.length > 1 && last && tokens[last.from - 1]?.text === 'to' ? last.line : null;
}
