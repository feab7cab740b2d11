import type { Client, Sent } from './client.ts';

/** Sends, and sends again each time the server says that too many run at once. */
export async function sendUntilAnswered(
  client: Client,
  message: string,
  sessionId: string,
): Promise<Sent & { refusals: number }> {
  for (let refusals = 0; ; refusals += 1) {
    const sent = await client.send(message, sessionId);
    if (sent.status !== 429) return { ...sent, refusals };
    await new Promise((done) => setTimeout(done, 20 + Math.random() * 80));
  }
}
