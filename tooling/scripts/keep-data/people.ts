import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callAs } from '../../../e2e/support/caller.ts';
import { type Client, signUpClient } from '../../../e2e/support/client.ts';
import { signInClient } from '../../../e2e/support/sign-in.ts';
import { verifyByMail } from '../../../e2e/support/verify-by-mail.ts';
import type { OlderProduct } from './older-product.ts';

export const COMPANY = 'keeper.example';

/** Who they are to the product; an address at the company is an administrator's once it is confirmed. */
export const NAMES = [
  'operator',
  'bettor',
  'professional',
  'subscriber',
  'adjusted',
  'broke',
  'limited',
  'paused',
  'excluded',
  'helped',
  'newcomer',
  'interrupted',
  'gone',
] as const;
export type Name = (typeof NAMES)[number];
export type People = Readonly<Record<Name, Client>>;

const CONFIRMED: readonly Name[] = ['operator', 'bettor', 'professional', 'subscriber', 'limited'];

export const accountOf = (name: Name) => ({
  email: name === 'operator' ? `operator@${COMPANY}` : `${name}@example.org`,
  password: `the ${name} keeps a long password`,
  firstName: name,
});

export async function signUpAll(product: OlderProduct): Promise<People> {
  const people = await each((name) => signUpClient(product.url, accountOf(name)));
  for (const name of CONFIRMED) await verifyByMail(product, people[name], accountOf(name).email);
  return people;
}

/** But for those who are gone. */
export const signInAll = ({ url }: OlderProduct, gone: readonly Name[] = []): Promise<People> =>
  each((name) => signInClient(url, accountOf(name)), gone);

async function each(make: (name: Name) => Promise<Client>, without: readonly Name[] = []): Promise<People> {
  const made: [Name, Client][] = [];
  for (const name of NAMES) if (!without.includes(name)) made.push([name, await make(name)]);
  return Object.fromEntries(made) as People;
}

/** What the operator does to an account in the portal. */
export async function adjust(
  { dataDir }: OlderProduct,
  people: People,
  name: Name,
  what: 'tokens' | 'subscription',
  body: object,
): Promise<void> {
  const portal = (await readFile(join(dataDir, 'admin-path'), 'utf8')).trim();
  const { id } = await people[name].user();
  await callAs(people.operator, 'PATCH', `/api${portal}/users/${id}/${what}`, body);
}

/** The message that answers, or the question where none does. @throws Error on a refusal */
export async function ask(
  client: Client,
  message: string,
  more: { mode?: 'regular' | 'pro'; sessionId?: string } = {},
): Promise<{ sessionId: string; messageId: string }> {
  const { mode = 'regular', sessionId } = more;
  const { reply, status, message: said } = await client.send(message, sessionId, { mode });
  if (!reply) throw new Error(`“${message}” was answered with ${status}: ${said}`);
  return { sessionId: reply.sessionId, messageId: reply.message.id };
}
