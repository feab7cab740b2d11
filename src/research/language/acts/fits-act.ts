import type { Asked, Call } from '../calls/call.ts';
import { betsOf } from '../calls/left-out.ts';
import type { Act } from './act.ts';
import type { ActShare } from './read-act.ts';

/** What an answer is made of. `explained`: bets of before, looked at again. `words`: what is told, refused or asked back. */
type Form =
  | 'picks'
  | 'parlay'
  | 'verdict'
  | 'explained'
  | 'board'
  | 'games'
  | 'moves'
  | 'facts'
  | 'scan'
  | 'sum'
  | 'told'
  | 'proposal'
  | 'words';

/** From which share on an act decides what the answer may be: of a hundred such readings of new messages about 96 are right. */
const DECIDES = 0.8;

const of = (...acts: Act[]): ReadonlySet<Act> => new Set(acts);
const OF_LEGS: readonly Act[] = ['swap', 'drop', 'add', 'join'];
const OF_TALK: readonly Act[] = ['term', 'product', 'outside', 'react', 'setting', 'save'];
const OF_FIGURES: readonly Act[] = ['why', 'against', 'sure', 'fair', 'limit', 'play', 'stake', 'pays', 'worst'];
const OF_FREE: readonly Act[] = ['board', 'games', 'when', 'facts', 'moves', 'scan', 'calc', 'hedge', 'books', 'doubt'];

/** Who wants one of these for sure is never answered with that, whatever else a word of the message may stand for. */
const NEVER: Readonly<Record<Form, ReadonlySet<Act>>> = {
  picks: of(...OF_FIGURES, ...OF_FREE, ...OF_TALK, 'rank', 'again', 'flip', 'join'),
  parlay: of(...OF_TALK, 'stake', ...OF_FREE.filter((act) => act !== 'books')),
  verdict: of(...OF_FREE, ...OF_TALK, 'pays', 'drop', 'again', 'keep', 'more', 'swap', 'join', 'parlay'),
  explained: of(
    ...OF_LEGS,
    'picks',
    'parlay',
    'calc',
    'games',
    'when',
    'scan',
    'term',
    'product',
    'outside',
    'board',
    'moves',
    'save',
    'hedge',
  ),
  board: of(
    ...OF_LEGS,
    'calc',
    'pays',
    'worst',
    'when',
    'term',
    'product',
    'outside',
    'react',
    'save',
    'against',
    'parlay',
    'scan',
    'facts',
    'moves',
    'limit',
    'stake',
    'hedge',
  ),
  games: of(
    ...OF_LEGS,
    ...OF_FIGURES,
    ...OF_TALK,
    'picks',
    'parlay',
    'calc',
    'scan',
    'judge',
    'hedge',
    'moves',
    'best',
    'rank',
  ),
  moves: of(...OF_LEGS, ...OF_TALK, 'picks', 'parlay', 'judge', 'calc', 'games', 'when', 'pays', 'stake'),
  facts: of(
    ...OF_LEGS,
    ...OF_TALK,
    'moves',
    'calc',
    'games',
    'picks',
    'parlay',
    'judge',
    'pays',
    'stake',
    'scan',
    'board',
    'books',
    'hedge',
    'limit',
    'fair',
  ),
  scan: of(...OF_LEGS, ...OF_TALK, 'picks', 'parlay', 'calc', 'games', 'facts', 'when', 'moves', 'judge', 'limit'),
  sum: of(
    ...OF_LEGS,
    'term',
    'product',
    'outside',
    'react',
    'save',
    'parlay',
    'flip',
    'games',
    'when',
    'facts',
    'moves',
    'board',
    'best',
    'worst',
    'rank',
    'against',
  ),
  told: of(...OF_LEGS, 'picks', 'parlay', 'judge', 'board', 'scan', 'calc', 'flip', 'pays', 'stake'),
  proposal: of(
    ...OF_LEGS,
    'picks',
    'parlay',
    'judge',
    'games',
    'when',
    'facts',
    'moves',
    'scan',
    'calc',
    'term',
    'product',
  ),
  words: of(),
};

const FORMS: Readonly<Record<Call['tool'], Form>> = {
  best_bets: 'picks',
  build_parlay: 'parlay',
  price_bets: 'verdict',
  show_board: 'board',
  find_games: 'games',
  line_moves: 'moves',
  facts_about: 'facts',
  scan_prices: 'scan',
  calculate: 'sum',
  look_up: 'told',
  propose: 'proposal',
};

function formsOf(asked: Asked): readonly Form[] {
  if (asked.kind === 'picks') return [asked.reading.intent === 'parlay' ? 'parlay' : 'picks'];
  if (asked.kind !== 'calls') return ['words'];
  if (asked.explains !== undefined) return ['explained'];
  return asked.calls.map(({ tool, input }) => ('priceOnly' in input ? 'words' : FORMS[tool]));
}

/** Whether that can be an answer to what a message surely wants. */
export const fitsAct = ({ act, share }: ActShare, asked: Asked): boolean =>
  share < DECIDES || (act === 'calc' && comparesGames(asked)) || !formsOf(asked).every((form) => NEVER[form].has(act));

/** "Seahawks at +100 and Bills at -101, which is best": prices of two games are no sides of one sum. */
function comparesGames(asked: Asked): boolean {
  if (asked.kind !== 'calls') return false;
  const bets = asked.calls.flatMap(betsOf);
  const isPriced = bets.every(({ price }) => price != null);
  return bets.length > 1 && isPriced && new Set(bets.map(({ eventId }) => eventId)).size === bets.length;
}
