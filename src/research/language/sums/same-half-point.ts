import { leagueOf } from '../../slate/leagues.ts';
import { signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeant } from './bet-meant.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

const SAME = /\b(?:same( thing| bet)?|equivalent|identical|diff|differen(?:t|ce)|differs?)\b/;
const WINNER = /\b(?:ml|moneyline|to win|straight up|outright)\b/;
const ELSE = /\b(?:worth|value|edge|ev|should i|good (?:bet|play|idea)|better|best|take|parlay|why|teams?|games?)\b/;
/** Played on until somebody wins. */
const NEVER_LEVEL: ReadonlySet<string> = new Set(['NBA', 'WNBA', 'NCAAB', 'NCAAF', 'MLB', 'NHL']);
const HALF = 0.5;

/** "Is that any diff than Kings ml" behind Kings +0.5: one bet where no game ends level, and which of the two pays more. Free. */
export function sameHalfPoint(read: Tagged): Asked | null {
  const { plain, said, amounts } = read;
  if (!SAME.test(plain) || ELSE.test(plain) || !WINNER.test(plain) || amounts.prices.length > 0) return null;
  const line = lineMeant(read);
  if (line === null || Math.abs(line) !== HALF) return null;
  const bet = betMeant({ ...read, said: said.map((one) => ({ ...one, market: null, line: null })) });
  const side = bet?.ref.side;
  const isOne = bet !== null && NEVER_LEVEL.has(leagueOf(bet.event.sportKey) ?? '');
  return isOne && (side === 'home' || side === 'away') ? told(bet, shortTeam(bet.event[side]), line, read) : null;
}

/** The one line that is named, else that of the bet that was spoken of. */
function lineMeant({ said, previous }: Tagged): number | null {
  const [spoken, ...others] = previous?.list === true || previous?.ticket === true ? [] : (previous?.focus ?? []);
  const [named, ...more] = said.flatMap(({ line }) => line ?? []);
  if (named) return more.length === 0 ? named.line : null;
  return spoken?.market === 'spread' && others.length === 0 ? spoken.line : null;
}

function told({ ref }: StoredBet, team: string, line: number, read: Tagged): Asked | null {
  const base = { ...ref, price: null, book: null };
  const [win, half] = [
    storedBet({ ...base, market: 'moneyline', line: null }, read),
    storedBet({ ...base, market: 'spread', line }, read),
  ];
  if (!isStored(win) || !isStored(half) || !win.price || !half.price) return null;
  return say(
    `No difference: nobody ties here, so ${team} ${signed(line)} and the ${team} moneyline win and lose together. ${whoPaysMore(win.price, half.price, `${team} ${signed(line)}`)}`,
    [],
    { focus: [{ ...base, line, market: 'spread', player: null }], unjudged: true },
  );
}

type Price = NonNullable<StoredBet['price']>;
const at = ({ text, book }: Price): string => `${text} at ${book}`;

function whoPaysMore(win: Price, half: Price, name: string): string {
  if (win.decimal === half.decimal) return `Both pay the same at best: ${at(win)} and ${at(half)}.`;
  return win.decimal > half.decimal
    ? `The moneyline pays more: ${at(win)}, against ${at(half)}.`
    : `${name} pays more: ${at(half)}, against ${at(win)} for the moneyline.`;
}
