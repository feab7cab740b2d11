import type { BetRefDraft } from '#contract/research/bet.ts';
import type { LegWorst } from '#contract/research/build-parlay.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { fromFocus } from '../calls/focus.ts';
import type { Mention } from '../calls/mentions.ts';
import { plainText } from '../calls/plain-text.ts';
import { hasSubject, readStatedBets, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { BetFocus } from '../reading.ts';
import { OPEN_LEG } from './closed-edit.ts';
import type { Edit } from './edit.ts';
import type { EditSpans } from './edit-spans.ts';
import { joinedLegs } from './joined-legs.ts';
import { refsOf } from './leg-refs.ts';
import { legWishes } from './leg-wishes.ts';
import { addedLast, goneLast } from './legs-of-before.ts';
import { legsOfKind } from './legs-of-kind.ts';
import { boundsOfLeg, pastLimit } from './limited-legs.ts';
import { isOn, legsOn } from './named-legs.ts';
import { hashPlaces, placesIn } from './places-in.ts';
import { atLineOf } from './taken-at.ts';
import { FEWEST_LEGS, isSame, legOf, legsWanted, moreOf, ticketCall, UNCHANGED } from './ticket-call.ts';
import { targetBefore } from './ticket-terms.ts';
import { paysOnly, worstIn } from './ticket-words.ts';

type Change = { legs: readonly BetFocus[]; spans: EditSpans; edit: Edit };

/** The parlay with legs out, in, or others in the place of some. Null: nothing of it is named. */
export function changedLegs(change: Change): Asked | null {
  const { legs, spans, edit } = change;
  const named = put(change);
  if ('kind' in named) return named;
  const gone = goneOf(change, named.refs);
  if ('kind' in gone) return gone;
  if (gone.legs.length === 0) return unplaced(change, named.refs);
  const added = named.refs.length > 0 ? named : refsOf(ofSameGame(change, gone.legs), edit.where);
  if ('kind' in added) return added;
  const double = spans.swaps
    ? legs.find((leg) => !gone.legs.includes(leg) && added.refs.some((ref) => isOne(leg, ref)))
    : null;
  if (double) return onItAlready(legs.indexOf(double) + 1, legs, gone.legs);
  const [first] = gone.legs;
  const left = joinedLegs(
    legs.flatMap((leg) => (leg === first ? added.refs : gone.legs.includes(leg) ? [] : [legOf(leg)])),
    [],
  );
  if (isSame(legs, left)) return say(UNCHANGED);
  if (left.length < FEWEST_LEGS && added.refs.length === 0 && edit.mentions.length === 0 && isOfKind(change))
    return ofOtherKind(change, gone.legs, left);
  const size = legsWanted(edit.tokens) ?? (wantsAnother(change) && added.refs.length === 0 ? legs.length : null);
  if (size === null || size <= left.length)
    return noted(
      ticketCall(left, { ...moreOf(edit), ...paysOnly({ plain: plainText(edit.tokens) }) }),
      change,
      gone.legs,
      left,
    );
  return withChosen(change, { left, gone: gone.legs, size });
}

const isOfKind = ({ legs, edit: { tokens, text } }: Change): boolean =>
  !DROPS_IT.test(plainText(tokens)) &&
  placesIn(tokens, legs.length).length + hashPlaces(text, legs.length).length === 0;

/** "Drop the dog" wants one leg less, and none in its place. */
const DROPS_IT =
  /\b(drop|remove|lose|cut|scratch|ditch|axe|nix|scrap|take out|get rid of) (the|that|my) (dog|underdog|favorite|fav|fave|over|under|total|spread|ml|moneyline|prop)( (one|leg|bet))?$/;

/** "No tennis and no hockey, just nba": where hardly a leg is left, as many are chosen of what is wanted. */
function ofOtherKind({ legs, edit }: Change, gone: readonly BetFocus[], left: readonly BetRefDraft[]): Asked {
  const all = edit.tokens.map((_, at) => at);
  const wishes = legWishes(all, gone, edit) ?? legWishes([], gone, edit);
  const { book, ...more } = moreOf(edit);
  const isHere = book !== undefined && (left.length > 0 || edit.books.length > 0);
  return ticketCall(left, { ...more, ...(isHere && { book }), choose: { count: legs.length, ...wishes } });
}

/** A leg that another was against went out for it. */
function noted(asked: Asked, { legs }: Change, gone: readonly BetFocus[], left: readonly BetRefDraft[]): Asked {
  const lost = legs.flatMap((leg, at) => (gone.includes(leg) || left.some((ref) => isOne(leg, ref)) ? [] : [at + 1]));
  if (asked.kind !== 'calls' || lost.length === 0) return asked;
  const which = lost.length === 1 ? `Leg ${lost[0]}` : `Legs ${list(lost.map(String))}`;
  const note = `${which} went out for it: no book joins two bets on who wins one game.`;
  return { ...asked, assumed: [...asked.assumed, note] };
}

const isOne = (leg: BetFocus, ref: BetRefDraft): boolean =>
  ref.eventId === leg.eventId &&
  ref.market === leg.market &&
  ref.side === leg.side &&
  (ref.player ?? null) === leg.player;

/** What comes in: bets that are named, one of those that were shown, or who is to win. */
function put(change: Change): { refs: BetRefDraft[] } | Asked {
  const refs: BetRefDraft[] = [];
  const said = saidIn(change);
  const player = said.some(hasSubject) ? null : playerOfGames(change);
  const bets = said.flatMap((bet) => (hasSubject(bet) ? [bet] : player && saysBet(bet) ? [{ ...bet, player }] : []));
  for (const bet of bets) {
    const shown = saysBet(bet) ? null : shownOf(bet, change);
    const found = shown
      ? { refs: [legOf(shown)] }
      : refsOf([saysBet(bet) ? bet : { ...bet, market: 'moneyline' }], change.edit.where);
    if ('kind' in found) return leftOpen(found, change.edit);
    refs.push(...found.refs.map((ref) => atBook(ref, change.edit)));
  }
  return refs.length === 0 && comesBack(change)
    ? { refs: goneLast(change.legs, change.edit.previous).map(legOf) }
    : { refs };
}

/** "Put em back", "add it back in": what went out last. */
const comesBack = ({ spans: { put: places }, edit: { tokens } }: Change): boolean => {
  const words = places.map((at) => tokens[at]?.text ?? '');
  return words.includes('back') && words.some((word) => /^(em|them|it|him|her|that|those|one)$/.test(word));
};

/** "Which of his props" is answered in a word: the change as it was said, with that behind it. */
const leftOpen = (asked: Asked, { text }: Edit): Asked =>
  asked.kind === 'say' && asked.choices.length > 1
    ? { ...asked, spoken: { ...asked.spoken, openEdit: text.trim().replace(/[\s?!.,]+$/, '') } }
    : asked;

/** At the line that the book of the parlay has, where none was named. */
export const atBook = (ref: BetRefDraft, { previous, books, slate }: Edit): BetRefDraft => {
  const book = books[0] ?? previous?.ticketBook;
  return book == null ? ref : atLineOf(book, ref, slate);
};

/** "White rebounds": a last name that is a plain word elsewhere is a player's in the games of the parlay. */
function playerOfGames({ legs, spans, edit: { tokens, slate } }: Change): Mention | null {
  for (const event of slate.events.filter(({ id }) => legs.some(({ eventId }) => eventId === id)))
    for (const name of new Set(event.markets.map(({ player }) => player))) {
      const last = name.toLowerCase().split(' ').at(-1);
      const from = spans.put.find((at) => name !== '' && tokens[at]?.text === last);
      if (from !== undefined)
        return {
          from,
          to: from + 1,
          kind: 'player',
          persons: [{ kind: 'player', name, event }],
          names: [name],
          begun: null,
        };
    }
  return null;
}

/** "Put the Giants one in", "the Giants back in": the bet on them that was shown since, or went out. */
const shownOf = ({ side, player }: StatedBet, { legs, edit: { shown = [], previous } }: Change): BetFocus | null => {
  const mention = side ?? player;
  const others = [...shown.filter((bet) => !legs.includes(bet)), ...goneLast(legs, previous)];
  return (mention && others.find((bet) => isOn(bet, mention))) ?? null;
};

/** "Drop it and give me another": one more is chosen for what goes. */
const wantsAnother = ({ spans, edit: { tokens } }: Change): boolean =>
  spans.swaps ||
  spans.put.some(
    (at) => ANY_GAME.test(tokens[at]?.text ?? '') || /^(smth|somethin|else|new)$/.test(tokens[at]?.text ?? ''),
  );

type Chosen = { left: readonly BetRefDraft[]; gone: readonly BetFocus[]; size: number };

function withChosen({ legs, spans, edit }: Change, { left, gone, size }: Chosen): Asked {
  const wishes = legWishes(spans.put, gone, edit);
  const [first] = gone;
  if (wishes === null) return whatInstead(first ? legs.indexOf(first) + 1 : null);
  const place = first ? { place: legs.indexOf(first) + 1 } : {};
  const asked = size === legs.length ? targetBefore(edit.previous) : null;
  const target = asked === null ? {} : { targetPrice: asked };
  const stays = legs.filter((leg) => !gone.includes(leg));
  const isOne = size === stays.length + 1;
  const tooLong = gone.length === 0 && isOne && wishes.side === 'underdog' ? pastLimit(stays, edit) : null;
  if (tooLong) return tooLong;
  const bounds = gone.length > 0 && isOne && asked === null ? boundsOfLeg(stays, edit) : {};
  return ticketCall(left, { ...moreOf(edit), ...target, choose: { count: size, ...wishes, ...bounds, ...place } });
}

const withSize = (left: readonly BetRefDraft[], count: number, edit: Edit): Asked =>
  ticketCall(left, { ...moreOf(edit), choose: { count, ...legWishes([], [], edit) } });

/** "Swap leg 2 for Barcelona", who is leg 1: one leg less was not asked for. */
function onItAlready(place: number, legs: readonly BetFocus[], gone: readonly BetFocus[]): Asked {
  const [first] = gone;
  const out = first ? legs.indexOf(first) + 1 : 0;
  return say(
    `That is leg ${place} of the parlay already, so nothing was changed. ${WHAT_INSTEAD}`,
    [`Drop leg ${out}`],
    { openEdit: `swap leg ${out} for` },
  );
}

const WHAT_INSTEAD = 'What should go in there instead? Name a bet, a league or a kind of bet.';

const whatInstead = (place: number | null): Asked =>
  say(WHAT_INSTEAD, [], place === null ? {} : { openEdit: `swap leg ${place} for` });

/** The legs that go: by their places and names, by the game of what comes, or the one that was spoken of. */
function goneOf(change: Change, put: readonly BetRefDraft[]): { legs: readonly BetFocus[] } | Asked {
  const { legs, spans, edit } = change;
  const { mentions, tokens, text, previous } = edit;
  const words = spans.out.flatMap((at) => tokens[at] ?? []);
  const named = mentions.filter(({ from }) => spans.out.includes(from) && !spans.put.includes(from));
  const places = [...placesIn(words, legs.length), ...hashPlaces(text, legs.length)];
  const ofNames = named.flatMap((mention) => legsOn(legs, mention));
  const gone = legs.filter((leg, at) => places.includes(at + 1) || ofNames.includes(leg));
  const ofBoth = gone.length > 1 && named.length > 0 ? kindAmong(gone, change) : null;
  if (ofBoth) return { legs: ofBoth };
  if (gone.length > 0) return { legs: gone };
  if (named.length > 0) return notOnIt(named, legs);
  const ofWords = legs.filter((leg) =>
    words.some(({ text: word }) => word.length > 3 && lastWordsOf(leg, edit).includes(word)),
  );
  if (ofWords.length > 0) return { legs: ofWords };
  const ofKind = goneOfKind(change, put, words);
  if (ofKind) return ofKind;
  const ofGame = spans.swaps ? legs.filter(({ eventId }) => put.some((ref) => ref.eventId === eventId)) : [];
  if (ofGame.length > 0) return { legs: ofGame };
  const spoken = legs[(previous?.pointed ?? 0) - 1] ?? addedLast(legs, previous);
  const isSpoken = spans.out.length > 0 ? words.some(({ text: word }) => THAT.test(word)) : spans.swaps;
  return { legs: spoken && isSpoken ? [spoken] : [] };
}

/** "Swap blues for bruins": an everyday word is the side or the player of a leg that is called so. */
function lastWordsOf({ eventId, player, side, market }: BetFocus, { slate }: Edit): string[] {
  const event = slate.events.find(({ id }) => id === eventId);
  const team = market !== 'total' && (side === 'home' || side === 'away') ? event?.[side] : undefined;
  return [player, team].flatMap((name) => name?.toLowerCase().split(' ').at(-1) ?? []);
}

/** By what they are; of several of which one is to go it is asked which. */
function goneOfKind(
  change: Change,
  put: readonly BetRefDraft[],
  words: readonly { text: string }[],
): { legs: readonly BetFocus[] } | Asked | null {
  const { legs, spans, edit } = change;
  const found = legsOfKind(
    spans.out.filter((at) => !spans.put.includes(at)),
    legs,
    edit,
  );
  if (found === null || 'kind' in found) return found;
  const all = ofGames(found.legs, put);
  const isOne = all.length > 1 && words.some(({ text }) => OVER.test(text) || (spans.swaps && ONE.test(text)));
  return isOne ? whichLeg(change, spans.swaps ? 'Swap' : 'Drop', all) : { legs: all };
}

/** "Texans -10 instead of the ml": of several of a kind that of the game of what comes. */
function ofGames(gone: readonly BetFocus[], put: readonly BetRefDraft[]): readonly BetFocus[] {
  const own = gone.filter(({ eventId }) => put.some((ref) => ref.eventId === eventId));
  return gone.length > 1 && own.length > 0 ? own : gone;
}

const THAT = /^(it|that|this)$/;
/** "Too many favs, swap one": which of them is not for us to say. */
const ONE = /^(one|1|an?|any)$/;
/** "The over" is one of them. */
const OVER = /^(over|under)$/;

/** "Drop the Lions spread": of several legs on a name those of the kind that is said. */
function kindAmong(gone: readonly BetFocus[], { spans, edit }: Change): readonly BetFocus[] | null {
  const found = legsOfKind(
    spans.out.filter((at) => !spans.put.includes(at)),
    gone,
    edit,
  );
  return found && !('kind' in found) ? found.legs : null;
}

/** Nothing of the parlay goes by its name: the worst of its legs, something more, or it is asked which leg. */
function unplaced(change: Change, put: readonly BetRefDraft[]): Asked | null {
  const { legs, spans, edit } = change;
  const by = spans.out.length > 0 ? worstIn(plainText(edit.tokens)) : null;
  if (by !== null) return withoutWorst(change, by);
  if (spans.swaps && (put.length > 0 || spans.out.length > 0)) return whichLeg(change, 'Swap');
  const forgotten = put.length === 0 ? ofItsGame(change) : [];
  if (forgotten.length > 0) return unplaced(change, forgotten);
  const joined = joinedLegs(legs.map(legOf), put);
  const size = put.length > 0 ? (legsWanted(edit.tokens) ?? 0) : 0;
  // "Make it 4 legs and throw in the Ravens": the rest of them is chosen.
  if (size > joined.length) return noted(withSize(joined, size, edit), change, [], joined);
  if (put.length > 0)
    return noted(
      ticketCall(joined, { ...moreOf(edit), ...paysOnly({ plain: plainText(edit.tokens) }) }),
      change,
      [],
      joined,
    );
  const words = edit.mentions.length === 0 ? spans.put.map((at) => edit.tokens[at]?.text ?? '') : [];
  if (words.includes('instead')) return whichLeg(change, 'Swap');
  const isMore = words.some((word) => /^legs?$/.test(word) || ANY_GAME.test(word));
  return isMore ? withChosen(change, { left: legs.map(legOf), gone: [], size: legs.length + 1 }) : null;
}

/** "U forgot the over" of legs of one game is of that game. */
function ofItsGame(change: Change): readonly BetRefDraft[] {
  const { legs, spans, edit } = change;
  const [first] = legs;
  if (!first || spans.swaps || spans.put.length === 0 || legs.some(({ eventId }) => eventId !== first.eventId))
    return [];
  const game: BetFocus = { ...first, market: 'moneyline', player: null, line: null };
  const found = refsOf(ofSameGame(change, [game]), edit.where);
  return 'kind' in found ? [] : found.refs;
}

function withoutWorst({ legs, spans, edit }: Change, leaveOut: LegWorst): Asked {
  const wishes = spans.swaps ? legWishes(spans.put, [], edit) : {};
  if (wishes === null) return whatInstead(null);
  const choose = spans.swaps ? { choose: { count: legs.length, ...wishes } } : {};
  return ticketCall(legs.map(legOf), { ...moreOf(edit), leaveOut, ...choose });
}

const MOST_CHOICES = 4;

function whichLeg({ legs, spans, edit: { tokens } }: Change, verb: 'Swap' | 'Drop', of = legs): Asked {
  const put =
    verb === 'Swap' && spans.put.length > 0 ? ` for ${plainText(spans.put.flatMap((at) => tokens[at] ?? []))}` : '';
  return say(
    'Which leg should go?',
    of.slice(0, MOST_CHOICES).map((leg) => `${verb} leg ${legs.indexOf(leg) + 1}${put}`),
    { openEdit: `${verb.toLowerCase()} ${OPEN_LEG}${put}` },
  );
}

function notOnIt(mentions: readonly Mention[], legs: readonly BetFocus[]): Asked {
  const names = list(mentions.map(({ names: [name = ''] }) => name));
  const place = legs.findIndex(({ eventId }) =>
    mentions.some(({ persons }) => persons.some(({ event }) => event.id === eventId)),
  );
  if (place < 0) return say(`${names} is not on that parlay, so nothing was changed.`);
  return say(`${names} is not on that parlay, but leg ${place + 1} is from that game. Should it go?`, [
    `Drop leg ${place + 1}`,
    `Swap leg ${place + 1} for ${mentions[0]?.names[0] ?? ''}`,
  ]);
}

const saidIn = ({ spans: { put }, edit: { pieces } }: Change): readonly StatedBet[] =>
  put.length === 0
    ? []
    : readStatedBets(pieces.filter(({ from }) => from >= Math.min(...put) && from <= Math.max(...put)));

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
