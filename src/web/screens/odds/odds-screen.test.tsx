import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOARD, GAME } from '../../features/odds/test-board.ts';
import { jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { openOdds, TestOddsServer, windowOf } from './test-odds-page.tsx';

let server: TestOddsServer;
beforeEach(() => {
  server = new TestOddsServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WIDE = 90;
const DESK = 70;
const table = () => screen.findByRole('table', { name: /^NFL odds/ });
const rowOf = (head: string) => screen.getByRole('rowheader', { name: new RegExp(head) }).closest('tr');
const headings = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const shownMarket = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

describe('the board', () => {
  it('shows the best price of each side, its book, what it is worth, and the margin', async () => {
    windowOf(WIDE);
    openOdds('/odds');
    await table();
    const cells = within(rowOf('Buffalo Bills') as HTMLElement).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent);
    expect(texts).toContain('Buffalo Bills +120');
    expect(texts).toContain('Buffalo Bills +2.5+105');
    expect(texts).toContain('+108');
    expect(texts).toContain('2.10%');
    expect(texts).toContain('–Not offered');
    expect(texts.at(-1)).toBe('3 min');
    expect(screen.getByRole('rowheader', { name: 'Sunday, November 22' })).toBeTruthy();
  });

  it('gives a margin below zero the colour of value and a word, and no other', async () => {
    windowOf(WIDE);
    const markets = GAME.markets.map((cell, at) =>
      at === 0 ? { ...cell, hold: -0.0107, holdText: '-1.07%' } : { ...cell, hold: -0.00001, holdText: '0.00%' },
    );
    server.board = { ...BOARD, games: [{ ...GAME, markets }] };
    openOdds('/odds');
    await table();
    const gain = screen.getByText('−1.07%');
    expect([gain.textContent, gain.className]).toEqual(['−1.07%, an arbitrage', 'font-semibold text-edge']);
    expect(screen.getByText('0.00%').className).not.toContain('text-edge');
  });

  it('shows the age of old prices in the colour of caution', async () => {
    windowOf(WIDE);
    openOdds('/odds');
    await table();
    expect(screen.getByText('3 min').className).not.toContain('text-amber');
    cleanup();
    const old = GAME.markets.map((cell) => ({
      ...cell,
      sides: cell.sides.map((side) => ({ ...side, best: side.best && { ...side.best, ageSeconds: 7_200 } })),
    }));
    server.board = { ...BOARD, games: [{ ...GAME, markets: old }] };
    openOdds('/odds');
    expect((await screen.findByText('2 h')).className).toContain('text-amber');
  });

  it('marks with a word and a colour only what the server says is a bet', async () => {
    windowOf(WIDE);
    openOdds('/odds');
    const marked = within(await table()).getAllByText('Bet');
    expect(marked.map((mark) => mark.closest('td')?.textContent)).toEqual(['FanDuelBet']);
    expect(screen.getByText('+105').className).toContain('text-edge');
    expect(screen.getByText('+120').className).not.toContain('text-edge');
  });

  it('has a bell in each row, which asks to be told of any bet of that row', async () => {
    windowOf(WIDE);
    installDialog();
    server.board = { ...BOARD, games: [{ ...GAME, startsAt: new Date(Date.now() + 3_600_000).toISOString() }] };
    openOdds('/odds');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Alert me about Buffalo Bills @ Kansas City Chiefs' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const bets = dialog.getByLabelText<HTMLSelectElement>('Bet');
    expect([...bets.options].map(({ text }) => text)).toContain('Buffalo Bills +2.5');
    await userEvent.selectOptions(bets, 'Buffalo Bills +2.5');
    await userEvent.click(dialog.getByRole('radio', { name: /^Line moved/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    await waitFor(() =>
      expect(server.sent).toEqual([
        {
          kind: 'line_moved',
          bet: {
            ...{ eventId: GAME.eventId, market: 'spread', side: 'away', line: 2.5, player: null },
            ...{ period: 'full', price: null, book: null, named: [] },
          },
        },
      ]),
    );
    cleanup();
    server.board = { ...BOARD, games: [{ ...GAME, startsAt: new Date(Date.now() - 1).toISOString() }] };
    openOdds('/odds');
    await table();
    expect(screen.queryByRole('button', { name: /^Alert me/ })).toBeNull();
  });

  it('leads to a game by its name, in the market that is looked at', async () => {
    windowOf(DESK);
    openOdds('/odds?market=spread');
    await table();
    const link = screen.getByRole('link', { name: /Buffalo Bills.*at.*Kansas City Chiefs/ });
    expect(link.getAttribute('href')).toBe('/odds/demo%3Anfl%3A1?market=spread');
  });

  it('shows all markets where there is room, else one, which the address holds', async () => {
    windowOf(WIDE);
    openOdds('/odds?league=NFL');
    expect((await headings()).filter((name) => name === 'Best')).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'Total' }));
    expect(window.location.search).toBe('?league=NFL&market=total');
    expect((await headings()).filter((name) => name === 'Best')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(window.location.search).toBe('?league=NFL');
  });

  it('goes on to the next market by a swipe on a phone, and stays for a scroll', async () => {
    openOdds('/odds');
    const board = await table();
    expect(shownMarket()).toBe('moneyline');
    const swipe = (from: [number, number], to: [number, number]) => {
      fireEvent.touchStart(board, { touches: [{ clientX: from[0], clientY: from[1] }] });
      fireEvent.touchEnd(board, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
    };
    swipe([300, 400], [280, 100]);
    swipe([300, 400], [320, 400]);
    expect(shownMarket()).toBe('moneyline');
    swipe([300, 400], [120, 420]);
    expect(shownMarket()).toBe('spread');
    swipe([120, 400], [300, 420]);
    expect(shownMarket()).toBe('moneyline');
    swipe([120, 400], [300, 420]);
    expect(shownMarket()).toBe('moneyline');
  });

  it('has a link to each league, and asks for the one in the address', async () => {
    openOdds('/odds?league=NBA&market=total');
    await table();
    expect(server.asked[0]).toBe('/api/odds?league=NBA');
    const link = screen.getByRole('link', { name: /NFL 1 ?game/ });
    expect(link.getAttribute('href')).toBe('/odds?league=NFL&market=total');
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('gives a draw a line of its own', async () => {
    const [moneyline] = GAME.markets;
    const [home] = moneyline?.sides ?? [];
    if (!moneyline || !home) throw new Error('no side');
    const draw = { ...home, selection: 'draw' as const, label: 'Draw', best: null };
    server.board = { ...BOARD, games: [{ ...GAME, markets: [{ ...moneyline, sides: [...moneyline.sides, draw] }] }] };
    openOdds('/odds');
    await table();
    expect(screen.getByText('no book of yours').closest('td')?.textContent).toContain('Draw');
  });

  it('asks for more games when they are wanted', async () => {
    server.board = { ...BOARD, total: 45 };
    openOdds('/odds');
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Show 15 more games' }));
    expect(await screen.findAllByRole('table')).toHaveLength(2);
    expect(server.asked.at(-1)).toBe('/api/odds?offset=30');
    expect(screen.queryByRole('button', { name: /more games/ })).toBeNull();
  });
});

describe('a board without games', () => {
  it('says so of the league, with the others to choose from', async () => {
    server.board = { ...BOARD, league: 'MLB', games: [], total: 0, bets: [] };
    openOdds('/odds?league=MLB');
    expect(await screen.findByText('No MLB game ahead is priced at the moment.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /games?$/ })).toHaveLength(2);
  });

  it('says so of all', async () => {
    server.board = { ...BOARD, leagues: [], league: null, games: [], total: 0, bets: [] };
    openOdds('/odds');
    expect(await screen.findByText('No game ahead is priced at the moment.')).toBeTruthy();
  });
});

describe('a board that cannot be had', () => {
  it('says that it could not be loaded, and tries again', async () => {
    server.refusal = networkFailure;
    openOdds('/odds');
    expect((await screen.findByRole('alert')).textContent).toContain('The odds could not be loaded.');
    server.refusal = null;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await table()).toBeTruthy();
  });

  it('tells whoever is excluded why, and offers nothing to try', async () => {
    server.refusal = () => jsonResponse(403, { message: 'You chose a time-out until Friday.', code: 'excluded' });
    openOdds('/odds');
    expect((await screen.findByRole('alert')).textContent).toBe('You chose a time-out until Friday.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps what it had, and says that it is old', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      openOdds('/odds');
      await table();
      server.refusal = networkFailure;
      await vi.advanceTimersByTimeAsync(61_000);
      expect(await screen.findByText('These prices could not be renewed.')).toBeTruthy();
      expect(await table()).toBeTruthy();
      expect(await screen.findByText(/4 min old/)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});
