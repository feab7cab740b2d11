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
  if (previous === null || isAnswer(previous, within.text)) return null;
  const reading = readWhole(setAside(previous));
  const asked = planCalls({ ...within, text: whole.text, previous: null, reading });
  if (isUnread({ asked, reading })) return null;
  const own = planCalls(within);
  const isOwn = whatIsAsked(own) === whatIsAsked(asked) || isOfBefore(own, asked, { whole, previous });
  return { reading, isOwn };
}

/** Another market or side of what was shown is read behind it; so is a change of a parlay that stands, but for other games. */
function isOfBefore(
  own: Asked | null,
  asked: Asked | null,
  { whole: { kinds, isOfLegs }, previous: { ticket } }: { whole: WholeQuestion; previous: Reading },
): boolean {
  // So many of the picks that were shown need no new search.
  if (own?.kind === 'about') return own.about.kind === 'keep';
  if (own?.kind !== 'calls') return false;
  const [kind = 'number', ...others] = kinds;
  // "Any value in the spread? | and the total": what was asked of one is asked of the other, and not its prices alone.
  if (others.length === 0 && OF_BET.has(kind) && !isOfLegs)
    return own.calls.every(({ tool }) => tool !== 'calculate' && !(tool === 'show_board' && isSearch(asked)));
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

const isSearch = (asked: Asked | null): boolean => asked === null || asked.kind === 'picks';

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
