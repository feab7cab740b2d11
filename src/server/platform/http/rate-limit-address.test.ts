import { describe, expect, it } from 'vitest';
import { networkOf } from './rate-limit-address.ts';

describe('networkOf', () => {
  it('takes an IPv4 address as it is, however it is written', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('counts all addresses of an IPv6 /64 as one', () => {
    const network = networkOf('2001:db8:0:1::1');
    for (const same of [
      '2001:db8:0:1:ffff:ffff:ffff:ffff',
      '2001:0DB8:0000:0001::',
      '2001:db8::1:0:0:0:9',
      '2001:db8:0:1::1%eth0',
    ]) {
      expect(networkOf(same)).toBe(network);
    }
    for (const other of ['2001:db8:0:2::1', '2001:db8::1', '::1', 'fe80::1'])
      expect(networkOf(other)).not.toBe(network);
  });

  it('counts all addresses of an IPv6 /48 as one where it is asked to', () => {
    const site = networkOf('2001:db8:7:1::1', 48);
    expect(networkOf('2001:db8:7:ffff::1', 48)).toBe(site);
    expect(networkOf('2001:db8:8:1::1', 48)).not.toBe(site);
    expect(networkOf('203.0.113.7', 48)).toBe('203.0.113.7');
  });

  it('keeps the loopback addresses and what is no address apart', () => {
    expect(new Set(['::1', '127.0.0.1', 'unknown'].map((address) => networkOf(address))).size).toBe(3);
  });
});
