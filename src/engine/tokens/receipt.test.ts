import { describe, expect, it } from 'vitest';
import { type LedgerEvent, receiptOf } from './receipt.ts';

const UNTIL = Date.parse('2025-12-20T03:00:00Z');
const read = (event: Partial<LedgerEvent> & Pick<LedgerEvent, 'kind'>, timeZone = 'UTC') => {
  const whole = { tokens: 0, grantKind: null, expiresAtMs: null, mode: null, isOpen: false, reason: null, ...event };
  const { kind, text } = receiptOf(whole, timeZone);
  return [kind, text];
};

describe('receiptOf', () => {
  it.each<[Partial<LedgerEvent> & Pick<LedgerEvent, 'kind'>, string, string]>([
    [{ kind: 'grant', tokens: 150, grantKind: 'signup' }, 'grant', '150 free tokens for signing up; they never expire'],
    [
      { kind: 'grant', tokens: 135, grantKind: 'confirmation' },
      'grant',
      '135 free tokens for confirming your address; they never expire',
    ],
    [{ kind: 'grant', tokens: 50, grantKind: 'purchased' }, 'grant', '50 tokens bought'],
    [{ kind: 'grant', tokens: 1, grantKind: 'purchased' }, 'grant', '1 token bought'],
    [{ kind: 'grant', tokens: 150, grantKind: 'monthly', expiresAtMs: UNTIL }, 'grant', 'Monthly tokens until Dec 20'],
    [{ kind: 'grant', tokens: 9, grantKind: 'admin' }, 'grant', 'Set by support'],
    [{ kind: 'grant', tokens: 9, grantKind: 'admin', expiresAtMs: UNTIL }, 'grant', 'Set by support'],
    [{ kind: 'reserve', tokens: -5, mode: 'pro' }, 'analysis', 'Pro analysis'],
    [{ kind: 'reserve', tokens: -1, mode: 'regular' }, 'analysis', 'Regular analysis'],
    [{ kind: 'reserve', tokens: -1, mode: 'regular', isOpen: true }, 'analysis', 'Regular analysis, under way'],
    [{ kind: 'settle', mode: 'pro' }, 'analysis', 'Pro analysis, not charged'],
    [
      { kind: 'release', tokens: 5, mode: 'pro', reason: 'model_failed' },
      'returned',
      'Pro analysis, returned: the model did not answer',
    ],
    [
      { kind: 'release', tokens: 1, mode: 'regular', reason: 'stopped' },
      'returned',
      'Regular analysis, returned: you stopped it',
    ],
    [
      { kind: 'release', tokens: 1, mode: 'regular', reason: 'failed' },
      'returned',
      'Regular analysis, returned: it could not be finished',
    ],
    [
      { kind: 'release', tokens: 1, mode: 'regular', reason: 'server_died' },
      'returned',
      'Regular analysis, returned: it was cut off',
    ],
    [{ kind: 'release', tokens: 1, mode: 'regular' }, 'returned', 'Regular analysis, returned'],
    [{ kind: 'expire', tokens: -12, grantKind: 'monthly' }, 'expired', '12 monthly tokens expired'],
    [{ kind: 'expire', tokens: -1, grantKind: 'monthly' }, 'expired', '1 monthly token expired'],
    [{ kind: 'expire', tokens: -3, grantKind: 'admin' }, 'expired', '3 tokens expired'],
    [{ kind: 'expire', tokens: -5, grantKind: 'purchased' }, 'taken_back', 'Taken back after a refund'],
    [{ kind: 'revoke', tokens: -5, reason: 'refund' }, 'taken_back', 'Taken back after a refund'],
    [{ kind: 'revoke', tokens: -5, reason: 'dispute' }, 'taken_back', 'Taken back after a disputed payment'],
    [{ kind: 'revoke', tokens: -5, reason: 'admin' }, 'taken_back', 'Set by support'],
    [{ kind: 'revoke', tokens: -5 }, 'taken_back', 'Taken back'],
  ])('reads %o', (event, kind, text) => {
    expect(read(event)).toEqual([kind, text]);
  });

  it('names the day where its reader is', () => {
    const event = { kind: 'grant' as const, tokens: 150, grantKind: 'monthly' as const, expiresAtMs: UNTIL };
    expect(read(event, 'America/New_York')[1]).toBe('Monthly tokens until Dec 19');
  });
});
