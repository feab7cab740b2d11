import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that only their holder keeps. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of one: with so many bits a plain hash tells nothing. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
