import { describe, expect, it } from 'vitest';
import type { SessionRights } from './account-rights.ts';
import { createSessionWatch, type StreamEnd } from './session-watch.ts';

const USER: SessionRights = { isAdmin: false, unlimited: false, adminRole: null };
const ADMIN: SessionRights = { isAdmin: true, unlimited: true, adminRole: 'owner' };

/** A watch whose time only the test moves, over sessions that it holds in its hand. */
function startWatch(sessions: Map<string, SessionRights>) {
  const asked: string[][] = [];
  const planned = new Set<() => void>();
  let isAway = false;
  const watch = createSessionWatch({
    findRights: async (hashes) => {
      asked.push([...hashes]);
      if (isAway) throw new Error('the database is away');
      return new Map([...sessions].filter(([hash]) => hashes.includes(hash)));
    },
    schedule: (run) => {
      planned.add(run);
      return () => planned.delete(run);
    },
    everyMs: 1_000,
  });
  return {
    watch,
    asked,
    planned,
    setAway: (away: boolean) => {
      isAway = away;
    },
    /** The time that was waited for is over, and what came of it is done. */
    pass: async () => {
      for (const run of [...planned]) {
        planned.delete(run);
        run();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the watch over open streams', () => {
  it('asks once for all of them, however many are open, and nothing while none is', async () => {
    const { watch, asked, planned, pass } = startWatch(
      new Map([
        ['a', USER],
        ['b', USER],
      ]),
    );
    expect(planned.size).toBe(0);
    const ends = ['a', 'a', 'b', 'a'].map((tokenHash) => watch({ tokenHash, rights: USER, onEnded: () => {} }));
    await pass();
    await pass();
    expect(asked).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    for (const end of ends) end();
    expect(planned.size).toBe(0);
    await pass();
    expect(asked).toHaveLength(2);
  });

  it('ends each stream once when its session is gone, and leaves the others open', async () => {
    const sessions = new Map([
      ['a', USER],
      ['b', USER],
    ]);
    const { watch, pass } = startWatch(sessions);
    const ended: string[] = [];
    for (const tokenHash of ['a', 'b', 'a'])
      watch({ tokenHash, rights: USER, onEnded: (why) => ended.push(`${tokenHash} ${why}`) });
    await pass();
    expect(ended).toEqual([]);
    sessions.delete('a');
    for (let n = 0; n < 3; n++) await pass();
    expect(ended).toEqual(['a signed_out', 'a signed_out']);
  });

  it.each<[string, SessionRights, SessionRights, StreamEnd | null]>([
    ['an administrator is none any more', ADMIN, USER, 'rights_taken'],
    ['a user is charged again', { ...USER, unlimited: true }, USER, 'rights_taken'],
    ['a user becomes an administrator', USER, ADMIN, null],
    ['an owner is of support from now on', ADMIN, { ...ADMIN, adminRole: 'support' }, 'rights_taken'],
    ['one of support becomes an owner', { ...ADMIN, adminRole: 'support' }, ADMIN, null],
    ['nothing changes', ADMIN, ADMIN, null],
  ])('when %s', async (_, before, after, why) => {
    const sessions = new Map([['a', after]]);
    const { watch, pass } = startWatch(sessions);
    const ended: StreamEnd[] = [];
    watch({ tokenHash: 'a', rights: before, onEnded: (end) => ended.push(end) });
    await pass();
    expect(ended).toEqual(why ? [why] : []);
  });

  it('ends nothing because the database is away, and looks again', async () => {
    const sessions = new Map([['a', USER]]);
    const { watch, pass, setAway } = startWatch(sessions);
    const ended: StreamEnd[] = [];
    watch({ tokenHash: 'a', rights: USER, onEnded: (why) => ended.push(why) });
    setAway(true);
    sessions.delete('a');
    await pass();
    expect(ended).toEqual([]);
    setAway(false);
    await pass();
    expect(ended).toEqual(['signed_out']);
  });

  it('does not judge a stream by an answer that was asked for before it opened', async () => {
    const sessions = new Map([
      ['a', USER],
      ['b', USER],
    ]);
    const { watch, planned, pass } = startWatch(sessions);
    const ended: StreamEnd[] = [];
    watch({ tokenHash: 'a', rights: USER, onEnded: () => {} });
    const [look] = planned;
    planned.clear();
    look?.();
    watch({ tokenHash: 'b', rights: USER, onEnded: (why) => ended.push(why) });
    expect(planned.size).toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect([ended, planned.size]).toEqual([[], 1]);
    await pass();
    expect(ended).toEqual([]);
  });
});
