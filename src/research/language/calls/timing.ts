import { betsCall } from '../lists/about-bet.ts';
import { boardOf } from './board-calls.ts';
import { boardOnBet } from './board-on-bet.ts';
import { type Asked, calls } from './call.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

/** Behind a bet: "what if i wait". */
const IF_WAITS =
  /^(and |so |ok |but |what and )*(what|whats|how about|and|is it better)?( happens)? ?(if|to) (i |we )?(just )?(wait|waits|waited|hold off|wait it out)\b/;
/** Now or later: "should I wait on it", "grab now or wait for Monday", "will it go to 7". */
const TIMING =
  /\b(should|do|would|worth|better|gonna|or|can|could) (\w+ ){0,3}(wait|waiting|hold off|hold out|holding)\b|\b(bet|take|grab|get|lock|hit|play) (it |this |that |them )?(in )?now or\b|\bor (just )?(take|grab|bet|get|lock) (it |this |that |them )?(in )?now\b|\bwill (it|the line|that|the number|they) (\w+ )?(go|get|move|drop|climb|rise|fall|come)\b/;
/** Which book changes its number first. */
const MOVES_FIRST = /\b(who|which book|whos|what book) (\w+ )?(moves?|moving|goes|comes?) (\w+ ){0,3}(first|off)\b/;
const LIVE = /\b(starts?|live|in game|kick ?off|tip ?off|half ?time|first pitch|puck drop|first quarter)\b/;
const ELSE = /\b(parlay|leg|cash ?out|injur\w*|lineups?|news)\b/;
const MOST_WORDS = 20;

const UNKNOWN =
  'I make no forecast of where a line goes. What is worth a bet now is best taken now, since the price can go; a pass costs nothing to wait on, until the price that makes it a bet.';
const UNKNOWN_BOOK = 'Which book moves first is not known; where each stands now is below.';
const NOT_LIVE = 'Prices during the game are not stored, so I could not help you after it starts.';

export const asksTiming = ({ plain, tokens }: Tagged): boolean =>
  tokens.length <= MOST_WORDS &&
  (TIMING.test(plain) || IF_WAITS.test(plain) || MOVES_FIRST.test(plain)) &&
  !ELSE.test(plain);

function notes({ plain }: Tagged): string[] {
  if (MOVES_FIRST.test(plain)) return [UNKNOWN_BOOK];
  return LIVE.test(plain) ? [UNKNOWN, NOT_LIVE] : [UNKNOWN];
}

/** Beside a bet that is named: that nobody knows where its price goes. */
export const timingNotes = (read: Tagged, asked: Extract<Asked, { kind: 'calls' }>): string[] =>
  asksTiming(read) && !asked.assumed.includes(UNKNOWN) && asked.calls.some(({ tool }) => OF_BETS.has(tool))
    ? notes(read)
    : [];
const OF_BETS: ReadonlySet<string> = new Set(['price_bets', 'show_board']);

/** "Should I just wait till the game starts" of the bets that were shown, "who moves off 1.5 first" of those that are named. */
export function timingAsked(read: Tagged): Asked | null {
  const { previous, mentions, plain, said } = read;
  if (!asksTiming(read) || previous?.list === true || previous?.ticket === true) return null;
  if (mentions.length > 0) return MOVES_FIRST.test(plain) ? boardOf({ ...toMarketQuestion(read), window: null }) : null;
  const focus = previous?.focus ?? [];
  const [spoken] = focus.slice((previous?.pointed ?? 1) - 1);
  if (!previous || !spoken || said.length > 0) return null;
  if (previous.unjudged === true) return calls([boardOnBet(spoken)], notes(read));
  return { kind: 'calls', calls: [betsCall(focus, previous)], assumed: notes(read), explains: 'limit' };
}
