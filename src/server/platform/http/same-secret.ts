import { createHash, timingSafeEqual } from 'node:crypto';

/** In constant time, whatever the lengths. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
