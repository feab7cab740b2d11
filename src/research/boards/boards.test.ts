import { beforeAll, describe, expect, it } from 'vitest';
import { GameBoard, GameProps, OddsBoard } from '#contract/odds-board.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../slate/test-slate.ts';
import { firstSeen } from '../tools/test-first-seen.ts';
import { testWorlds, worldOf } from '../tools/test-worlds.ts';
import { historyKey, type World } from '../tools/world.ts';
import { type AskedGame, gameBoardOf, gamePropsOf, needsOfGame } from './game-board.ts';
import { leagueBoard } from './league-board.ts';

const OVER_UNDER = ['over', 'under'] as const;
const world = worldOf(footballSlate(), NOW);

function board(of: World, league?: OddsBoard['leagues'][number]['league'], offset = 0) {
  const found = leagueBoard({ league, offset }, of);
  const Said = OddsBoard.shape;
  expect(Said.games.safeParse(found.games).error).toBeUndefined();
  return found;
}

function gameOf(of: World, asked: AskedGame) {
  const lineHistory = new Map(
    needsOfGame(asked, of).flatMap((need) =>
      need.kind === 'line_history' ? [[historyKey(need), firstSeen(of.slate, need, NOW)] as const] : [],
    ),
  );
  const found = gameBoardOf(asked, { ...of, loaded: { lineHistory } });
  if ('reason' in found) throw new Error(found.message);
  expect(GameBoard.shape.board.safeParse(found.board).error).toBeUndefined();
  return found;
}

describe('the board of a league', () => {
  it('shows its games as they start, each with the main markets that are stored', () => {
    const { league, games, total, leagues } = board(world);
    expect([league, total]).toEqual(['NFL', 3]);
    expect(leagues).toEqual([
      { league: 'NFL', games: 3 },
      { league: 'NBA', games: 1 },
    ]);
    expect(games.map(({ eventId, markets }) => [eventId, markets.map(({ market }) => market)])).toEqual([
      ['g1', ['moneyline', 'spread', 'total']],
      ['g2', ['spread', 'total']],
      ['g3', ['moneyline']],
    ]);
    const [first] = games;
    expect([first?.away, first?.home]).toEqual(['Buffalo Bills', 'Kansas City Chiefs']);
    const away = first?.markets[1]?.sides[1];
    expect(away).toMatchObject({ line: 2.5, best: { book: 'Betmgm', decimal: 2.05, ageSeconds: 45 } });
  });

  it('shows nothing of a league without games, and nothing of games that have begun', () => {
    expect(board(world, 'MLB')).toMatchObject({ league: 'MLB', games: [], total: 0 });
    const later = { ...world, nowMs: NOW.getTime() + 100 * 3_600_000 };
    expect(board(later)).toMatchObject({ league: null, leagues: [], games: [] });
    expect(board(worldOf({ ...testSlate([]), asOf: null }, NOW))).toMatchObject({ league: null, games: [] });
  });

  it('counts a soccer league of its own name as no other soccer', () => {
    const soccer = (id: string, sportKey: string) =>
      testEvent(id, {
        home: `${id} Home`,
        away: `${id} Away`,
        sportKey,
        markets: [{ market: 'moneyline', outcomes: ['home', 'draw', 'away'], decimals: [2.1, 3.4, 3.6] }],
      });
    const premier = soccer('e1', 'soccer_epl');
    const names = (events: (typeof premier)[]) =>
      board(worldOf(testSlate(events), NOW)).leagues.map(({ league, games }) => `${league} ${games}`);
    expect(names([premier])).toEqual(['EPL 1']);
    expect(names([premier, soccer('s1', 'soccer_spain_la_liga')])).toEqual(['EPL 1', 'Soccer 2']);
  });

  it('comes in pages', () => {
    const many = Array.from({ length: 33 }, (_, nth) =>
      testEvent(`m${nth}`, {
        home: `Home ${nth}`,
        away: `Away ${nth}`,
        inHours: nth + 1,
        markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.9, 1.9] }],
      }),
    );
    const of = worldOf(testSlate(many), NOW);
    expect(board(of).games).toHaveLength(30);
    expect(board(of, 'NFL', 30).games.map(({ eventId }) => eventId)).toEqual(['m30', 'm31', 'm32']);
  });
});

describe('the board of a game', () => {
  it('holds every book on the market, the moves of the side with all books together, and the facts', () => {
    const found = gameOf(world, { eventId: 'g1', market: 'spread', side: 'away' });
    expect(found.board?.rows).toHaveLength(9);
    expect(found.moves).toMatchObject({ market: 'spread', side: 'away' });
    expect(found.moves?.consensus.length).toBeGreaterThan(0);
    expect(found.facts.map(({ kind }) => kind)).toEqual(['injury']);
    expect(found.notStored.length).toBeGreaterThan(0);
    expect(found).toMatchObject({ hasBegun: false, title: null, props: 0, missing: null });
    expect(found.game.markets).toHaveLength(3);
  });

  it('says what is not on offer, and shows no other market in its place', () => {
    const found = gameOf(world, { eventId: 'g3', market: 'total' });
    expect(found).toMatchObject({ board: null, moves: null, market: 'total' });
    expect(found.missing).toContain('I have no total');
  });

  it('keeps what is known of a game that has begun, without prices as offers', () => {
    const begun = { ...world, nowMs: NOW.getTime() + 4.5 * 3_600_000 };
    const found = gameOf(begun, { eventId: 'g1', market: 'moneyline' });
    expect(found).toMatchObject({ hasBegun: true, board: null, game: { eventId: 'g1', markets: [] } });
    expect(found.missing).toContain('has started');
    expect(found.facts).toHaveLength(1);
    expect(found.moves).not.toBeNull();
  });

  it('is of a stored game alone', () => {
    expect(gameBoardOf({ eventId: 'nowhere', market: 'spread' }, world)).toMatchObject({ reason: 'no_such_game' });
    expect(gamePropsOf('nowhere', world)).toMatchObject({ reason: 'no_such_game' });
  });

  it('has the main line of each player, by what is counted', () => {
    const prop = (market: string, player: string, line: number) => ({
      market,
      player,
      line,
      outcomes: OVER_UNDER,
      decimals: [1.9, 1.9],
    });
    const event = testEvent('p1', {
      home: 'Boston Celtics',
      away: 'Miami Heat',
      sportKey: 'basketball_nba',
      markets: [
        prop('prop:player_points', 'Jayson Tatum', 27.5),
        prop('prop:player_points', 'Jaylen Brown', 22.5),
        prop('prop:player_rebounds', 'Jayson Tatum', 8.5),
      ],
    });
    const of = worldOf(testSlate([event]), NOW);
    const found = gamePropsOf('p1', of);
    if ('reason' in found) throw new Error(found.message);
    expect(GameProps.safeParse(found).error).toBeUndefined();
    expect(found.groups.map(({ title, rows }) => [title, rows.map(({ player, line }) => `${player} ${line}`)])).toEqual(
      [
        ['points', ['Jayson Tatum 27.5', 'Jaylen Brown 22.5']],
        ['rebounds', ['Jayson Tatum 8.5']],
      ],
    );
    const one = gameOf(of, { eventId: 'p1', market: 'prop:player_points', player: 'Jayson Tatum' });
    expect(one).toMatchObject({ title: 'Jayson Tatum points', props: 3 });
    expect(one.board?.markets[0]?.line).toBe(27.5);
  });
});

describe('boards of whole slates', () => {
  let worlds: World[] = [];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ world: one }) => one);
  });

  it('list every coming game of each league once, and open each of them', () => {
    for (const of of worlds)
      for (const { league, games } of board(of).leagues) {
        const pages = Array.from({ length: Math.ceil(games / 30) }, (_, page) => board(of, league, page * 30));
        const ids = pages.flatMap((page) => page.games.map(({ eventId }) => eventId));
        expect(ids).toHaveLength(games);
        expect(new Set(ids).size).toBe(games);
        for (const eventId of ids.slice(0, 3)) {
          const found = gameBoardOf({ eventId, market: 'moneyline' }, of);
          expect('reason' in found).toBe(false);
        }
      }
  });
});
