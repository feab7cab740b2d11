import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** How much of an IPv6 address names a network: a household's, or a whole site's with its 65,536 of those. */
export type Ipv6Bits = 48 | 64;

/**
 * What counts as one network address: an IPv4 address, or the /64 of an IPv6 address, because whoever has one of its
 * addresses has them all.
 */
export function networkOf(address: string, bits: Ipv6Bits = 64): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  return isIPv6(plain) ? `${firstGroups(plain, bits / 16)}::/${bits}` : address;
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
