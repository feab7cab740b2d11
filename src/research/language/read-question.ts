import type { Token } from '#engine/names/tokenise.ts';
import { withoutOwn } from './calls/memory.ts';
import { readWords } from './calls/read-words.ts';
import { carries } from './carries.ts';
import { findDoubts } from './doubts.ts';
import { heldStake } from './harm/stake-asked-back.ts';
import { partsOf } from './question-parts.ts';
import { namesRoll, readBankroll } from './read-bankroll.ts';
import { readIntent } from './read-intent.ts';
import type { Intent, Reading } from './reading.ts';
import { saidLast } from './said-last.ts';
import { localTime, type Zone, zoneOf } from './time-zone.ts';

export type QuestionContext = {
  nowMs: number;
  /** Its clocks, or an IANA name that `isTimeZone` accepts. */
  timeZone: string | Zone;
  /** What the session asked last: "the spread" behind it is a price, and no term. */
  previous: Reading | null;
};

const DAY_MS = 86_400_000;

/**
 * What a question says by itself: who needs help, what is talk, and of a wish for bets each part that its words name.
 *
 * Units: a text, the present moment (epoch ms) and the sender's zone to a `Reading`.
 * Formula: the parts of a wish (`wishes/`) over the names of the tables; no randomness, no clock.
 * Source: the product's rules on intents, counts, odds limits and time windows.
 * Known bias: reads English, and at most the first 4,000 characters. What it leans on `calls/plan-calls.ts` fills in.
 * @throws RangeError for a time zone that does not exist.
 */
export function readQuestion(text: string, context: QuestionContext): Reading {
  const read = (part: string) => readTokens(withoutOwn(readWords(part)), context);
  const whole = read(text);
  const said = saidLast(text);
  // Who needs help says so in words that he may take back.
  return said === text || HELP.has(whole.intent) ? whole : read(said);
}

const HELP: ReadonlySet<Intent> = new Set<Intent>(['distress', 'under_age', 'self_exclusion']);

/** The same from the words of a question, in one bounded pass for each rule. */
export function readTokens(tokens: readonly Token[], { nowMs, timeZone, previous }: QuestionContext): Reading {
  const clock = { nowMs, zone: typeof timeZone === 'string' ? zoneOf(timeZone) : timeZone };
  const hasPrevious = previous !== null && carries(previous);
  const { parts, mentions } = partsOf(tokens, clock, { hasPrevious, isList: previous?.list === true });
  const year = new Date(localTime(nowMs, clock.zone).day * DAY_MS).getUTCFullYear();
  const read = readIntent(tokens, parts, {
    year,
    hasPrevious,
    isOfHedge: previous?.calculation?.kind === 'hedge',
    held: heldStake(previous),
  });
  const { legs: _, ...said } = parts;
  const reading: Reading = { ...said, ...read, ...moneyOf(tokens, read.intent) };
  const intent = isOfOneGame(reading) ? 'one_game' : staysParlay(tokens, reading, previous) ? 'parlay' : reading.intent;
  const meant: Reading = intent === reading.intent ? reading : { ...reading, intent };
  return { ...meant, unsure: findDoubts(tokens, meant, mentions) };
}

/** A unit of less than this has no bets: "got 20 bucks, what should I put it on" is what goes on one. */
const LEAST_ROLL = 50;

function moneyOf(tokens: readonly Token[], intent: Intent): Pick<Reading, 'bankroll' | 'stakeCents'> {
  const bankroll = readBankroll(tokens, intent === 'bankroll');
  const isStake = intent !== 'bankroll' && bankroll !== null && bankroll < LEAST_ROLL && !namesRoll(tokens);
  return isStake ? { bankroll: null, stakeCents: Math.round(bankroll * 100) } : { bankroll };
}

/** "Only player props" behind a parlay is to be one still. */
const staysParlay = (tokens: readonly Token[], { intent }: Reading, previous: Reading | null): boolean =>
  intent === 'picks' && previous?.ticket === true && tokens.length <= FEW_WORDS && NARROWS.test(tokens[0]?.text ?? '');
const FEW_WORDS = 4;
const NARROWS = /^(only|just|no|with|but|make|now)$/;

const SIDES_OF_GAME = 2;

/** Bets on a side or two that are named, and no count of picks among more of them. */
function isOfOneGame({ intent, count, teams }: Reading): boolean {
  if (intent !== 'picks' || teams.length === 0 || (count !== null && count > 1)) return false;
  const leagues = new Set(teams.map(({ league }) => league));
  return ![...leagues].some((league) => teams.filter((team) => team.league === league).length > SIDES_OF_GAME);
}
