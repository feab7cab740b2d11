import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import type { Talked } from '../test-talk.ts';

const { slate, talk } = await demoTalk();

const inputsOf = ({ plan }: Talked): object[] => (plan?.kind === 'calls' ? plan.calls.map(({ input }) => input) : []);
const betsOf = (said: Talked): object[] =>
  inputsOf(said).flatMap((input) => ('bets' in input ? (input.bets as object[]) : []));

/** Two players of one game who are priced on one number. */
const pairs = slate.events.flatMap((event) =>
  [...new Set(event.markets.map(({ market }) => market))].flatMap((market) => {
    const players = new Set(
      event.markets.filter((one) => one.market === market && one.player).map((one) => one.player),
    );
    return market === 'prop:player_points' && players.size > 1 ? [[...players]] : [];
  }),
);
const [first = '', second = ''] = pairs[0] ?? [];
const surname = (name: string): string => name.split(' ').at(-1) ?? '';

describe('a player’s number', () => {
  it('stays the one that is spoken of: its over and under is no total of the game', () => {
    const said = talk(`${first} points`, 'so over/under what');
    expect(inputsOf(said)).toMatchObject([{ market: 'prop:player_points', player: first }]);
  });

  it('has a side of one letter', () => {
    expect(betsOf(talk(`${first} points`, 'o at that line, good bet?'))).toMatchObject([
      { market: 'prop:player_points', side: 'over', player: first },
    ]);
  });

  it('is meant of somebody else by his initials, or his name before it', () => {
    const initials = second
      .split(' ')
      .map((word) => word[0])
      .join('');
    const said = talk(`${first} over points good?`, `what about ${initials} instead`);
    expect(betsOf(said)).toMatchObject([{ market: 'prop:player_points', side: 'over', player: second }]);
  });

  it('is the one that was judged, whatever else is priced of him', () => {
    const { plan } = talk(`is ${first} over points good`, `did ${surname(first)}s line move`);
    expect(plan).toMatchObject({ calls: [{ tool: 'line_moves', input: { market: 'prop:player_points' } }] });
  });

  it('is held against somebody else’s by its over where no side is said', () => {
    expect(betsOf(talk(`${first} points vs ${second} points who you like`))).toMatchObject([
      { player: first, side: 'over' },
      { player: second, side: 'over' },
    ]);
  });
});

describe('what is not priced of whom is named', () => {
  it('is said by its name, free', () => {
    const said = talk(`${first} dub dub tonight?`);
    expect(said.plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/double-double/) });
    expect(said.isCharged).toBe(false);
  });
});

describe('who is out', () => {
  it('is asked of the team that is named behind a bet on one of them', () => {
    const event = slate.events.find(({ markets }) => markets.some(({ player }) => player === first));
    const { plan } = talk(`${first} over points good?`, `anyone on the ${surname(event?.home ?? '')} out?`);
    expect(plan).toMatchObject({ calls: [{ tool: 'facts_about', input: { eventId: event?.id } }] });
  });
});

describe('sides that do not meet', () => {
  it('are two bets of the kind that was spoken of', () => {
    const bets = betsOf(talk('falcons ml or vikings ml better?', 'how about falcons vs cowboys instead'));
    expect(bets).toMatchObject([{ market: 'moneyline' }, { market: 'moneyline' }]);
  });
});
