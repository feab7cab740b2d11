import type { BetRefDraft } from '#contract/research/bet.ts';
import type { LegWorst } from '#contract/research/build-parlay.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { fromFocus } from '../calls/focus.ts';
import type { Mention } from '../calls/mentions.ts';
import { plainText } from '../calls/plain-text.ts';
import { hasSubject, readStatedBets, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import type { EditSpans } from './edit-spans.ts';
import { refsOf } from './leg-refs.ts';
import { legWishes } from './leg-wishes.ts';
import { legsOfKind } from './legs-of-kind.ts';
import { hashPlaces, placesIn } from './places-in.ts';
import { isSame, legOf, legsWanted, moreOf, ticketCall, UNCHANGED } from './ticket-call.ts';

type Change = { legs: readonly BetFocus[]; spans: EditSpans; edit: Edit };

/** The parlay with legs out, in, or others in the place of some. Null: nothing of it is named. */
export function changedLegs(change: Change): Asked | null {
  const { legs, spans, edit } = change;
  const named = refsOf(betsIn(change), edit.where);
  if ('kind' in named) return named;
  const gone = goneOf(change, named.refs);
  if ('kind' in gone) return gone;
  if (gone.legs.length === 0) return unplaced(change, named.refs);
  const put = named.refs.length > 0 ? named : refsOf(ofSameGame(change, gone.legs), edit.where);
  if ('kind' in put) return put;
  const [first] = gone.legs;
  const left = legs.flatMap((leg) => (leg === first ? put.refs : gone.legs.includes(leg) ? [] : [legOf(leg)]));
  if (isSame(legs, left)) return say(UNCHANGED);
  const size = legsWanted(edit.tokens) ?? (spans.swaps && put.refs.length === 0 ? legs.length : null);
  if (size === null || size <= left.length) return ticketCall(left, moreOf(edit));
  return withChosen(change, { left, gone: gone.legs, size });
}

type Chosen = { left: readonly BetRefDraft[]; gone: readonly BetFocus[]; size: number };

function withChosen({ legs, spans, edit }: Change, { left, gone, size }: Chosen): Asked {
  const wishes = legWishes(spans.put, gone, edit);
  if (wishes === null) return say(WHAT_INSTEAD);
  const [first] = gone;
  const place = first ? { place: legs.indexOf(first) + 1 } : {};
  return ticketCall(left, { ...moreOf(edit), choose: { count: size, ...wishes, ...place } });
}

const WHAT_INSTEAD = 'What shall stand there instead? Name a bet, a league or a kind of bet.';

/** The legs that go: by their places and names, by the game of what comes, or the one that was spoken of. */
function goneOf({ legs, spans, edit }: Change, put: readonly BetRefDraft[]): { legs: readonly BetFocus[] } | Asked {
  const { mentions, tokens, text, previous } = edit;
  const words = spans.out.flatMap((at) => tokens[at] ?? []);
  const named = mentions.filter(({ from }) => spans.out.includes(from) && !spans.put.includes(from));
  const places = [...placesIn(words, legs.length), ...hashPlaces(text, legs.length)];
  const gone = legs.filter((leg, at) => places.includes(at + 1) || named.some((mention) => isOn(leg, mention)));
  if (gone.length > 0) return { legs: gone };
  if (named.length > 0) return notOnIt(named, legs);
  const ofKind = legsOfKind(
    spans.out.filter((at) => !spans.put.includes(at)),
    legs,
    edit,
  );
  if (ofKind) return ofKind;
  const ofGame = spans.swaps ? legs.filter(({ eventId }) => put.some((ref) => ref.eventId === eventId)) : [];
  if (ofGame.length > 0) return { legs: ofGame };
  const spoken = legs[(previous?.pointed ?? 0) - 1];
  const isSpoken = spans.out.length > 0 ? words.some(({ text: word }) => THAT.test(word)) : spans.swaps;
  return { legs: spoken && isSpoken ? [spoken] : [] };
}

const THAT = /^(it|that|this)$/;

/** Nothing of the parlay goes by its name: the worst of its legs, something more, or it is asked which leg. */
function unplaced(change: Change, put: readonly BetRefDraft[]): Asked | null {
  const { legs, spans, edit } = change;
  const by = spans.out.length > 0 ? worstOf(edit) : null;
  if (by !== null) return withoutWorst(change, by);
  if (spans.swaps && (put.length > 0 || spans.out.length > 0)) return whichLeg(change, 'Swap');
  if (put.length > 0) return ticketCall([...legs.map(legOf), ...put], moreOf(edit));
  const words = edit.mentions.length === 0 ? spans.put.map((at) => edit.tokens[at]?.text ?? '') : [];
  if (words.includes('instead')) return whichLeg(change, 'Swap');
  const isMore = words.some((word) => /^legs?$/.test(word) || ANY_GAME.test(word));
  return isMore ? withChosen(change, { left: legs.map(legOf), gone: [], size: legs.length + 1 }) : null;
}

const WORST: readonly (readonly [RegExp, LegWorst])[] = [
  [/\b(worst|weakest|shakiest)\b/, 'edge'],
  [/\b(riskiest|least likely|most likely to (lose|bust|miss|screw|kill))\b/, 'chance'],
  [/\b(longest|biggest (dog|price|odds))\b/, 'longest'],
  [/\b(shortest|chalkiest|heaviest|biggest (favorite|fav))\b/, 'shortest'],
];

const worstOf = ({ tokens }: Edit): LegWorst | null =>
  WORST.find(([words]) => words.test(plainText(tokens)))?.[1] ?? null;

function withoutWorst({ legs, spans, edit }: Change, leaveOut: LegWorst): Asked {
  const wishes = spans.swaps ? legWishes(spans.put, [], edit) : {};
  if (wishes === null) return say(WHAT_INSTEAD);
  const choose = spans.swaps ? { choose: { count: legs.length, ...wishes } } : {};
  return ticketCall(legs.map(legOf), { ...moreOf(edit), leaveOut, ...choose });
}

const MOST_CHOICES = 4;

function whichLeg({ legs, spans, edit: { tokens } }: Change, verb: 'Swap' | 'Drop'): Asked {
  const put =
    verb === 'Swap' && spans.put.length > 0 ? ` for ${plainText(spans.put.flatMap((at) => tokens[at] ?? []))}` : '';
  return say(
    'Which leg shall go?',
    legs.slice(0, MOST_CHOICES).map((_, at) => `${verb} leg ${at + 1}${put}`),
  );
}

function notOnIt(mentions: readonly Mention[], legs: readonly BetFocus[]): Asked {
  const names = list(mentions.map(({ names: [name = ''] }) => name));
  const place = legs.findIndex(({ eventId }) =>
    mentions.some(({ persons }) => persons.some(({ event }) => event.id === eventId)),
  );
  if (place < 0) return say(`${names} is not on that parlay, so nothing was changed.`);
  return say(`${names} is not on that parlay, but leg ${place + 1} is of that game. Shall it go?`, [
    `Drop leg ${place + 1}`,
    `Swap leg ${place + 1} for ${mentions[0]?.names[0] ?? ''}`,
  ]);
}

/** Of a game's sides the one that is bet on; a total is of both. */
const isOn = (leg: BetFocus, { persons }: Mention): boolean =>
  persons.some((person) => {
    if (person.event.id !== leg.eventId) return false;
    if (person.kind === 'player') return leg.player === person.name;
    const isSided = leg.market === 'moneyline' || leg.market === 'spread';
    return leg.player === null && (!isSided || leg.side === person.selection || leg.side === 'draw');
  });

const saidIn = ({ spans: { put }, edit: { pieces } }: Change): readonly StatedBet[] =>
  put.length === 0
    ? []
    : readStatedBets(pieces.filter(({ from }) => from >= Math.min(...put) && from <= Math.max(...put)));

/** The bets that are to come in; a name alone is to win. */
const betsIn = (change: Change): StatedBet[] =>
  saidIn(change)
    .filter(hasSubject)
    .map((bet) => (saysBet(bet) ? bet : { ...bet, market: 'moneyline' }));

const ANY_GAME = /^(a|an|any|some|something|somebody|someone|another|different|other)$/;

/** "The under in that game", "the spread": another bet on the game of the leg that goes. "An under" is anybody's. */
function ofSameGame(change: Change, gone: readonly BetFocus[]): StatedBet[] {
  const { spans, edit } = change;
  const tokens = spans.put.flatMap((at) => edit.tokens[at] ?? []);
  if (gone.length !== 1 || tokens.some(({ text }) => ANY_GAME.test(text))) return [];
  const isOfGame = tokens.some(({ text }) => /^(game|match|fight)s?$/.test(text));
  const dialogue = { focus: gone, events: edit.slate.events, nowMs: edit.nowMs };
  return saidIn(change)
    .filter(saysBet)
    .map((bet) =>
      isOfGame && bet.stats.length === 0 && bet.market === null ? { ...bet, market: 'total' as const } : bet,
    )
    .flatMap((bet) => fromFocus(bet, { tokens: [], text: '' }, dialogue) ?? []);
}
