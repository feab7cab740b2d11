import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { GameBoard, GameProps, OddsBoard } from '#contract/odds-board.ts';
import { BOARD, GAME_BOARD, SPREAD } from '../../features/odds/test-board.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { jsonResponse } from '../../lib/test-fetch.ts';
import { pageData, testUser } from '../../lib/test-page-data.ts';
import { GameScreen } from './game-screen.tsx';
import { OddsScreen } from './odds-screen.tsx';

/** The boards, answered from memory. */
export class TestOddsServer {
  board: OddsBoard = BOARD;
  game: GameBoard = GAME_BOARD;
  props: GameProps = {
    groups: [
      {
        market: 'prop:player_pass_yds',
        title: 'passing yards',
        rows: [{ ...SPREAD, market: 'prop:player_pass_yds', player: 'Josh Allen' }],
      },
    ],
  };
  /** What the next calls of the boards get in their place. */
  refusal: (() => Response) | null = null;
  asked: string[] = [];
  /** Alerts that were to be set. */
  sent: unknown[] = [];

  constructor() {
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
      const { pathname } = new URL(address, 'http://localhost');
      if (pathname === '/api/alerts') this.sent.push(JSON.parse(String(body)));
      if (!pathname.startsWith('/api/odds')) return jsonResponse(404, { message: 'Not here' });
      this.asked.push(address);
      if (this.refusal) return this.refusal();
      if (pathname === '/api/odds') return jsonResponse(200, this.board);
      return jsonResponse(200, pathname.endsWith('/props') ? this.props : this.game);
    });
  }
}

/** As wide as the media queries that name at most so many rem. */
export function windowOf(rem: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= rem,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

export function openOdds(path: string): void {
  window.history.replaceState(null, '', path);
  const screen = path.startsWith('/odds/') ? (
    <GameScreen data={pageData('/odds/game')} user={testUser} />
  ) : (
    <OddsScreen data={pageData('/odds')} />
  );
  render(<QueryClientProvider client={createQueryClient()}>{screen}</QueryClientProvider>);
}
