import { useLocation, useSearch } from 'wouter';
import { MAIN_MARKETS } from '#contract/odds-board.ts';

export type MainMarket = (typeof MAIN_MARKETS)[number];

export const MARKET_NAMES: Readonly<Record<MainMarket, string>> = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
};

const isMainMarket = (market: string | null): market is MainMarket => MAIN_MARKETS.some((name) => name === market);

export type OddsPlace = { league: string | null; market: MainMarket | null };

export const BOARD_PATH = '/odds';

export function boardPath({ league, market }: OddsPlace): string {
  const query = new URLSearchParams({ ...(league && { league }), ...(market && { market }) }).toString();
  return query === '' ? BOARD_PATH : `${BOARD_PATH}?${query}`;
}

/** `props`: the list of the markets on players. */
export type GamePlace = { market: string; player: string | null; side: string | null };

export const PROPS = 'props';

export function gamePath(eventId: string, place: Partial<GamePlace> = {}): string {
  const query = new URLSearchParams(Object.entries(place).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return `${BOARD_PATH}/${encodeURIComponent(eventId)}${query.size > 0 ? `?${query}` : ''}`;
}

export const propPath = (eventId: string, { market, player }: { market: string; player: string | null }): string =>
  gamePath(eventId, { market, player });

const GAME_PLACE = /^\/odds\/([^/]+)$/;
const PROP = /^prop:[a-z0-9_]{1,80}$/;

/** Which game, and what of it: all of it in the address. */
export function useGamePlace(): GamePlace & { eventId: string; go: (to: Partial<GamePlace>) => void } {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const eventId = idIn(path);
  const market = query.get('market');
  const player = query.get('player');
  const isKnown = isMainMarket(market) || market === PROPS || (PROP.test(market ?? '') && player !== null);
  const place = {
    market: isKnown ? (market ?? '') : MAIN_MARKETS[0],
    player: isKnown && market?.startsWith('prop:') ? player : null,
    side: query.get('side'),
  };
  return {
    ...place,
    eventId,
    go: (to) => navigate(gamePath(eventId, { ...place, ...to }), { replace: true }),
  };
}

/** An id that cannot be decoded is no game's. */
function idIn(path: string): string {
  const written = GAME_PLACE.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** League and market stand in the address, so that a reload and a shared link show the same board. */
export function useOddsPlace(): OddsPlace & { go: (to: Partial<OddsPlace>) => void } {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const market = query.get('market');
  const place = { league: query.get('league'), market: isMainMarket(market) ? market : null };
  return { ...place, go: (to) => navigate(boardPath({ ...place, ...to }), { replace: true }) };
}
