import { type BetResult, lineResult as resultOf } from '#engine/odds/line-result.ts';
import { signedLine } from '../../words/pick-label.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';

const SUPPOSES =
  /\b(if|what if|say|suppose|when|happens?|does|do i|did i|would|is (it|that)|am i|who wins|wins?|push)\b/;
const MARGIN =
  /\b(win|wins|won|winning|lose|loses|lost|losing)(?: the game| it)? by (?:exactly |only |just )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/;
const TIE = /\b(tie|ties|tied|draws?|dead even|ends? level)\b/;
const TOTAL = /\b(?:total|over under|o u|over|under|ou)(?: line| bet)?(?: is| of| was| at)? (\d{1,3}(?:\.5)?)\b/;
const SCORE = /\b(\d{1,3}) ?- ?(\d{1,3})\b/;
const LANDS =
  /\b(?:lands?|landed|ends?|ended|finish|finishes|finished|comes out|came out|hits)(?: right| exactly)?(?: on| at| with| up at)? (\d{1,3})\b/;
const MOST_LINE = 60;
const MOST_WORDS = 26;

/** "What if I bet +3 and they lose by 3", "total is 47 and it ends 24-23": how that line is settled by that result. */
export function lineResult(read: Tagged): Asked | null {
  const { plain, text, amounts, tokens } = read;
  const isElse = amounts.prices.length + amounts.shares.length > 0 || amounts.money.some(({ isSure }) => isSure);
  if (isElse || tokens.length > MOST_WORDS || !SUPPOSES.test(plain)) return null;
  const lower = text.toLowerCase();
  return ofTotal(lower) ?? ofSpread(read, spreadMeant(read));
}

/** The line that is named, or the one spread that was spoken of. */
function spreadMeant({ amounts, hasNames, previous }: Tagged): number | null {
  const [named, ...others] = amounts.lines.filter(({ signed, line }) => signed && Math.abs(line) <= MOST_LINE);
  if (named) return others.length > 0 ? null : named.line;
  const [shown, ...more] = hasNames ? [] : (previous?.focus ?? []);
  return shown?.market === 'spread' && more.length === 0 ? shown.line : null;
}

function ofSpread(read: Tagged, line: number | null): Asked | null {
  const margin = marginIn(read.text.toLowerCase());
  if (line === null || margin === null || !Number.isInteger(line * 4)) return null;
  return say(settledWords(line, isOfOpponent(read) ? -margin : margin));
}

/** "Packers +3, bears win by 3": who wins is not the side whose line it is. */
function isOfOpponent({ tokens, mentions, amounts }: Tagged): boolean {
  const by = tokens.findIndex(({ text }) => text === 'by');
  const line = amounts.lines.find(({ signed }) => signed)?.from;
  if (line === undefined || by < 0) return false;
  const [owner, who] = [line, by].map((at) => mentions.findLast(({ to }) => to <= at));
  return owner !== undefined && who !== undefined && !owner.names.some((name) => who.names.includes(name));
}

/** How a spread ends with a margin of its side. */
export function settledWords(line: number, margin: number): string {
  const how = margin === 0 ? 'a tie' : `a ${margin > 0 ? 'win' : 'loss'} by ${Math.abs(margin)}`;
  return `${signedLine(line)} with ${how} ${ENDS[resultOf(line + margin)]}`;
}

const ENDS: Readonly<Record<BetResult, string>> = {
  win: 'wins the bet.',
  half_win: 'wins half of the stake, and the other half comes back: a quarter line is two half bets.',
  push: 'is a push: the stake comes back, and in a parlay the leg drops out.',
  half_loss: 'loses half of the stake, and the other half comes back: a quarter line is two half bets.',
  loss: 'loses the bet.',
};

/** By how much a side is said to win, or to lose: below 0. */
export function marginIn(lower: string): number | null {
  const [, how, points] = MARGIN.exec(lower) ?? [];
  if (how !== undefined) return (how.startsWith('w') ? 1 : -1) * (NUMBER_WORDS[points ?? ''] ?? Number(points));
  return TIE.test(lower) ? 0 : null;
}

function ofTotal(lower: string): Asked | null {
  const line = TOTAL.exec(lower)?.[1];
  const rest = lower.replace(TOTAL, ' ');
  const [, home, away] = SCORE.exec(rest) ?? [];
  const points = home === undefined ? Number(LANDS.exec(rest)?.[1] ?? Number.NaN) : Number(home) + Number(away);
  if (line === undefined || !Number.isFinite(points)) return null;
  const sum = home === undefined ? `${points}` : `${home} + ${away} = ${points}`;
  const left = points - Number(line);
  if (left === 0) return say(`On a total of ${line}, ${sum} is a push: over and under both get their stake back.`);
  return say(
    `On a total of ${line}, ${sum} wins the ${left > 0 ? 'over' : 'under'} and loses the ${left > 0 ? 'under' : 'over'}.`,
  );
}
