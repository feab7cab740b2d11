import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { findLinkRow, type LinkPurpose, type LinkRow, markAllUsed, markUsed } from './links.repo.ts';

type Asked = { purpose: LinkPurpose; token: string };

/** A link that can still be used. @throws AppError invalid_input that says why it cannot. */
export async function getLink(db: Db, { purpose, token }: Asked, now: Date): Promise<LinkRow> {
  const link = await findLinkRow(db, { purpose, tokenHash: hashSecretToken(token) });
  if (!link) throw refuse('This link is not valid. Please open the newest mail again, or ask for a new link.');
  if (link.isUsed) throw alreadyUsed();
  if (link.expiresAt <= now) throw refuse('This link has expired. Please ask for a new one.');
  return link;
}

/** Uses it up, in the transaction of its effect: of many that come at once, one has it. */
export async function useLink(tx: Db, { token }: Pick<Asked, 'token'>, now: Date): Promise<void> {
  if (!(await markUsed(tx, hashSecretToken(token), now))) throw alreadyUsed();
}

export const endOtherLinks = (tx: Db, link: { purpose: LinkPurpose; userId: string }, now: Date): Promise<void> =>
  markAllUsed(tx, link, now);

const refuse = (message: string): AppError => new AppError('invalid_input', message);
const alreadyUsed = (): AppError => refuse('This link was used already. Each link works once.');
