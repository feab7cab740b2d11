import { spokenBets } from '../acts/after.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Known } from '../correct/named-parts.ts';
import { lastBets } from '../lists/last-bets.ts';
import { isPickOn } from '../lists/last-list.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import { isOn } from '../tickets/named-legs.ts';
import { isPlayer, type Placed } from './bets-named.ts';
import { isOfGame } from './market-kinds.ts';
import { asWholeWant, type Frame } from './merged.ts';
import { betText, gameText, type SpokenOf, sideText, spokenOf } from './spoken-of.ts';
import { changedBet, placedOf } from './spoken-text.ts';
import type { Role, Want } from './wants.ts';

/** What of what was shown a question is of. `side`: who a bet is on; of a total both. */
type Of = 'bet' | 'game' | 'side' | 'player';

/** Of what of it each want is. */
const OF: Readonly<Partial<Record<Want, Of>>> = {
  'ref.price': 'bet',
  'ref.injuries': 'game',
  'ref.weather': 'game',
  'ref.form': 'side',
  'ref.meetings': 'game',
  'ref.game': 'game',
  'ref.prop': 'game',
  'it.injuries': 'game',
  'it.weather': 'game',
  'it.form': 'side',
  'it.meetings': 'game',
  'it.when': 'game',
  'it.game': 'game',
  'it.prop': 'side',
  'it.similar': 'game',
  'it.join': 'bet',
  'it.judge': 'bet',
  'it.price': 'bet',
  'it.line': 'bet',
  'it.book': 'bet',
  'it.best_price': 'bet',
  'it.chance': 'bet',
  'it.fair': 'bet',
  'it.worst': 'bet',
  'it.pays': 'bet',
  'it.middle': 'game',
  'it.player': 'player',
  'facts.player': 'player',
  'none.stats': 'side',
  'none.lineup': 'game',
  'none.tv': 'game',
  'none.public': 'game',
  'none.score': 'game',
  'lean.side': 'game',
  'lean.total': 'game',
  'lean.prop': 'player',
  value: 'game',
  board: 'game',
  favored: 'game',
  'lines.game': 'game',
  'parlay.game': 'game',
  'facts.injuries': 'game',
  'facts.weather': 'game',
  'facts.when': 'game',
  'facts.meetings': 'game',
  'facts.form': 'side',
};

/** As which question it is asked of what is named, where that is another one and not the whole question of what was spoken of. */
const AS_NAMED: Readonly<Partial<Record<Want, Want>>> = {
  'ref.price': 'judge',
  'ref.injuries': 'facts.injuries',
  'ref.weather': 'facts.weather',
  'ref.form': 'facts.form',
  'ref.meetings': 'facts.meetings',
  'ref.game': 'lines.game',
  'ref.prop': 'list',
  'it.form': 'facts.form',
  'it.meetings': 'facts.meetings',
  'it.game': 'lines.game',
  'it.prop': 'list',
  'it.similar': 'value',
  'it.join': 'parlay.judge',
  'it.judge': 'judge',
  'it.fair': 'fair',
  'it.worst': 'worst_price',
  'it.middle': 'scan.middle',
  'it.player': 'facts.player',
};
const asNamed = (want: Want): Want => AS_NAMED[want] ?? asWholeWant(want) ?? want;

/** What is asked of a bet as it was shown, where nothing of it is another: its answer holds more than a new one. */
const AS_SHOWN: ReadonlySet<Want> = new Set<Want>([
  'it.best_price',
  'it.chance',
  'it.fair',
  'it.worst',
  'it.pays',
  'it.price',
  'it.book',
]);
const OF_BET: ReadonlySet<Role> = new Set<Role>(['market', 'line']);

/**
 * What a message wants of what was shown, with that by name. `saysGame`: of its game, in so many words. Null: it points at nothing, or names
 * it itself.
 */
export function ofShown(own: Frame, previous: Reading | null, known: Known, saysGame = false): Frame | null {
  const of = saysGame && own.want === 'it.prop' ? 'game' : OF[own.want];
  const spoken = of && previous !== null && mayBeOfShown(own) ? spokenMeant(own, previous, known) : null;
  if (!of || !spoken) return null;
  if (own.want === 'it.judge' && own.placed.length === 0) return spoken.bet ? null : ofBoard(spoken, known);
  const want = asNamed(own.want);
  const added = own.placed.filter(
    ({ role, entity }) => role !== 'nth' && !(own.want === 'it.prop' && isOfGame(entity)),
  );
  if (own.want === 'it.join' && namesShown(added, spoken)) return { want, placed: added };
  if (of === 'bet') return ofBet(want, added, own.want === 'it.join', spoken, known);
  const text = textOf(of, spoken);
  if (text === null) return null;
  const named = placedOf(text, known);
  return { want: wantOf(own, want, named), placed: [...named, ...withStat(want, added, spoken, known)] };
}

/** It names nobody itself, and asks for another bet than the one that was shown, or what that bet does not tell. */
const mayBeOfShown = ({ want, placed }: Frame): boolean =>
  (want === 'it.join' || !placed.some(({ role }) => role === 'name')) &&
  (!AS_SHOWN.has(want) || placed.some(({ role }) => OF_BET.has(role) || (want === 'it.pays' && role === 'book')));

/** Whether the bet that was shown is among several that are named to be joined. */
const namesShown = (added: readonly Placed[], { bet }: SpokenOf): boolean =>
  added.filter(({ role }) => role === 'name').length > 1 &&
  added.some(({ entity: { part } }) => part?.kind === 'name' && bet !== null && isOn(bet, part.mention));

const textOf = (of: Of, spoken: SpokenOf): string | null =>
  of === 'game' ? gameText(spoken.event) : of === 'side' ? sideText(spoken) : spoken.player;

/** Whether what was shown is a bet, where it was no bet but prices: which side is. */
function ofBoard(spoken: SpokenOf, known: Known): Frame | null {
  const { player, market, event } = spoken;
  if (player !== null)
    return { want: 'lean.prop', placed: [...placedOf(player, known), ...withStat('lean.prop', [], spoken, known)] };
  return { want: market === 'total' ? 'lean.total' : 'lean.side', placed: placedOf(gameText(event), known) };
}

/** `isJoined`: what is named beside it is another bet, and changes nothing of it. */
function ofBet(want: Want, added: readonly Placed[], isJoined: boolean, spoken: SpokenOf, known: Known): Frame | null {
  const text = changedBet(spoken, isJoined ? [] : added);
  const kept = isJoined ? added : added.filter(({ role }) => !OF_BET.has(role));
  return text === null ? null : { want, placed: [...placedOf(text, known), ...kept] };
}

/** Over or under of a player is of what was spoken of, where nothing else is named. */
function withStat(want: Want, added: readonly Placed[], { bet, market }: SpokenOf, known: Known): readonly Placed[] {
  if (want === 'list' && added.length === 0) return placedOf('player prop', known);
  if (want !== 'lean.prop' || added.some(({ entity }) => entity.kind === 'market')) return added;
  const text = betText.stat(bet?.market ?? market);
  return text === null ? added : placedOf(text, known);
}

/** All prices of one market of a game are its board. */
const wantOf = ({ placed }: Frame, want: Want, named: readonly Placed[]): Want => {
  if (want === 'lines.game' && placed.some(({ role }) => role !== 'nth')) return 'board';
  return want === 'list' && named.some(({ entity }) => isPlayer(entity)) && placed.length === 0 ? 'props' : want;
};

/** The bets that a parlay of what was shown is made of: those that are pointed at, or all. Null: fewer than two. */
export function joinedOfShown(own: Frame, previous: Reading | null, known: Known): Frame | null {
  const isOfSingle = own.want in OF_SINGLE;
  if (own.want !== 'ref.joinpays' && !isOfSingle) return null;
  const spoken = spokenBets(previous);
  const isHeld = own.want.startsWith('leg.') && lastTicket(previous) !== null;
  const single = spoken.length < 2 && !isHeld ? lastBets(previous) : [];
  if (isOfSingle && (single.length < 2 || own.placed.some(({ role }) => role === 'name' || role === 'nth')))
    return null;
  const shown = single.length > 1 ? single.slice(-countIn(own)) : spoken;
  const places = placesIn(own);
  // "All 3" are no third one.
  const isOfAll = places.length === 0 || (places.length === 1 && places[0] === shown.length);
  const bets = isOfAll ? shown : places.map((place) => atPlace(shown, place));
  const texts = bets.map((bet) => {
    const event = bet ? gameAhead(bet, { events: known.slate.events, nowMs: known.clock.nowMs }) : null;
    return bet && event ? betText.of(bet, event) : null;
  });
  if (texts.length < 2 || texts.some((text) => text === null)) return null;
  const named = texts.flatMap((text) => placedOf(text ?? '', known));
  const others = own.placed.filter(({ role }) => role === 'stake' || role === 'book');
  return { want: joinedAs(own.want, others), placed: [...named, ...others] };
}

/** What is asked of single bets that were spoken of one after another, as what it is asked of them by name. */
const OF_SINGLE: Readonly<Partial<Record<Want, Want>>> = {
  'it.join': 'parlay.judge',
  'ref.joinall': 'parlay.judge',
  'ref.compare': 'compare',
  'leg.judge': 'parlay.judge',
  'leg.stake': 'parlay.pays',
  'leg.pays': 'parlay.pays',
  'leg.book': 'parlay.pays',
  'leg.chance': 'parlay.pays',
  'leg.fair': 'parlay.pays',
};
const joinedAs = (want: Want, others: readonly Placed[]): Want =>
  others.some(({ role }) => role === 'stake') ? 'parlay.pays' : (OF_SINGLE[want] ?? 'parlay.pays');

/** "Both", "all 3": of how many of the bets that were spoken of one after another. */
const countIn = ({ placed }: Frame): number =>
  placed.find(({ role, entity }) => role === 'count' && (entity.value ?? 0) > 1)?.entity.value ?? 2;

const placesIn = ({ placed }: Frame): number[] =>
  placed.flatMap(({ role, entity }) => (role === 'nth' ? [entity.value ?? 0] : []));
const atPlace = (shown: readonly BetFocus[], place: number): BetFocus | undefined =>
  shown.at(place > 0 ? place - 1 : place);

/** What is meant of what was shown: the one that is pointed at, or the only one that was spoken of. */
function spokenMeant(own: Frame, previous: Reading, known: Known): SpokenOf | null {
  const places = placesIn(own);
  const shown = spokenBets(previous);
  if (own.want.startsWith('ref.')) {
    const [place, ...others] = places;
    const bet = place === undefined || others.length > 0 ? undefined : atPlace(shown, place);
    return bet ? spokenOf({ ...previous, focus: [bet], looked: [], pointed: null }, known) : null;
  }
  return places.length > 0 ? null : spokenOf(previous, known);
}

/** The same with the one of what was shown that a name is of by its place. Null: it is of none, or of several. */
export function pointsByName(own: Frame, previous: Reading | null): Frame | null {
  const names = own.placed.filter(({ role }) => role === 'name');
  const [name, ...others] = names;
  if (!name || others.length > 0 || !/^(ref|leg)\./.test(own.want)) return null;
  const shown = spokenBets(previous);
  const mention = name.entity.part?.kind === 'name' ? name.entity.part.mention : null;
  if (mention === null) return null;
  const isOfTotal = ({ market }: BetFocus) => market === 'total';
  const on = shown.filter((one) => !isOfTotal(one) && isOn(one, mention));
  // A total is named by who plays, where no pick is on him alone.
  const [bet, ...more] = on.length > 0 ? on : shown.filter((one) => isOfTotal(one) && isPickOn(one, mention));
  if (!bet || more.length > 0) return null;
  const place = shown.indexOf(bet) + 1;
  const nth: Placed = { role: 'nth', entity: { ...name.entity, kind: 'place', text: `${place}`, value: place } };
  return { want: own.want, placed: own.placed.map((one) => (one === name ? nth : one)) };
}
