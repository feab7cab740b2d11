import type { Client } from '../../../e2e/support/client.ts';

/** One chat for each form of an answer. */
export type Forms = Record<
  | 'tonight'
  | 'sameGame'
  | 'stated'
  | 'sideBySide'
  | 'board'
  | 'series'
  | 'facts'
  | 'askedBack'
  | 'help'
  | 'greeting'
  | 'remembered',
  string
>;

/** Asks in a chat of its own and answers with that chat. */
export const askFor =
  (client: Client) =>
  async (message: string, mode: 'regular' | 'pro' = 'regular'): Promise<string> => {
    const { reply, status } = await client.send(message, undefined, { mode });
    if (!reply) throw new Error(`“${message}” was answered with ${status}`);
    return reply.sessionId;
  };

export async function fillForms(client: Client): Promise<Forms> {
  const ask = askFor(client);
  const team = await client.teamAhead('NFL');
  return {
    tonight: await ask('What games are on tonight?'),
    sameGame: await ask(`Build me a same game parlay for the ${team} game`),
    stated: await ask(`Is the ${team} moneyline at -150 any good?`),
    sideBySide: await ask(`${team} -3 at -110 or ${team} moneyline at -150, which is better?`),
    board: await ask('Best moneyline prices for the NFL'),
    series: await ask(`How has the ${team} moneyline moved?`),
    facts: await ask(`Injuries, weather and form for the ${team} game?`),
    askedBack: await ask('I have the Jets at +450 for $40, should I hedge?'),
    help: await ask('I lost my rent chasing losses and cannot stop'),
    greeting: await ask('hi there'),
    remembered: await ask('I use DraftKings and FanDuel and my bankroll is $1,000. Best NHL bets?'),
  };
}
