import { isAnswer } from '../alone/as-it-stands.ts';
import { setAside } from '../alone/set-aside.ts';
import { isUnread } from '../alone/stands-alone.ts';
import type { Asked } from '../calls/call.ts';
import { planCalls } from '../calls/plan-calls.ts';
import type { Question } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import type { WholeQuestion } from './whole-question.ts';

/** A message as the whole question that it stands for. `isOwn`: it is answered behind what was shown, which comes to the same or to more. */
export type Whole = { reading: Reading; isOwn: boolean };

/**
 * What a message comes to as the whole question that it stands for. Null: that is not understood either. `readWhole` reads the whole behind
 * another reading.
 */
export function asWhole(
  within: Question,
  whole: WholeQuestion,
  readWhole: (previous: Reading) => Reading,
): Whole | null {
  const { previous } = within;
  if (previous === null || isAnswer(previous, within.text.split(' ').length)) return null;
  const reading = readWhole(setAside(previous));
  const asked = planCalls({ ...within, text: whole.text, previous: null, reading });
  if (isUnread({ asked, reading })) return null;
  const own = planCalls(within);
  const isOwn = whatIsAsked(own) === whatIsAsked(asked) || isOfBefore(own, whole, previous);
  return { reading, isOwn };
}

/** Another market or side of what was shown is read behind it; so is a change of a parlay that stands, but for other games. */
function isOfBefore(own: Asked | null, { kinds, isOfLegs }: WholeQuestion, { ticket }: Reading): boolean {
  if (own?.kind !== 'calls') return false;
  const [kind = 'number', ...others] = kinds;
  if (others.length === 0 && OF_BET.has(kind) && !isOfLegs) return own.calls.every(({ tool }) => tool !== 'calculate');
  return (
    ticket === true &&
    !kinds.some((one) => one === 'league' || one === 'time') &&
    own.calls.some(({ tool, input }) => tool === 'build_parlay' && hasLegs(input))
  );
}
const OF_BET: ReadonlySet<WholeQuestion['kinds'][number]> = new Set<WholeQuestion['kinds'][number]>([
  'market',
  'direction',
  'period',
]);

const hasLegs = (input: object): boolean => 'legs' in input && Array.isArray(input.legs) && input.legs.length > 0;

/** How many rows are shown of a board, which side stands first, and the moment of asking are no part of what is asked. */
const OF_SHOWING: ReadonlySet<string> = new Set(['limit', 'offset', 'first', 'from', 'fromMs', 'label']);

function whatIsAsked(asked: Asked | null): string | null {
  if (asked?.kind === 'say') return asked.text;
  const said = asked?.kind === 'calls' ? asked.calls : asked?.kind === 'picks' ? searchOf(asked.reading) : asked;
  return JSON.stringify(said, (key, value: unknown) => (OF_SHOWING.has(key) ? undefined : value));
}

function searchOf(reading: Reading) {
  const { intent, leagues, teams, players, markets, side, line, count, book, minDecimal, maxDecimal, window } = reading;
  return [intent, leagues, teams, players, markets, side, line, count, book, minDecimal, maxDecimal, window];
}
