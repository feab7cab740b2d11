import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './auth.ts';

/** As its owner types it to show that they know it. */
export const OwnPassword = z
  .string({ error: 'password is required' })
  .check(z.minLength(1, 'password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password is too long'));
