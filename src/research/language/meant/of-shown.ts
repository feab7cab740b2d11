import { spokenBets } from '../acts/after.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Known } from '../correct/named-parts.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { isPlayer, type Placed } from './bets-named.ts';
import type { Entity } from './entities.ts';
import type { Frame } from './merged.ts';
import { betText, gameText, type SpokenOf, sideText, spokenOf } from './spoken-of.ts';
import { changedBet, placedOf } from './spoken-text.ts';
import type { Role, Want } from './wants.ts';

/** What of what was shown a question is of. `side`: who a bet is on; of a total both. */
type Of = 'bet' | 'game' | 'side' | 'player';

/** What is asked of what was shown, as the question that names it. */
const AS_NAMED: Readonly<Partial<Record<Want, { want: Want; of: Of }>>> = {
  'ref.price': { want: 'judge', of: 'bet' },
  'ref.injuries': { want: 'facts.injuries', of: 'game' },
  'ref.weather': { want: 'facts.weather', of: 'game' },
  'ref.form': { want: 'facts.form', of: 'side' },
  'ref.meetings': { want: 'facts.meetings', of: 'game' },
  'ref.game': { want: 'lines.game', of: 'game' },
  'ref.prop': { want: 'list', of: 'game' },
  'it.injuries': { want: 'facts.injuries', of: 'game' },
  'it.weather': { want: 'facts.weather', of: 'game' },
  'it.form': { want: 'facts.form', of: 'side' },
  'it.meetings': { want: 'facts.meetings', of: 'game' },
  'it.when': { want: 'facts.when', of: 'game' },
  'it.game': { want: 'lines.game', of: 'game' },
  'it.prop': { want: 'list', of: 'side' },
  'it.similar': { want: 'value', of: 'game' },
  'it.join': { want: 'parlay.judge', of: 'bet' },
  'it.judge': { want: 'judge', of: 'bet' },
  'it.price': { want: 'judge', of: 'bet' },
  'it.line': { want: 'judge', of: 'bet' },
  'it.book': { want: 'judge', of: 'bet' },
  'it.best_price': { want: 'best_price', of: 'bet' },
  'it.chance': { want: 'chance', of: 'bet' },
  'it.fair': { want: 'fair', of: 'bet' },
  'it.worst': { want: 'worst_price', of: 'bet' },
  'it.pays': { want: 'pays', of: 'bet' },
  'it.middle': { want: 'scan.middle', of: 'game' },
  'it.player': { want: 'facts.player', of: 'player' },
  'facts.player': { want: 'facts.player', of: 'player' },
  'none.stats': { want: 'none.stats', of: 'side' },
  'none.lineup': { want: 'none.lineup', of: 'game' },
  'none.tv': { want: 'none.tv', of: 'game' },
  'none.public': { want: 'none.public', of: 'game' },
  'none.score': { want: 'none.score', of: 'game' },
  'lean.side': { want: 'lean.side', of: 'game' },
  'lean.total': { want: 'lean.total', of: 'game' },
  'lean.prop': { want: 'lean.prop', of: 'player' },
  value: { want: 'value', of: 'game' },
  board: { want: 'board', of: 'game' },
  favored: { want: 'favored', of: 'game' },
  'lines.game': { want: 'lines.game', of: 'game' },
  'parlay.game': { want: 'parlay.game', of: 'game' },
  'facts.injuries': { want: 'facts.injuries', of: 'game' },
  'facts.weather': { want: 'facts.weather', of: 'game' },
  'facts.when': { want: 'facts.when', of: 'game' },
  'facts.meetings': { want: 'facts.meetings', of: 'game' },
  'facts.form': { want: 'facts.form', of: 'side' },
};

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

/** What a message wants of what was shown, with that by name. Null: it points at nothing, or names it itself. */
export function ofShown(own: Frame, previous: Reading | null, known: Known): Frame | null {
  const asked = AS_NAMED[own.want];
  const spoken = asked && previous !== null && mayBeOfShown(own) ? spokenMeant(own, previous, known) : null;
  if (!asked || !spoken) return null;
  if (own.want === 'it.judge' && own.placed.length === 0) return spoken.bet ? null : ofBoard(spoken, known);
  const added = own.placed.filter(({ role }) => role !== 'nth');
  if (asked.of === 'bet') return ofBet(asked.want, own.want === 'it.join' ? [] : added, spoken, known, own);
  const text = textOf(asked.of, spoken);
  if (text === null) return null;
  const named = placedOf(text, known);
  return { want: wantOf(own, asked.want, named), placed: [...named, ...withStat(asked.want, added, spoken, known)] };
}

/** It names nobody itself, and asks for another bet than the one that was shown, or what that bet does not tell. */
const mayBeOfShown = ({ want, placed }: Frame): boolean =>
  (want === 'it.join' || !placed.some(({ role }) => role === 'name')) &&
  (!AS_SHOWN.has(want) || placed.some(({ role }) => OF_BET.has(role)));

const textOf = (of: Of, spoken: SpokenOf): string | null =>
  of === 'game' ? gameText(spoken.event) : of === 'side' ? sideText(spoken) : spoken.player;

/** Whether what was shown is a bet, where it was no bet but prices: which side is. */
function ofBoard(spoken: SpokenOf, known: Known): Frame | null {
  const { player, market, event } = spoken;
  if (player !== null)
    return { want: 'lean.prop', placed: [...placedOf(player, known), ...withStat('lean.prop', [], spoken, known)] };
  return { want: market === 'total' ? 'lean.total' : 'lean.side', placed: placedOf(gameText(event), known) };
}

function ofBet(want: Want, added: readonly Placed[], spoken: SpokenOf, known: Known, own: Frame): Frame | null {
  const text = changedBet(spoken, added);
  if (text === null) return null;
  const kept = own.want === 'it.join' ? own.placed : added.filter(({ role }) => !OF_BET.has(role));
  return { want, placed: [...placedOf(text, known), ...kept] };
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
  if (own.want !== 'ref.joinpays') return null;
  const shown = spokenBets(previous);
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
  return { want: 'parlay.pays', placed: [...named, ...own.placed.filter(({ role }) => role !== 'nth')] };
}

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
  const on = shown.filter((bet) => isOn(bet, name.entity));
  const [bet, ...more] = on.length > 0 ? on : shown.filter((one) => isOfGame(one, name.entity));
  if (!bet || more.length > 0) return null;
  const place = shown.indexOf(bet) + 1;
  const nth: Placed = { role: 'nth', entity: { ...name.entity, kind: 'place', text: `${place}`, value: place } };
  return { want: own.want, placed: own.placed.map((one) => (one === name ? nth : one)) };
}

const personsOf = ({ part }: Entity) => (part?.kind === 'name' ? part.mention.persons : []);
const isOn = (bet: BetFocus, entity: Entity): boolean =>
  personsOf(entity).some(
    ({ event, name }) =>
      event.id === bet.eventId &&
      (bet.player === null
        ? (bet.side === 'home' && event.home === name) || (bet.side === 'away' && event.away === name)
        : bet.player === name),
  );
/** A total is named by who plays; what is on the other side of a game is not. */
const isOfGame = (bet: BetFocus, entity: Entity): boolean =>
  bet.market === 'total' && personsOf(entity).some(({ event }) => event.id === bet.eventId);
