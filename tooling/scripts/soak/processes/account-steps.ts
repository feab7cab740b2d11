import { currentUser, signIn, signOut, signOutEverywhere, signUp, verifyEmail } from '#contract/auth.ts';
import { beginCheckout } from '#contract/billing.ts';
import { exportOwnData, deleteAccount as routeOfDeletion } from '#contract/own-data.ts';
import { beginTimeOut, setSpendingLimit } from '#contract/play-limits.ts';
import { TOKEN_PACKS } from '#contract/prices.ts';
import { listLedger } from '#contract/tokens.ts';
import { User } from '#contract/user.ts';
import type { TestSmtp } from '../../../../src/server/providers/mail/test-smtp-server.ts';
import type { Step } from './chat-steps.ts';
import type { Person } from './person.ts';
import type { Till } from './till.ts';

/** Whoever was answered 5xx or not at all may have an account or not. */
export async function enter(person: Person): Promise<void> {
  const { email, password } = person;
  if (person.state === 'new') {
    const body = { email, password, firstName: 'Jordan' };
    const { status, body: answered } = await person.call('sign up', { method: 'POST', path: signUp.path, body });
    if (status === '201') {
      person.id = User.parse(answered).id;
      person.state = 'in';
    } else person.state = 'out';
    return;
  }
  person.forgetSession();
  const body = { email, password };
  const { status, body: answered } = await person.call('sign in', { method: 'POST', path: signIn.path, body });
  if (status === '200') {
    person.id = User.parse(answered).id;
    person.state = 'in';
  }
  if (status === '401' && person.id === null) person.takeNewAddress();
}

/** The token of the link that was mailed. */
function mailedToken({ received }: TestSmtp, email: string): string | undefined {
  const mail = received.find(({ to }) => to.includes(email))?.source ?? '';
  return /\/verify\?token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1];
}

async function confirm(person: Person, smtp: TestSmtp): Promise<void> {
  const token = person.isConfirmed ? undefined : mailedToken(smtp, person.email);
  if (token === undefined) return;
  const { status } = await person.call('confirm by mail', { method: 'POST', path: verifyEmail.path, body: { token } });
  // 400: a send that broke had its effect.
  if (status === '200' || status === '400') person.isConfirmed = true;
}

async function buy(person: Person, till: Till): Promise<void> {
  const isPack = person.random.isTrueIn(0.8);
  const body = isPack ? { kind: 'pack', tokens: person.random.pick(TOKEN_PACKS).tokens } : { kind: 'subscription' };
  const answer = await person.call('check out', { method: 'POST', path: beginCheckout.path, body });
  if (answer.status !== '200' || person.random.isTrueIn(0.2)) return;
  till.pay(beginCheckout.response[200].parse(answer.body).url, isPack ? 'pack' : 'subscription');
}

async function setLimit(person: Person): Promise<void> {
  const { random } = person;
  const unit = random.pick(['tokens', 'money'] as const);
  const body = { unit, window: random.pick(['day', 'week', 'month'] as const), amount: random.whole(20, 300) };
  await person.call('set a limit', { method: 'PUT', path: setSpendingLimit.path, body });
}

async function leave(person: Person, everywhere: boolean): Promise<void> {
  const { path } = everywhere ? signOutEverywhere : signOut;
  const { status } = await person.call(everywhere ? 'sign out everywhere' : 'sign out', { method: 'POST', path });
  if (status === '200') person.forgetSession();
}

async function deleteAccount(person: Person): Promise<void> {
  const { path } = routeOfDeletion;
  const { status } = await person.call('delete the account', {
    method: 'DELETE',
    path,
    body: { password: person.password },
  });
  // 403 and 503 say that nothing was deleted; of a broken connection nobody knows.
  if (!['403', '429', '503', '401'].includes(status)) person.state = 'gone';
}

const look = (person: Person, kind: string, path: string) => person.call(kind, { method: 'GET', path });

export const accountSteps = ({ smtp, till }: { smtp: TestSmtp; till: Till }): readonly Step[] => [
  { weight: 12, act: (person) => confirm(person, smtp) },
  { weight: 4, act: (person) => buy(person, till) },
  { weight: 2, act: setLimit },
  { weight: 3, act: (person) => look(person, 'read the balance', currentUser.path) },
  { weight: 2, act: (person) => look(person, 'read the ledger', listLedger.path) },
  { weight: 1, act: (person) => look(person, 'export own data', exportOwnData.path) },
  { weight: 2, act: (person) => leave(person, false) },
  { weight: 0.5, act: (person) => leave(person, true) },
  { weight: 1.5, act: deleteAccount },
  {
    weight: 0.2,
    act: (person) =>
      person.call('take a time-out', { method: 'POST', path: beginTimeOut.path, body: { duration: '24h' } }),
  },
];
