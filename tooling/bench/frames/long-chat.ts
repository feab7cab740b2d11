import { type Client, newAccount, signUpClient } from '../../../e2e/support/client.ts';
import type { Product } from '../../../e2e/support/product.ts';
import { verifyByMail } from '../../../e2e/support/verify-by-mail.ts';

export const COMPANY = 'frames.example';

const QUESTIONS = [
  'Best NFL bets today?',
  'Which NBA bets have the best value right now?',
  'Give me 4 picks across all sports',
  'Build the best parlay from today’s games.',
  'Best NHL bets today?',
  'Give me 5 MLB picks with odds between -150 and +150',
];

export type LongChat = { client: Client; sessionId: string; messages: number; picks: number };

/** A chat as a year of use leaves it, every answer made by the product: its account is unlimited. */
export async function makeLongChat(product: Product, turns: number): Promise<LongChat> {
  const account = { ...newAccount(), email: `frames@${COMPANY}` };
  const client = await signUpClient(product.url, account);
  await verifyByMail(product, client, account.email);
  await client.pricesOf('DEMO');
  const sessionId = await client.createSession();
  for (let turn = 0; turn < turns; turn += 1) {
    const { status, message } = await client.send(QUESTIONS[turn % QUESTIONS.length] ?? '', sessionId);
    if (status !== 200) throw new Error(`turn ${turn} was answered with ${status}: ${message}`);
  }
  const messages = await client.messages(sessionId);
  const withPicks = messages.filter(({ role, content }) => role === 'assistant' && content.includes('"pick"'));
  return { client, sessionId, messages: messages.length, picks: withPicks.length };
}
