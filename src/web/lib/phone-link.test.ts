import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['1-800-522-4700', 'tel:+18005224700'],
  ['1-800-GAMBLER', 'tel:+18004262537'],
  ['988', 'tel:988'],
])('%s is called at %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
