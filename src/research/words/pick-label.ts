import type { Selection } from '../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../slate/slate.ts';
import { keptMarket, pricedMarket, THREE_WAY } from '../slate/three-way.ts';
import { shortTeam, spokenGame, theTeam } from './short-names.ts';

const PROP_NAMES: Readonly<Record<string, string>> = {
  player_pass_yds: 'passing yards',
  player_pass_tds: 'passing touchdowns',
  player_rush_yds: 'rushing yards',
  player_reception_yds: 'receiving yards',
  player_receptions: 'receptions',
  player_anytime_td: 'anytime touchdown',
  player_points: 'points',
  player_rebounds: 'rebounds',
  player_assists: 'assists',
  player_threes: 'three-pointers',
  player_shots_on_goal: 'shots on goal',
  player_shots_on_target: 'shots on target',
  player_goal_scorer_anytime: 'anytime goal',
  batter_hits: 'hits',
  batter_home_runs: 'home runs',
  batter_total_bases: 'total bases',
  pitcher_strikeouts: 'strikeouts',
};

/** `prop:player_pass_yds` -> `passing yards`; an unlisted key is shown in its own words. */
export function propName(market: string): string {
  const key = market.slice('prop:'.length);
  return PROP_NAMES[key] ?? key.replace(/^(player|batter|pitcher)_/, '').replaceAll('_', ' ');
}

/** The market's kind as a pick states it: every prop is a `prop`. */
export const marketKind = (market: string): string => (market.startsWith('prop:') ? 'prop' : pricedMarket(market));

/** The line from the selection's own side, null where the market has none. */
export function selectionLine(market: SlateMarket, selection: Selection): number | null {
  if (market.market === 'moneyline' || selection === 'yes' || selection === 'no') return null;
  const sign = market.market === 'spread' && selection === 'away' ? -1 : 1;
  // Adding 0 turns -0 (a pick'em seen from the away side) into 0.
  return (sign * market.lineHundredths) / 100 + 0;
}

/** How the selection is called in a table of prices: the side's name, Over, Under, Yes, No, Draw. */
export function outcomeLabel(event: SlateEvent, selection: Selection): string {
  if (selection === 'home') return event.home;
  if (selection === 'away') return event.away;
  return selection.charAt(0).toUpperCase() + selection.slice(1);
}

/** The bet in a bettor's words: `Buffalo Bills +2.5`, `Over 47.5`, `Josh Allen over 245.5 passing yards`. */
export function pickLabel(event: SlateEvent, market: SlateMarket, selection: Selection): string {
  const line = selectionLine(market, selection);
  const name = outcomeLabel(event, selection);
  if (market.market.startsWith('prop:')) {
    const stat = propName(market.market);
    return line === null ? `${market.player} ${stat}: ${name}` : `${market.player} ${selection} ${line} ${stat}`;
  }
  if (market.market === 'moneyline') return winnerLabel(event, market, selection);
  if (market.market === 'spread') return `${name} ${signedLine(line ?? 0)}`;
  return `${name} ${line}`;
}

/** Outside soccer a draw is not what a moneyline is of: it is said that the bet ends with regular time. */
function winnerLabel(event: SlateEvent, market: SlateMarket, selection: Selection): string {
  const label = selection === 'draw' ? 'Draw' : `${outcomeLabel(event, selection)} moneyline`;
  return keptMarket(event, market) === THREE_WAY ? `${label} (three-way)` : label;
}

/** What a total counts, by sport; points where nothing else is known. */
export function totalUnit(sportKey: string): string {
  if (sportKey.startsWith('baseball_')) return 'runs';
  if (/^(icehockey|soccer)_/.test(sportKey)) return 'goals';
  if (/^(mma|boxing)_/.test(sportKey)) return 'rounds';
  return sportKey.startsWith('tennis_') ? 'games' : 'points';
}

/** The bet inside a sentence: sides by their short names, a total or a draw with its game: `Bills-Jets over 47.5 points`. */
export function betPhrase(event: SlateEvent, market: SlateMarket, selection: Selection, game: string): string {
  if (market.market === 'total') {
    return `${gameSpoken(event, game)} ${selection} ${selectionLine(market, selection)} ${totalUnit(event.sportKey)}`;
  }
  if (selection === 'yes' || selection === 'no') {
    return `${selection === 'no' ? 'no ' : ''}${market.player} ${propName(market.market)}`;
  }
  if (market.market === 'spread') return sidePhrase(event, market, selection);
  if (market.market !== 'moneyline') return pickLabel(event, market, selection);
  return selection === 'draw' ? `the ${gameSpoken(event, game)} draw` : theTeam(outcomeLabel(event, selection));
}

/** The same in short, for a sentence that follows one which named it: `over 47.5`, `Bills -2.5`, `Allen under 245.5`. */
export function sidePhrase(event: SlateEvent, market: SlateMarket, selection: Selection): string {
  const line = selectionLine(market, selection);
  if (market.market === 'total') return `${selection} ${line}`;
  const side = outcomeLabel(event, selection);
  if (market.market === 'spread') return `${shortTeam(side)} ${signedLine(line ?? 0)}`;
  if (market.market === 'moneyline') return selection === 'draw' ? 'the draw' : theSide(event, side);
  const name = lastName(market.player);
  if (line !== null) return `${name} ${selection} ${line}`;
  return `${selection === 'no' ? 'no ' : ''}${name} ${propName(market.market)}`;
}

/** Two who compete alone by their last names: `Whittaker-Nickal`. */
const gameSpoken = (event: SlateEvent, game: string): string =>
  isSolo(event) ? `${lastName(event.home)}-${lastName(event.away)}` : spokenGame(game);

const isSolo = ({ sportKey }: SlateEvent): boolean => /^(?:mma|boxing|tennis)_/.test(sportKey);

/** Who competes alone goes by the last name. */
const theSide = (event: SlateEvent, side: string): string => (isSolo(event) ? lastName(side) : theTeam(side));

/** "Brown" is nobody's name for Amon-Ra St. Brown. */
const PARTICLES =
  /(?:^|\s)((?:(?:St\.|Van|Von|De|Del|Della|Di|Da|Dos|La|Le|El|Al|Ben|Ter|van|von|de|der|den|di|da|dos|del|la|le)\s+)+\S+)$/;

function lastName(player: string): string {
  const name = player.replace(/ (?:Jr|Sr|II|III|IV)\.?$/, '');
  return PARTICLES.exec(name)?.[1] ?? name.split(' ').at(-1) ?? name;
}

export const signedLine = (line: number): string => (line > 0 ? `+${line}` : line === 0 ? 'PK' : `${line}`);
