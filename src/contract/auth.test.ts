import { describe, expect, it } from 'vitest';
import { characterCount, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, resetPassword, signUp } from './auth.ts';
import { CHANGED_PASSWORD_MIN_LENGTH, changePassword } from './profile.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['😀😀😀', 3],
  ['é𝕏\u{1F1E9}', 3],
])('%j has so many characters: %i', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

describe.each([
  [
    'a sign-up',
    PASSWORD_MIN_LENGTH,
    (password: string) => signUp.body.safeParse({ email: 'ann@example.com', password }),
  ],
  [
    'a reset',
    PASSWORD_MIN_LENGTH,
    (newPassword: string) => resetPassword.body.safeParse({ token: 'abc', newPassword, confirmPassword: newPassword }),
  ],
  [
    'a change',
    CHANGED_PASSWORD_MIN_LENGTH,
    (newPassword: string) =>
      changePassword.body.safeParse({ currentPassword: 'old', newPassword, confirmPassword: newPassword }),
  ],
])('the password of %s', (_of, shortest, parse) => {
  it.each(['a', '😀'])('is as long as it has characters, such as %s', (character) => {
    const isTaken = (length: number) => parse(character.repeat(length)).success;
    expect([shortest - 1, shortest, PASSWORD_MAX_LENGTH, PASSWORD_MAX_LENGTH + 1].map(isTaken)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
