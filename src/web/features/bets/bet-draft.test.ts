import { describe, expect, it } from 'vitest';
import { emptyDraft, readBetDraft } from './bet-draft.ts';

const NOW = new Date('2026-11-30T19:07:41.000Z');

describe('when a bet was placed', () => {
  it.each([
    ['America/New_York', '2026-11-30T14:07'],
    ['America/Los_Angeles', '2026-11-30T11:07'],
    ['Asia/Tokyo', '2026-12-01T04:07'],
  ])('is typed and read on the clock of %s', (timeZone, shown) => {
    const draft = { ...emptyDraft(NOW, timeZone), bet: 'Bills +2.5', price: '-110', stake: '25' };
    expect(draft.placedAt).toBe(shown);
    expect(readBetDraft(draft, { game: undefined, timeZone })).toMatchObject({
      errors: {},
      bet: { placedAt: '2026-11-30T19:07:00.000Z' },
    });
  });

  it('is asked for where it is no time', () => {
    const draft = { ...emptyDraft(NOW, 'UTC'), bet: 'Bills +2.5', price: '-110', stake: '25', placedAt: '' };
    expect(readBetDraft(draft, { game: undefined, timeZone: 'UTC' })).toEqual({
      errors: { placedAt: 'Enter when you placed it.' },
    });
  });
});
