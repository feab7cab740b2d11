import { AppError } from '../../platform/errors.ts';
import type { Passwords } from './passwords.ts';

/**
 * For a password that is chosen, once the limits of its form were counted: others are asked about it, and it takes a moment. Never
 * within a transaction. @throws AppError invalid_input
 */
export async function refuseBreached({ isBreached }: Passwords, password: string): Promise<void> {
  if (!(await isBreached?.(password))) return;
  throw new AppError('invalid_input', 'This password is in a list of leaked ones. Please choose another.', {
    field: 'password',
  });
}
