import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Act } from '../acts/act.ts';
import { SURE_SHARE } from '../acts/read-act.ts';
import type { BetFocus } from '../reading.ts';
import type { Asked } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import { asksWho, betOf } from './focus.ts';
import { readJudgement } from './judgements.ts';
import { asksVerdict } from './price-questions.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

const OF_GAME = /\b(game|match|matchup|match up|fight|bout|series)\b/;
/** "Who wins the Chiefs game" asks for one market. */
const OF_WINNER = /\b(wins?|winner|winning|beats?|upset|straight up)\b/;
const FULL_LOOK =
  /\b(full|whole|complete|deep|quick) (look|breakdown|rundown|picture|preview|card|board)\b|\b(break ?down|look at everything|every market|all (the )?markets|run ?down)\b/;
const JUDGES: ReadonlySet<Act> = new Set<Act>(['judge', 'compare', 'play']);

/** "Who should I take in the Chiefs game", "thoughts on Bills Lions": the bets of one game of which none is named, beside each other. Null: one is, or none is asked about. */
export function betsOfGame(read: Tagged): Asked | null {
  const { said, plain, where, amounts } = read;
  if (isOfOneBet(read) || OF_WINNER.test(plain)) return null;
  const own = bareSide(read);
  if (!isOfGame(read) && !isBareGame(read) && !FULL_LOOK.test(plain) && own === null) return null;
  const event = gameOf(said, where);
  const isWhole = OF_GAME.test(plain) || said.length > 1 || said.some(({ opponent }) => opponent !== null);
  const bets = event && (isWhole ? betsAsked(read, event) : own === null ? null : betsOfSide(own, event));
  if (!event || !bets) return null;
  const stored = bets.filter(({ market }) => event.markets.some((one) => one.market === market));
  return readJudgement(
    stored.map((bet) => betOf({ ...bet, eventId: event.id }, event)),
    { where: { ...where, window: null }, amounts },
  );
}

/** What is named of a bet, or leans on one that was. */
function isOfOneBet({ said, amounts, books, pieces, leans, plain }: Tagged): boolean {
  const isStated = amounts.prices.length + amounts.lines.length + books.length > 0 || said.some(saysBet);
  return (
    (leans && !asksGoodBet(plain)) ||
    isStated ||
    pieces.some((piece) => piece.kind === 'connector' && piece.connector === 'or')
  );
}

function isOfGame({ likeliest: { act, share }, plain, tokens, previous }: Tagged): boolean {
  if (asksWho(tokens) && previous === null) return true;
  if (OPINION.test(plain)) return true;
  return JUDGES.has(act) && share >= SURE_SHARE && (asksVerdict(plain) || asksWho(tokens));
}

function betsAsked({ tokens }: Tagged, event: SlateEvent): readonly OfGame[] {
  const sides = sidesOf(event);
  return asksWho(tokens) ? sides : [...sides, ...TOTALS];
}

/** What is bet on who wins it, straight or by how much. */
export const sidesOf = (event: SlateEvent): readonly OfGame[] => (hasDrawPrice(event) ? THREE_WAYS : SIDES);

/** Of a game that may be drawn the handicap of half a goal is the winner once more. */
const betsOfSide = (own: 'home' | 'away', event: SlateEvent): readonly OfGame[] =>
  SIDES.filter(({ side, market }) => side === own && !(market === 'spread' && hasDrawPrice(event)));

export type OfGame = Omit<BetFocus, 'eventId'>;
const bet = (market: string, side: BetFocus['side']): OfGame => ({ market, side, line: null, player: null });
const SIDES = [bet('moneyline', 'home'), bet('moneyline', 'away'), bet('spread', 'home'), bet('spread', 'away')];
const THREE_WAYS = [bet('moneyline', 'home'), bet('moneyline', 'draw'), bet('moneyline', 'away')];
export const TOTALS = [bet('total', 'over'), bet('total', 'under')];

/** "Lakers wolves": a game and nothing else. */
const isBareGame = ({ pieces, mentions, tokens }: Tagged): boolean =>
  mentions.length === 2 &&
  tokens.length <= MOST_BARE &&
  pieces.every(({ kind }) => kind === 'name' || kind === 'connector');
const MOST_BARE = 7;

const OPINION =
  /^((so |ok |yo |hey )?(any )?(thoughts?|opinions?|feelings?|takes?) (on|about)|(so |ok )?(what|wb|how) ?(about|bout)|(whats|what is) (your|ur) (read|take|opinion|call|view|lean)( (on|about|for))?|what do (you|u|ya) think (of|about)|how (do|are) (you|u|we) (feel|feeling|like) (about|on)?) /;

/** "Chiefs", "thoughts on the Celtics tonight": a side and no kind of bet, so that each of its kinds is meant. Null: something else. */
function bareSide({ mentions, pieces, plain, previous, tokens }: Tagged): 'home' | 'away' | null {
  const [mention] = mentions;
  const [person] = mention?.persons ?? [];
  const isAsked = asksGoodBet(plain);
  if ((previous !== null && !isAsked) || !mention || mentions.length !== 1 || !person || person.kind !== 'side')
    return null;
  if (pieces.some(({ kind }) => kind !== 'name')) return null;
  const beside = tokens.filter((_, at) => at < mention.from || at >= mention.to);
  const isAlone = beside.every(({ text }) => BESIDE.test(text));
  return isAlone || isAsked || OPINION.test(plain) ? (person.name === person.event.home ? 'home' : 'away') : null;
}
/** "Are the Bills a good bet tonight" is about them, and no wish for any bet of their game. */
export const asksGoodBet = (plain: string): boolean => GOOD_BET.test(plain);
const GOOD_BET =
  /^((so|ok|yo|hey|and|but) )*((is|are|r|was|wld|would) (\S+ ){1,4}(be )?)?(\S+ ){0,3}an? (good|smart|decent|solid|safe|bad|ok|dumb|great) (bet|play|pick)( (today|tonight|tomorrow|this week|right now|rn|here))?$/;

/** "The Packers". */
const BESIDE = /^(the|da|those|today|tonight|tomorrow)$/;

/** The game of all who are named, who are all sides. */
function gameOf(said: readonly StatedBet[], where: Tagged['where']): SlateEvent | null {
  const events = said.map(({ side, opponent, player }) => {
    const found = side && !player ? fittingPersons(side, opponent, where) : null;
    return found && !isUnfound(found) ? found[0]?.event : null;
  });
  const [event] = events;
  return event && said.every(hasSubject) && events.every((one) => one === event) ? event : null;
}
