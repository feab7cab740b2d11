import { signed } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';

export type SettledKind = 'moneyline' | 'spread' | 'total';

const CALLED =
  /\b(called|call (it|the game)|stopped|rain stops|shortened|suspended|cut short|ends? early|rain(s|ed)? (it )?out|rainout|washed out|rain delay(ed)?|(innings?|\d(st|nd|rd|th)) before (the )?rain|(only )?(went|played|got) (only )?\d innings?|(isnt|not|never|doesnt|dont) (finish|finished|completed|get finished))\b/;
const INNING = /\b([1-9])(st|nd|rd|th)\b|\b(?:after )?(\d) innings?\b|\bafter (\d)\b/;
const BEFORE = /\b(postponed|ppd|rained out|rain(s|ed)? (it )?out|rainout|washed out|before (it|the game) starts?)\b/;
const ENOUGH = 5;

type Of = { kind: SettledKind | null; bet: BetFocus | null; isAgain: boolean };
type Early = { bet: BetFocus | null; read: Tagged; innings: number | null };

/** What becomes of a bet on a baseball game that is called before its end, by what was played; null: it is not called early. */
export function calledEarly(read: Tagged, { kind, bet, isAgain }: Of): string | null {
  const { plain } = read;
  if (!isAgain && !CALLED.test(plain)) return null;
  const innings = inningsPlayed(plain);
  if (innings === null && BEFORE.test(plain)) return null;
  const early = { bet, read, innings };
  return kind === null ? `${ofWinner(early)} ${OF_OTHERS}` : EARLY[kind](early);
}

/** How many were played when it was called: of the one it was called in, those before it. */
export function inningsPlayed(plain: string): number | null {
  const [, ordinal, , counted, after] = INNING.exec(plain) ?? [];
  const played = counted ?? after;
  return played !== undefined ? Number(played) : ordinal === undefined ? null : Number(ordinal) - 1;
}

const OF_OTHERS = 'A total or a run line needs all 9 and is void at most books.';

const SCORE = /\b(\d{1,2}) ?- ?(\d{1,2})\b/;
const ALREADY = /\balready\b.*\b(hit|over|won|in|cashed|past|cleared)\b|\bhad already\b/;

/** "Over 8.5": and not the inning it was called in. */
function lineNamed(plain: string): number | null {
  const [, line] = /\b(?:over|under|total|total of) (\d{1,2}(?:\.5)?)\b/.exec(plain) ?? [];
  return line === undefined ? null : Number(line);
}

function ofTotal({ bet, read }: Early): string {
  const { plain, text } = read;
  const side = /\bunder\b/.test(plain) || (bet?.side === 'under' && !/\bover\b/.test(plain)) ? 'under' : 'over';
  const line = lineNamed(plain) ?? (bet?.market === 'total' ? bet.line : null);
  const own = `Your ${side}${line === null ? '' : ` ${line}`}`;
  const needs = 'a total needs all 9 innings (8.5 if the home team leads)';
  const ends = side === 'over' ? 'won' : 'lost';
  const [score, one, two] = SCORE.exec(text) ?? [];
  const runs = score === undefined ? null : Number(one) + Number(two);
  if (runs === null || line === null)
    return ALREADY.test(plain)
      ? `That depends on your book: ${needs}, so most void it and give the stake back, but many settle an ${side} that was already decided as ${ends}.`
      : `${own} is void at most books and the stake comes back, since ${needs}; only if more runs than its number were in already do many books settle it as ${ends}.`;
  return runs > line
    ? `That depends on your book: ${needs}, so some void it and give the stake back. But with ${runs} runs in, ${own.toLowerCase()} was decided already, and many books settle it as ${ends} then.`
    : `${own} is void at most books and the stake comes back, since ${needs}, and with ${runs} runs in nothing was decided yet.`;
}

function ofSpread({ bet, read }: Early): string {
  const named = read.amounts.lines.find((one) => one.signed)?.line ?? (bet?.market === 'spread' ? bet.line : null);
  const line = named === null ? '' : ` ${signed(named)}`;
  return `Your run line${line} is void at most books and the stake comes back, since it needs all 9 innings (8.5 if the home team leads).`;
}

const ofWinner = ({ innings }: Early): string =>
  innings !== null && innings < ENOUGH
    ? 'Your moneyline is void at most books and the stake comes back: 5 innings are needed for the winner (4.5 if the home team leads), unless the game is finished later.'
    : 'Your moneyline stands at most books once 5 innings are played (4.5 if the home team leads): whoever leads when the game is called wins it.';

const EARLY: Readonly<Record<SettledKind, (early: Early) => string>> = {
  total: ofTotal,
  spread: ofSpread,
  moneyline: ofWinner,
};
