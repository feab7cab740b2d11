import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const FOR = { secret: 'a secret of the operator', purpose: 'totp', owner: 'ann' };
const TEXT = Buffer.from('twenty bytes of these');

describe('what is sealed', () => {
  it('opens for what it was sealed for, and is another text each time', () => {
    const [one, two] = [seal(TEXT, FOR), seal(TEXT, FOR)];
    expect(one).not.toBe(two);
    expect([unseal(one, FOR), unseal(two, FOR)]).toEqual([TEXT, TEXT]);
  });

  it.each([
    { ...FOR, secret: 'another' },
    { ...FOR, purpose: 'another' },
    { ...FOR, owner: 'bob' },
  ])('opens for nothing else: %o', (other) => expect(unseal(seal(TEXT, FOR), other)).toBeNull());

  it('opens in no other form', () => {
    const sealed = Buffer.from(seal(TEXT, FOR), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(unseal(changed.toString('base64url'), FOR)).toBeNull();
    }
    for (const broken of ['', 'x', '***', 'a'.repeat(38)]) expect(unseal(broken, FOR)).toBeNull();
  });
});
