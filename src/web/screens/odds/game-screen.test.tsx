import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_BOARD } from '../../features/odds/test-board.ts';
import { jsonResponse } from '../../lib/test-fetch.ts';
import { testUser } from '../../lib/test-page-data.ts';
import { openOdds, TestOddsServer } from './test-odds-page.tsx';

const GAME = '/odds/demo%3Anfl%3A1?market=spread';

let server: TestOddsServer;
beforeEach(() => {
  server = new TestOddsServer();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const books = () => screen.findByRole('table', { name: /^Every book/ });

describe('a game’s page', () => {
  it('shows the books where a bet can be placed first, then those for reference, under the fair price', async () => {
    openOdds(GAME);
    const rows = within(await books())
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    const at = (text: string) => rows.findIndex((row) => row?.includes(text));
    expect(server.asked[0]).toBe('/api/odds/demo%3Anfl%3A1?market=spread');
    expect([at('Fair'), at('Where you can bet'), at('FanDuel'), at('Reference only'), at('Pinnacle')]).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(rows[at('FanDuel')]).toContain('Bet+105');
    expect(rows[at('Pinnacle')]).not.toContain('best');
    await waitFor(() => expect(document.title).toBe('Buffalo Bills @ Kansas City Chiefs odds | Edgewise'));
  });

  it('leads to a bet at the book that takes it', async () => {
    openOdds(GAME);
    await books();
    const link = screen.getByRole('link', { name: /open at FanDuel/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://book.example/bet',
      'noopener nofollow noreferrer',
    ]);
  });

  it('tells facts with their source and age, and which are not stored', async () => {
    openOdds(GAME);
    await books();
    expect(screen.getByText('The left tackle is out.').closest('li')?.textContent).toContain('Test desk, 3 hours ago');
    expect(screen.getByText('No forecast is stored for any NFL game.')).toBeTruthy();
  });

  it('tells the movement in a table too, and at any moment by the arrow keys', async () => {
    openOdds(GAME);
    await books();
    const table = screen.getByRole('table', { name: 'Fair price of Kansas City Chiefs spread over time' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('Fair, now')).toBeTruthy();
    const slider = screen.getByRole('slider', { name: 'Moment of the chart' });
    fireEvent.input(slider, { target: { value: '0' } });
    expect(screen.queryByText('Fair, now')).toBeNull();
    expect(screen.getByText('50.0%', { selector: 'dd span' })).toBeTruthy();
    expect(screen.getAllByText('The left tackle is out.')).toHaveLength(1);
    vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 200));
    fireEvent.pointerMove(slider, { clientX: 180 });
    expect(screen.getAllByText('The left tackle is out.')).toHaveLength(2);
    fireEvent.blur(slider);
    expect(screen.getAllByText('The left tackle is out.')).toHaveLength(1);
    expect(screen.getByText('54.0%', { selector: 'dd span' })).toBeTruthy();
  });

  it('puts the question about the game into a new chat, and does not send it', async () => {
    openOdds(GAME);
    const ask = await screen.findByRole('link', { name: 'Ask about this' });
    expect(ask.getAttribute('href')).toBe('/chat');
    await userEvent.click(ask);
    expect(sessionStorage.getItem(`chatDraft:${testUser.id}:new`)).toBe(
      'What do you make of Buffalo Bills @ Kansas City Chiefs?',
    );
    expect(server.asked.every((address) => address.startsWith('/api/odds'))).toBe(true);
  });

  it('asks for the side and the market that are chosen', async () => {
    openOdds(GAME);
    await books();
    await userEvent.click(screen.getByRole('radio', { name: 'Buffalo Bills' }));
    expect(window.location.search).toBe('?market=spread&side=away');
    await userEvent.click(screen.getByRole('radio', { name: 'Total' }));
    expect(window.location.search).toBe('?market=total');
    expect(server.asked.at(-1)).toBe('/api/odds/demo%3Anfl%3A1?market=total');
  });

  it('lists the players, each with the way to every book on him', async () => {
    openOdds(GAME);
    await books();
    await userEvent.click(screen.getByRole('radio', { name: 'Props' }));
    const link = await screen.findByRole('link', { name: 'Josh Allen' });
    expect(link.closest('tr')?.textContent).toMatch(/fair [+−]\d+/);
    expect(link.getAttribute('href')).toBe('/odds/demo%3Anfl%3A1?market=prop%3Aplayer_pass_yds&player=Josh+Allen');
    await userEvent.click(link);
    expect(server.asked.at(-1)).toBe('/api/odds/demo%3Anfl%3A1?market=prop%3Aplayer_pass_yds&player=Josh+Allen');
  });

  it('keeps what is known once the game has begun', async () => {
    const missing = 'Buffalo Bills @ Kansas City Chiefs has begun; its stored prices are no offers any more.';
    server.game = { ...GAME_BOARD, hasBegun: true, board: null, missing };
    openOdds(GAME);
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(screen.getByText('The left tackle is out.')).toBeTruthy();
  });

  it('says that a game is not stored, and leads back to all', async () => {
    server.refusal = () => jsonResponse(404, { message: 'No stored game has this address any more.' });
    openOdds('/odds/gone');
    expect((await screen.findByRole('alert')).textContent).toBe('No stored game has this address any more.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game not found');
    expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only');
    expect(screen.getByRole('link', { name: 'See the games' }).getAttribute('href')).toBe('/odds');
    expect(screen.getByRole('link', { name: 'All odds' }).getAttribute('href')).toBe('/odds');
    expect(screen.queryByRole('link', { name: 'Ask about this' })).toBeNull();
    expect(document.querySelectorAll('.animate-pulse')).toHaveLength(0);
  });
});
