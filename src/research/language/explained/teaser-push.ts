import { list, signed } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfTeaser } from '../calls/teaser-spoken.ts';

const PUSHES =
  /\b(?:push|pushes|pushed|pushing|tie|ties|lands? (?:right |exactly |dead )*on (?:it|the (?:number|line))|lands? (?:right|exactly)|ends? level|hits? the number exactly)\b/;
const ASKS = /\b(?:if|what|when|do|does|am|is|how|say|suppose|happens?|then)\b/;
const ELSE = /\b(?:chance|likely|often|odds of|worth|parlay|price|cross|which)\b/;
const USUAL_POINTS = 6;
const MOST_WORDS = 18;

/** "If one leg pushes do I lose" of the teaser on the screen or that is named: what most books do with it, and which of its legs can push at all. */
export function teaserPush(read: Tagged): Asked | null {
  const { plain, tokens, mentions, previous } = read;
  if (!PUSHES.test(plain) || !ASKS.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (!isOfTeaser(read) || mentions.length > 0 || previous?.ticket === true) return null;
  const sum = previous?.calculation?.kind === 'teaser' ? previous.calculation : null;
  const legs = sum?.legs ?? 2;
  const lead =
    legs === 2
      ? 'Not at most books: a push takes that leg out, and what is left of a two-leg teaser is no bet, so your stake comes back if the other leg wins. If the other leg loses, the teaser loses.'
      : `Not at most books: a push takes that leg out, and the teaser of ${legs} goes on as one of ${legs - 1}, at the lower price of that. Every other leg still has to win.`;
  return say(
    `${lead} A few books count a push as a loss, so look at the teaser rules of yours.${ofLines(read)}`,
    [],
    previous?.focus ? { focus: previous.focus, unjudged: previous.unjudged ?? true, ticket: false } : {},
  );
}

/** A line on half a point cannot push once it is teased by whole points either. */
function ofLines({ previous }: Tagged): string {
  const sum = previous?.calculation?.kind === 'teaser' ? previous.calculation : null;
  const points = sum?.points ?? USUAL_POINTS;
  const lines = sum?.lines ?? (previous?.focus ?? []).flatMap(({ line }) => (line === null ? [] : [line]));
  if (lines.length === 0) return ' A teased line on a half point, such as -2.5, cannot push.';
  const teased = lines.map((line) => line + points);
  const whole = teased.filter((line) => Number.isInteger(line));
  return whole.length === 0
    ? ` Here none can: ${list(teased.map(signed))} are all on half points.`
    : ` Here only ${list([...new Set(whole.map(signed))])} can push; a line on a half point cannot.`;
}
