import { randomUUID } from 'node:crypto';
import { callAs, eventsOf } from '../../../e2e/support/caller.ts';
import { type Client, newAccount, signUpClient } from '../../../e2e/support/client.ts';
import type { Product } from '../../../e2e/support/product.ts';
import { verifyByMail } from '../../../e2e/support/verify-by-mail.ts';
import { AUTHORIZE_PATH } from '../../../src/contract/authorize-path.ts';
import { bringBets } from './cast-bets.ts';
import { askFor, type Forms, fillForms } from './cast-chats.ts';

export const COMPANY = 'acme-sports-research.example';
export const PORTAL = `/portal-${randomUUID()}`;

/** Who looks. Each signed up, sent and set by the product's own interface. */
export type Role =
  | 'visitor'
  | 'newcomer'
  | 'bettor'
  | 'subscriber'
  | 'broke'
  | 'limited'
  | 'minor'
  | 'paused'
  | 'admin';

/** The bettor's chats by what is in them. */
type Chats = Forms &
  Record<'regular' | 'pro' | 'parlay' | 'passes' | 'sums' | 'words' | 'long' | 'empty' | 'many', string>;

export type Cast = {
  clients: Readonly<Record<Exclude<Role, 'visitor'>, Client>>;
  chats: Chats;
  /** Where an assistant sends the browser of somebody whom it wants to ask for. */
  consent: string;
  /** A Pro answer's events up to its third stage: what is on the screen half way. */
  halfWay: string;
};

const LIMITS = '/api/user/limits';

const LONG_QUESTION =
  'I am looking at the whole Sunday slate and I want to know which of these are worth anything: the moneylines of the home favourites, the unders in the games with wind, and any side where one sharp book is well away from the others. '.repeat(
    3,
  );

const member = (firstName: string, more: object = {}) => ({ ...newAccount(), firstName, ...more });

export async function makeCast(product: Product): Promise<Cast> {
  const { url } = product;
  const admin = await verified(product, member('Rosalind', { email: `rosalind.pemberton-hayes@${COMPANY}` }));
  const bettor = await signUpClient(url, longNamed());
  await bettor.pricesOf('DEMO');
  const newcomer = await signUpClient(url, { ...newAccount(), firstName: '' });
  const subscriber = await verified(product, member('Sam'));
  const broke = await signUpClient(url, member('Lee'));
  const limited = await signUpClient(url, member('Kim'));
  const minor = await signUpClient(url, member('Robin'));
  const paused = await signUpClient(url, member('Pat'));
  await broke.send('Best NBA bets today?');
  await change(admin, broke, 'tokens', { tokens: 0 });
  await subscriber.send('Best value in the NHL?', undefined, { mode: 'pro' });
  await change(admin, subscriber, 'subscription', { active: true });
  await limited.send('Best NBA bets today?');
  await callAs(limited, 'PUT', LIMITS, { unit: 'tokens', window: 'day', amount: 1 });
  await minor.send('I am 19 years old. Best NBA bets today?');
  await limit(paused);
  await fillWaitlist(url);
  const chats = await fillChats(bettor);
  await bringBets(bettor, 300);
  return {
    clients: { admin, bettor, newcomer, subscriber, broke, limited, minor, paused },
    chats,
    consent: await consentOf(url),
    halfWay: await halfWayOf(subscriber),
  };
}

const longNamed = () =>
  member('Maximiliana-Alexandrina', {
    lastName: 'Featherstonehaugh-Wolfeschlegelstein',
    email: `maximiliana.featherstonehaugh-wolfeschlegelstein.${randomUUID()}@mail.a-rather-long-domain-name.example`,
  });

async function verified(product: Product, account: ReturnType<typeof member>): Promise<Client> {
  const client = await signUpClient(product.url, account);
  await verifyByMail(product, client, account.email);
  return client;
}

async function change(admin: Client, user: Client, what: string, body: unknown): Promise<void> {
  await callAs(admin, 'PATCH', `/api${PORTAL}/users/${(await user.user()).id}/${what}`, body);
}

async function limit(client: Client): Promise<void> {
  await client.send('Best UFC bets this week?');
  await callAs(client, 'PUT', LIMITS, { unit: 'tokens', window: 'day', amount: 2 });
  await callAs(client, 'PUT', LIMITS, { unit: 'tokens', window: 'week', amount: 20 });
  await callAs(client, 'PUT', LIMITS, { unit: 'tokens', window: 'week', amount: 50 });
  await callAs(client, 'PUT', LIMITS, { unit: 'money', window: 'month', amount: 48 });
  await callAs(client, 'POST', `${LIMITS}/time-out`, { duration: '72h' });
}

async function fillWaitlist(url: string): Promise<void> {
  const names = ['ann', 'b', 'christopher.alexander.montgomery-fitzgerald', 'dana', 'eli'];
  for (const [at, name] of names.entries()) {
    await fetch(`${url}/api/waitlist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.org`, source: at % 2 ? 'marketing_page' : 'landing_page' }),
    });
  }
}

/** An assistant that has made itself known, and asks. */
async function consentOf(url: string): Promise<string> {
  const redirect = `${url}/terms`;
  const answer = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: [redirect], client_name: 'A friendly helper' }),
  });
  const { client_id: client } = (await answer.json()) as { client_id: string };
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: redirect,
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    scope: 'desk:free desk:verdicts',
  });
  return `${AUTHORIZE_PATH}?${asked}`;
}

/** Fourteen chats, so that a folded sidebar has more than its ten dots. */
async function fillChats(client: Client): Promise<Chats> {
  for (let chat = 0; chat < 8; chat += 1) await client.createSession();
  const ask = askFor(client);
  const forms = await fillForms(client);
  const many = await ask('What does vig mean?');
  for (let turn = 1; turn <= 30; turn += 1) await client.send(`What is $${turn}0 at -110 worth?`, many);
  const long = await ask(LONG_QUESTION);
  const words = await ask('What does vig mean?');
  await client.send('And what about -110 on both sides?', words);
  const sums = await ask('hedge $100 at +450, other side -500');
  const team = await client.teamAhead('NFL');
  const passes = await ask(`Same game parlay for the ${team}`);
  await client.send(`Is the ${team} moneyline at +200 any good?`, passes);
  const parlay = await ask('Build the best parlay from today’s games.');
  const pro = await ask('Which bets have the best value right now?', 'pro');
  const regular = await ask('Best NFL bets today?');
  await client.send('Give me 8 picks across all sports with odds between -150 and +150', regular);
  return { ...forms, many, long, words, sums, passes, parlay, pro, regular, empty: await client.createSession() };
}

async function halfWayOf(client: Client): Promise<string> {
  const sessionId = await client.createSession();
  const events = await eventsOf(client, { message: 'Best value in the NFL?', mode: 'pro', sessionId });
  const stages = events.split(/(?=event: )/);
  const third = stages.findIndex((event) => event.includes('deep_dive'));
  return stages.slice(0, third < 0 ? 3 : third + 1).join('');
}
