import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const HERE = 'http://localhost:3000';
const QUESTION = '/oauth/authorize?client_id=ewc_1&state=a%20b';
const signIn = (next: string) => `${HERE}/signin?next=${encodeURIComponent(next)}`;

it('is the question of an assistant, from this address or the one before it', () => {
  expect(nextPath(signIn(QUESTION), '')).toBe(QUESTION);
  expect(nextPath(`${HERE}/signup`, signIn(QUESTION))).toBe(QUESTION);
});

it.each([
  `${HERE}/signin`,
  signIn('https://evil.example/'),
  signIn('//evil.example/oauth/authorize?x'),
  signIn('/oauth/authorize.evil'),
  signIn('/profile'),
  signIn('javascript:alert(1)'),
])('is the start page after %s', (address) => {
  expect(nextPath(address, '')).toBe('/');
});

it('is never said by another site', () => {
  expect(nextPath(`${HERE}/signup`, `https://evil.example/?next=${encodeURIComponent(QUESTION)}`)).toBe('/');
  expect(nextPath(`${HERE}/signup`, 'no address')).toBe('/');
});
