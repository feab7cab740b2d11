import { type BetRef, type BetRefDraft, WHOLE_GAME } from '#contract/research/bet.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { gameLabel } from '../slate/leagues.ts';
import type { Selection } from '../slate/price.ts';
import type { Slate, SlateEvent, SlateMarket } from '../slate/slate.ts';
import { propName } from '../words/pick-label.ts';
import { contains, fold } from './best-bets/fit.ts';
import { refusal } from './outcome.ts';

/** Every stored line of the market that a bet is on; none of them need be the bet's own. */
export type FoundMarket = {
  event: SlateEvent;
  side: Selection;
  /** The player's stored name; null where the market is about no player. */
  player: string | null;
  /** At least one. */
  lines: readonly SlateMarket[];
};

export type Moment = { slate: Slate; nowMs: number };

export const MOST_CHOICES = 4;

const SIDES: Readonly<Record<string, readonly Selection[]>> = {
  moneyline: ['home', 'draw', 'away'],
  spread: ['home', 'away'],
  total: ['over', 'under'],
};
const PROP_SIDES: readonly Selection[] = ['over', 'under', 'yes', 'no'];

export const isRefused = (found: object): found is Refusal => 'reason' in found;

/** A choice that asks for the price of another bet: a button, never an answer in its place. */
export const askFor = (label: string, bet: BetRefDraft): Choice => ({
  label,
  tool: 'price_bets',
  input: { bets: [{ ...bet, named: [] }] },
});

/** The market with all its lines, or what of it is not stored. */
export function findMarket(ref: BetRef, { slate, nowMs }: Moment): FoundMarket | Refusal {
  if (slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  const event = slate.events.find(({ id }) => id === ref.eventId);
  if (!event) return refusal('no_such_game', `No stored game has the id ${ref.eventId}.`, { named: [ref.eventId] });
  const game = gameLabel(event);
  if (event.startsAt.getTime() <= nowMs)
    return refusal('begun', `${game} has started, so its stored prices are no longer on offer.`, { named: [game] });
  const contradiction = contradictionIn(ref, event);
  if (contradiction) return contradiction;
  if (ref.period !== WHOLE_GAME) {
    const part = ref.period.replaceAll('_', ' ');
    const message = `I have no ${part} price of ${game}, only the whole game's.`;
    return refusal('market_not_stored', message, { named: [part] });
  }
  return ref.market.startsWith('prop:') ? findProp(ref, event) : findGameMarket(ref, event);
}

function findGameMarket(ref: BetRef, event: SlateEvent): FoundMarket | Refusal {
  const stored = event.markets.filter(({ market }) => market === ref.market);
  const lines = stored.filter(({ outcomes }) => outcomes.includes(ref.side));
  if (lines.length > 0) return { event, side: ref.side, player: null, lines };
  const named = stored.length > 0 ? ref.side : ref.market;
  const what = stored.length > 0 ? `${ref.side} in the ${ref.market}` : ref.market;
  return refusal('market_not_stored', `I have no ${what} of ${gameLabel(event)}.`, {
    named: [named],
    choices: otherMarkets(ref, event),
  });
}

function findProp(ref: BetRef, event: SlateEvent): FoundMarket | Refusal {
  const asked = ref.player ?? '';
  const game = gameLabel(event);
  const props = event.markets.filter(({ player }) => player !== '');
  const players = matching(asked, [...new Set(props.map(({ player }) => player))]);
  const [player] = players;
  if (player === undefined)
    return refusal('no_such_player', `I have no prop of ${asked} in ${game}.`, {
      named: [asked],
      choices: playersOf(ref, event),
    });
  if (players.length > 1)
    return refusal('ambiguous', `${asked} may be ${players.join(' or ')}.`, {
      named: [asked],
      choices: players.slice(0, MOST_CHOICES).map((one) => askFor(one, { ...ref, player: one })),
    });
  const stored = props.filter((one) => one.player === player && one.market === ref.market);
  const lines = stored.filter(({ outcomes }) => outcomes.includes(ref.side));
  if (lines.length > 0) return { event, side: ref.side, player, lines };
  const stat = propName(ref.market);
  const what = stored.length > 0 ? `${ref.side} on the ${stat}` : `${stat} prop`;
  return refusal('market_not_stored', `I have no ${what} of ${player} in ${game}.`, {
    named: [stored.length > 0 ? ref.side : stat, asked],
    choices: [...new Set(props.filter((one) => one.player === player).map(({ market }) => market))]
      .slice(0, MOST_CHOICES)
      .map((market) => boardOf(`${player}: ${propName(market)}`, event, { market, player })),
  });
}

/** A full name before a part of one: "Allen" may be several, "Josh Allen" is one. */
function matching(asked: string, players: readonly string[]): string[] {
  const exact = players.filter((player) => fold(player) === fold(asked));
  return exact.length > 0 ? exact : players.filter((player) => contains(player, asked));
}

/** What no slate could make whole: a named part without its value, or a side that the market does not have. */
function contradictionIn(ref: BetRef, event: SlateEvent): Refusal | null {
  const missing = ref.named.find((part) => part !== 'side' && ref[part] === null);
  if (missing !== undefined)
    return refusal('needs_input', `The ${missing} was named but not given.`, { named: [missing] });
  const isProp = ref.market.startsWith('prop:');
  if (isProp && ref.player === null)
    return refusal('needs_input', 'Name the player of the prop.', {
      named: ['player'],
      choices: playersOf(ref, event),
    });
  if (!isProp && ref.player !== null)
    return refusal('invalid_input', `A ${ref.market} is on no player, so not on ${ref.player}.`, {
      named: [ref.player],
    });
  const sides = isProp ? PROP_SIDES : (SIDES[ref.market] ?? []);
  if (sides.includes(ref.side)) return null;
  return refusal('invalid_input', `A ${ref.market} has no side "${ref.side}".`, { named: [ref.side] });
}

const playersOf = (ref: BetRef, { markets }: SlateEvent): Choice[] =>
  [...new Set(markets.flatMap(({ market, player }) => (market === ref.market ? [player] : [])))]
    .slice(0, MOST_CHOICES)
    .map((player) => askFor(player, { ...ref, player }));

const otherMarkets = (ref: BetRef, event: SlateEvent): Choice[] =>
  [...new Set(event.markets.flatMap(({ market, player }) => (player === '' ? [market] : [])))]
    .filter((market) => market !== ref.market)
    .slice(0, MOST_CHOICES)
    .map((market) => boardOf(`${market} of ${gameLabel(event)}`, event, { market }));

const boardOf = (label: string, event: SlateEvent, of: { market: string; player?: string }): Choice => ({
  label,
  tool: 'show_board',
  input: { eventId: event.id, ...of },
});
