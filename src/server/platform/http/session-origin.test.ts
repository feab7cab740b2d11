import { describe, expect, it } from 'vitest';
import { deviceName, shortNetwork } from './session-origin.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [SAFARI, 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    ['', ''],
    ['curl/8.5.0', ''],
  ])('%s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it('is short, whatever a client claims', () => {
    expect(deviceName(`${'x'.repeat(5_000)}/1.0`).length).toBeLessThanOrEqual(60);
  });
});

describe('the network of a session', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:12:34:56::9', '2001:db8:12::/48'],
  ])('%s loses what names a household: %s', (address, network) => expect(shortNetwork(address)).toBe(network));
});
