import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { AppError } from '../errors.ts';
import { emailKey } from './email-key.ts';

/** Made once: the package makes a new set with every question. */
const listed = disposableEmailBlocklistSet();

/** Whether mail to this address is thrown away after a while: its domain, or one above it, is on the list. */
export function isDisposable(email: string): boolean {
  const key = emailKey(email);
  const labels = key
    .slice(key.lastIndexOf('@') + 1)
    .replace(/\.$/, '')
    .split('.');
  return labels.some((_, from) => listed.has(labels.slice(from).join('.')));
}

/** @throws AppError invalid_input */
export function refuseDisposable(email: string): void {
  if (isDisposable(email)) {
    throw new AppError('invalid_input', 'This email is of a throw-away service. Please use an address that you keep.', {
      field: 'email',
    });
  }
}
