import { describe, expect, it } from 'vitest';
import { BlocksContent } from '#contract/answer-content.ts';
import { Block } from '#contract/blocks.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { ask, asked, BILLS, BOTH, COWBOYS, captions, kinds, lead, RAMS, world } from './test-parlay-blocks.ts';
import { blockOf, blocksOf, textsOf } from './test-read-blocks.ts';

describe('legs that cannot be had', () => {
  const { told } = asked({ legs: [BILLS, { ...COWBOYS, line: -7.5 }, { ...RAMS, price: 'cheap' }], stakeCents: 10_00 });

  it('are each named with the reason before anything else, without a table or a figure of a parlay', () => {
    expect(told.blocks.map((block) => block.kind === 'text' && block.text)).toEqual([
      'No parlay: Dallas Cowboys -7.5 cannot be joined. No book here quotes Cowboys -7.5 in Giants @ Cowboys. What I do have: Dallas Cowboys -7.',
      'Los Angeles Rams moneyline cannot be joined either. "cheap" is no price; write it like +120, 2.20 or 6/5.',
      'The rest can be had: Buffalo Bills +2.5, +105 (2.05) at Betmgm.',
    ]);
    expect(told.evidence).toBeUndefined();
  });

  it('ask back where several are left', () => {
    const both = [BILLS, { ...RAMS, market: 'spread', line: 3 }, { ...COWBOYS, market: 'moneyline', line: null }];
    const back = asked({ legs: both }).told;
    expect(kinds(back)).toEqual(['text', 'text', 'choices', 'text']);
    expect(Block.safeParse(blockOf(back, 'choices')).success).toBe(true);
  });

  it('are few enough for an answer, however many', () => {
    const none = asked({ legs: Array.from({ length: 10 }, () => ({ ...RAMS, eventId: 'g2', line: null })) }).told;
    expect(BlocksContent.safeParse(none).error?.issues).toBeUndefined();
    expect(blocksOf(none, 'text')).toHaveLength(11);
    expect(blocksOf(none, 'text').at(-1)?.text).toBe('None of it can be had, and nothing is staked.');
  });
});

it('names that nothing here has are named', () => {
  const { told } = asked({ choose: { count: 2, teams: ['Chiefs', 'Zebras', 'Celtics'] } });
  expect(lead(told)).toMatch(/: 2 legs at .* Not available here: Zebras\.$/);
});

describe('legs at different books', () => {
  const split = worldOf(
    testSlate(
      [
        ['a', 'draftkings', 'betmgm'],
        ['b', 'fanduel', 'bet365'],
      ].map(([id = '', ...books]) =>
        testEvent(id, {
          home: `Home ${id}`,
          away: `Away ${id}`,
          markets: [
            { market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.9, 1.95], books: [...books, 'pinnacle'] },
          ],
        }),
      ),
    ),
    NOW,
  );
  const legs = ['a', 'b'].map((eventId) => ({ eventId, market: 'moneyline', side: 'home' }));

  it('are said to be several bets, with what is staked on each, where no book takes them all', () => {
    const { told, data } = asked({ legs, acrossBooks: true }, split);
    expect(kinds(told)).toEqual(['text', 'table']);
    expect(lead(told)).toBe(
      `No parlay: of the books asked for none takes all 2 legs. ${data.apart?.words} All of them win ${data.apart?.fairChanceText} of the time.`,
    );
    const table = blockOf(told, 'table');
    expect(table.caption).toBe('The 2 bets, each at its best book');
    expect(textsOf(table).map(([pick, book, , , , , stake]) => [pick, book, stake])).toEqual([
      ['Home a moneyline', 'Betmgm', 'nothing staked'],
      ['Home b moneyline', 'Bet365', 'nothing staked'],
    ]);
  });

  it('are a refusal with ways on where they were not asked for', () => {
    const { told } = ask({ legs }, split);
    expect(lead(told)).toMatch(/^No single book where you can bet takes all 2 legs: .*What I do have: 2 bets, each/);
    expect(captions(told)).toEqual([]);
  });

  it('come after the parlay that one book takes, with stakes in dollars', () => {
    const rich = { ...world, bettor: { ...world.bettor, bankrollCents: 100_000 } };
    const { told } = asked({ legs: BOTH, acrossBooks: true }, rich);
    expect(kinds(told)).toEqual(['text', 'parlay', 'text', 'table']);
    expect(blocksOf(told, 'text')[1]?.text).toMatch(/^These are 2 bets at 2 books, not a parlay/);
    const stakes = textsOf(blockOf(told, 'table')).map((row) => row[6]);
    expect(stakes).toEqual(['1.5 units, $15.00 of $1,000.00', 'nothing staked']);
  });

  it('deny no parlay where one book is the best for every leg', () => {
    const { told } = asked({ legs: BOTH, book: 'fanduel', acrossBooks: true }, alone(world, 'fanduel'));
    const apart = blocksOf(told, 'text')[1]?.text;
    expect(apart).toMatch(/^Apart these are 2 bets, not a parlay: each pays by itself, all at their best at Fanduel\./);
  });
});

const alone = (of: World, book: string): World => ({ ...of, bettor: { ...of.bettor, sportsbooks: [book] } });
