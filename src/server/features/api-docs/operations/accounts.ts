import type { OperationGroup } from '../operation.ts';

const PASSWORD = 'correct horse battery';
/** Of the form that links carry; nobody was mailed it. */
const UNKNOWN_TOKEN = 'k3oXqP7f0mWm3m0iHqv1Tj4Yw2b6c8d9e0f1g2h3i4j';

/** Of the form that authenticators sign; none made it. */
const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const CREDENTIAL = { id: UNKNOWN_TOKEN, rawId: UNKNOWN_TOKEN, type: 'public-key' } as const;
const SIGNED_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: CLIENT_DATA, authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4', signature: 'MEUCIQDx' },
};

export const SIGNING_IN: OperationGroup = {
  tag: 'Signing in',
  about:
    'A session is a cookie that sign-up and sign-in set. It lasts 30 days after its last use and 180 days at most.',
  operations: {
    'POST /api/auth/signup': {
      says: 'Open an account and sign in',
      more: 'The account begins with 150 tokens; a mail asks for the address to be confirmed.',
      body: { email: 'sam@example.com', password: PASSWORD, firstName: 'Sam' },
    },
    'POST /api/auth/signin': {
      says: 'Sign in',
      more: '401 with the code `second_factor` asks for a code of the authenticator app or a passkey, in the same browser.',
      body: { email: 'jo@example.com', password: PASSWORD },
    },
    'POST /api/auth/second-factor': {
      says: 'Finish a sign-in with a code of the app or a recovery code',
      body: { code: '123456' },
      status: 401,
    },
    'POST /api/auth/second-factor/passkey/begin': {
      says: 'Ask for a passkey in place of the code',
      more: 'Its answer is what `navigator.credentials.get` takes, in the JSON form of WebAuthn.',
      status: 401,
    },
    'POST /api/auth/second-factor/passkey': {
      says: 'Finish a sign-in with a passkey',
      body: { passkey: SIGNED_PASSKEY },
      status: 401,
    },
    'POST /api/auth/passkey/begin': {
      says: 'Ask for a passkey, to sign in without a password',
      more: 'Good for one try within five minutes, in the same browser.',
    },
    'POST /api/auth/passkey': {
      says: 'Sign in with a passkey',
      body: { passkey: SIGNED_PASSKEY },
      status: 401,
    },
    'POST /api/auth/signout': { says: 'End this session', answer: { message: 'Signed out' } },
    'POST /api/auth/signout-everywhere': {
      says: 'End every session of the account',
      answer: { message: 'Signed out everywhere' },
    },
    'GET /api/auth/user': {
      says: 'The signed-in user, with the balance',
      answer: {
        id: '6f1f3c1e-3c63-4f0f-9a1f-0d7c2a7c1b11',
        email: 'jo@example.com',
        firstName: 'Jo',
        lastName: 'Reed',
        profileImageUrl: null,
        emailVerified: true,
        tokensRemaining: 150,
        tokensUsedThisMonth: 0,
        proAnalysesThisMonth: 0,
        currentPeriodEnd: '2026-12-21T12:00:00.000Z',
        subscriptionActive: false,
        unlimited: false,
        isAdmin: false,
      },
    },
    'GET /api/auth/sessions': { says: 'Where the account is signed in' },
    'DELETE /api/auth/sessions/:id': { says: 'End one session' },
    'POST /api/auth/verify': {
      says: 'Confirm the address of an account',
      more: 'By the link of the mail, with the session of the account or its password. 403 asks for the password.',
      body: { token: UNKNOWN_TOKEN },
      status: 400,
    },
    'POST /api/auth/verify/resend': { says: 'Ask for another mail with the link' },
    'POST /api/auth/forgot': {
      says: 'Ask for a link that sets a new password',
      more: 'The answer is the same whether there is an account or not.',
      body: { email: 'jo@example.com' },
    },
    'POST /api/auth/reset': {
      says: 'Set a new password by the link of the mail',
      body: { token: UNKNOWN_TOKEN, newPassword: `${PASSWORD} 2`, confirmPassword: `${PASSWORD} 2` },
      status: 400,
    },
    'GET /api/logout': {
      says: 'End this session and go to the landing page',
      gives: { type: 'text/html', words: 'A redirect to `/`.', status: 302 },
    },
    'GET /api/login': {
      says: 'Go to the sign-in page',
      gives: { type: 'text/html', words: 'A redirect to `/signin`.', status: 302 },
    },
  },
};

export const ACCOUNT: OperationGroup = {
  tag: 'Your account',
  about: 'Profile, settings, limits and what else hangs on an account.',
  operations: {
    'PATCH /api/user/profile': { says: 'Change the own name', body: { firstName: 'Jo', lastName: 'Reed' } },
    'POST /api/user/change-password': {
      says: 'Set a new password',
      more: 'Every other session, access key and assistant ends with it.',
      body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2`, confirmPassword: `${PASSWORD} 2` },
    },
    'GET /api/user/second-factor': {
      says: 'Whether a second factor is on',
      answer: { isOn: false, since: null, recoveryCodesLeft: 0 },
    },
    'POST /api/user/second-factor/totp': {
      says: 'Begin to set up an authenticator app',
      body: { password: PASSWORD },
    },
    'POST /api/user/second-factor/totp/confirm': {
      says: 'Switch it on with the first code',
      body: { code: '123456' },
      status: 400,
    },
    'POST /api/user/second-factor/recovery-codes': {
      says: 'Get new recovery codes',
      body: { password: PASSWORD, code: '123456' },
      status: 400,
    },
    'DELETE /api/user/second-factor': {
      says: 'Switch it off',
      body: { password: PASSWORD, code: '123456' },
      status: 400,
    },
    'GET /api/user/passkeys': { says: 'Your passkeys' },
    'POST /api/user/passkeys/begin': {
      says: 'Begin to add a passkey',
      more: 'Its answer is what `navigator.credentials.create` takes, in the JSON form of WebAuthn. Good for one try within five minutes.',
      body: { password: PASSWORD },
    },
    'POST /api/user/passkeys': {
      says: 'Add the passkey that an authenticator made',
      more: 'The first second factor of an account comes with recovery codes, and signs its other sessions out.',
      body: {
        name: 'My phone',
        passkey: { ...CREDENTIAL, response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZQ' } },
      },
      status: 400,
    },
    'PATCH /api/user/passkeys/:id': { says: 'Rename a passkey', body: { name: 'Old phone' } },
    'DELETE /api/user/passkeys/:id': { says: 'Remove a passkey', body: { password: PASSWORD } },
    'POST /api/user/identity/passkey/begin': { says: 'Ask for a passkey as a proof', status: 400 },
    'POST /api/user/identity/passkey': {
      says: 'Prove it by a passkey',
      body: { passkey: SIGNED_PASSKEY },
      status: 400,
    },
    'GET /api/user/identity': {
      says: 'Whether the owner proved who they are in the last ten minutes, and what would prove it',
      answer: { isRecent: true, by: 'password', factors: [] },
    },
    'POST /api/user/identity': {
      says: 'Prove it again, for ten minutes of this session',
      more: 'By the password; where a second factor is on, by a code or a passkey. Asked for before the own data are taken, and with a second factor before a key is made or the account deleted.',
      body: { proof: PASSWORD },
      answer: { isRecent: true, by: 'password', factors: [] },
    },
    'GET /api/user/settings': {
      says: 'How answers are made for this bettor',
      answer: {
        oddsFormat: 'american',
        timeZone: 'America/Denver',
        bankroll: 1234,
        unit: null,
        sportsbooks: [],
        state: null,
      },
    },
    'PATCH /api/user/settings': {
      says: 'Change some of the settings',
      more: 'Only what is sent changes; `null` takes a value back.',
      body: { oddsFormat: 'decimal', bankroll: 2000, state: 'NJ' },
    },
    'GET /api/state-rules': {
      says: 'What holds for betting in a state',
      more: 'Whether bets are taken online, from which age, at which books; its helpline and self-exclusion. `null` is not known here. `checkedOn` is the day of our check.',
      query: { state: 'OH' },
    },
    'GET /api/user/mails': { says: 'Which mails this account asked for', answer: { bestBets: true } },
    'PUT /api/user/mails': {
      says: 'Ask for mails, or end them',
      more: 'The day’s best bets, on days that have any. The address has to be confirmed; each mail ends them with one click.',
      body: { bestBets: false },
      answer: { bestBets: false },
    },
    'GET /api/user/limits': { says: 'Spending limits, and a time-out or self-exclusion that holds' },
    'PUT /api/user/limits': {
      says: 'Set a spending limit',
      more: 'A lower one holds at once, a higher one after seven days.',
      body: { unit: 'tokens', window: 'week', amount: 30 },
    },
    'POST /api/user/limits/time-out': { says: 'Take a time-out', body: { duration: '24h' } },
    'POST /api/user/limits/self-exclusion': {
      says: 'Exclude oneself',
      more: 'Nobody can undo it.',
      body: { duration: '6m', confirm: true },
    },
    'GET /api/user/keys': { says: 'Access keys that work' },
    'POST /api/user/keys': {
      says: 'Make an access key for an assistant',
      more: 'The key is shown by this answer and never again. It opens `/mcp` and nothing else.',
      body: { name: 'My notebook', scope: 'free', expiresInDays: 30, password: PASSWORD },
    },
    'DELETE /api/user/keys/:id': { says: 'End an access key' },
    'GET /api/user/assistants': { says: 'Assistants that were let in' },
    'DELETE /api/user/assistants/:id': { says: 'Disconnect an assistant' },
    'GET /api/oauth/request': {
      says: 'What an assistant asks for',
      query: { client_id: 'unknown', redirect_uri: 'https://assistant.example/cb' },
      status: 400,
    },
    'POST /api/oauth/decision': {
      says: 'Let an assistant in, or not',
      body: {
        request: { client_id: 'unknown', redirect_uri: 'https://assistant.example/cb' },
        decision: { allow: false },
      },
      status: 400,
    },
    'GET /api/user/export': {
      says: 'Everything that is stored about the account',
      gives: { type: 'application/json', words: 'A file, streamed as it is read.' },
    },
    'DELETE /api/user': {
      says: 'Delete the account',
      more: 'For good. Billing is stopped first; 503 means that it could not be, and that nothing was deleted.',
      body: { password: PASSWORD },
    },
    'POST /api/mail/unsubscribe': {
      says: 'Get no more mail, by the link of a mail',
      query: { token: UNKNOWN_TOKEN },
      status: 400,
    },
    'POST /api/waitlist': { says: 'Join the waitlist', body: { email: 'kim@example.com' } },
    'POST /api/waitlist/confirm': {
      says: 'Confirm an address on the waitlist',
      body: { token: UNKNOWN_TOKEN },
      status: 400,
    },
  },
};
