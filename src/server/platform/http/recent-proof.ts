import type { FastifyRequest } from 'fastify';
import { PROOF_LASTS_MINUTES } from '#contract/identity.ts';
import { AppError } from '../errors.ts';
import { hasSecondFactor } from './recent-proof.repo.ts';
import { isHttps } from './session.ts';

/**
 * Guards of what a session that was left open, or stolen, must not do alone. They are `preHandler` hooks, after `requireUser`.
 * Signing in is a proof, and so is the password or code that `POST /api/user/identity` takes.
 */
export async function requireRecentProof(request: FastifyRequest): Promise<void> {
  if (isProvenRecently(request)) return;
  throw confirmFirst();
}

export const confirmFirst = (): AppError => new AppError('confirmation_required', 'Confirm that it is you first.');

/** Where the body brings the password: that is proof enough, unless the account asks for a second factor. */
export async function requireProofOfFactor(request: FastifyRequest): Promise<void> {
  if (isProvenRecently(request)) return;
  if (await hasSecondFactor(request.server.sessionDeps.db, request.user.id)) await requireRecentProof(request);
}

/** What administrators change or take away as a file; like their second factor, where somebody comes in from outside. */
export async function requireAdministratorsProof(request: FastifyRequest): Promise<void> {
  if (isHttps(request.server.sessionDeps)) await requireRecentProof(request);
}

export function isProvenRecently({ sessionTimes, server }: FastifyRequest): boolean {
  if (sessionTimes === null) return false;
  return server.sessionDeps.now().getTime() - sessionTimes.provenAt.getTime() < PROOF_LASTS_MINUTES * 60_000;
}
