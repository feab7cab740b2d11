import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './rate-limit-address.ts';

/** Where a session was begun, in words that its user knows it by. */
export type SessionOrigin = {
  /** "Chrome on Windows"; empty where the browser does not say. */
  device: string;
  /** "203.0.113.x": enough to tell home from elsewhere, not enough to find a house. */
  network: string;
};

/** A name is the browser's own claim, so that it is read and cut, never trusted. */
const LONGEST_NAME = 60;

export const originOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): SessionOrigin => ({
  device: deviceName(headers['user-agent'] ?? ''),
  network: shortNetwork(ip),
});

export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .join(' on ')
    .slice(0, LONGEST_NAME);
}

export const shortNetwork = (address: string): string => networkOf(address, 48).replace(/\.\d+$/, '.x');
