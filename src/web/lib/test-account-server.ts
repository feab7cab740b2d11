import type { AccessKey, CreateKeyBody } from '#contract/access.ts';
import type { BillingLine, PaymentConfig, PaymentMethod, Subscription } from '#contract/billing.ts';
import type { SignedInDevice } from '#contract/devices.ts';
import type { MailChoices } from '#contract/mail-choices.ts';
import type { Assistant } from '#contract/oauth.ts';
import type { NewPasskeyOptions } from '#contract/passkey-ceremony.ts';
import type { Passkey } from '#contract/passkeys.ts';
import type { LimitUnit, LimitWindow, PlayLimits, SpendingLimit } from '#contract/play-limits.ts';
import type { SecondFactor } from '#contract/second-factor.ts';
import { DEFAULT_SETTINGS } from '#contract/settings.ts';
import type { LedgerLine } from '#contract/tokens.ts';
import type { User } from '#contract/user.ts';
import { testUser } from './test-page-data.ts';

export const PERIOD_END = '2026-12-21T12:00:00.000Z';

export const TEST_KEY = `ewk_${'k'.repeat(39)}w1Z9`;

const TEST_PASSKEY_OPTIONS: NewPasskeyOptions = {
  rp: { id: 'localhost', name: 'Edgewise' },
  user: { id: 'AAAA', name: 'ann@example.com', displayName: 'ann@example.com' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

export const testSubscription: Subscription = {
  plan: { name: 'Basic Monthly', amount: 1599, interval: 'month' },
  status: 'active',
  currentPeriodEnd: PERIOD_END,
  cancelAtPeriodEnd: false,
};

export const testCards: PaymentMethod[] = [
  { id: 'pm_visa', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2099, isDefault: true },
  { id: 'pm_master', brand: 'mastercard', last4: '4444', expMonth: 3, expYear: 2020, isDefault: false },
];

const limit = (unit: LimitUnit, window: LimitWindow): SpendingLimit => ({
  unit,
  window,
  amount: null,
  used: 0,
  pendingAmount: null,
  pendingFrom: null,
});

const noLimits = (): PlayLimits => ({
  limits: (['tokens', 'money'] as const).flatMap((unit) =>
    (['day', 'week', 'month'] as const).map((window) => limit(unit, window)),
  ),
  exclusion: null,
});

const MAKES = ['POST /api/user/keys', 'POST /api/user/passkeys'];

type Call = { method: string; path: string; body: unknown };

/** The calls of the account's pages, answered from memory. */
export class TestAccountServer {
  user: User = testUser;
  config: PaymentConfig = { enabled: false, publishableKey: null };
  cards: PaymentMethod[] = [];
  subscription: Subscription | null = null;
  history: BillingLine[] = [];
  limits: PlayLimits = noLimits();
  lines: LedgerLine[] = [];
  devices: SignedInDevice[] = [];
  factor: SecondFactor = { isOn: false, since: null, recoveryCodesLeft: 0 };
  passkeys: Passkey[] = [];
  mails: MailChoices = { bestBets: false };
  keys: AccessKey[] = [];
  assistants: Assistant[] = [];
  /** By "METHOD /path": what that call is refused with. */
  refusals: Record<string, { status: number; message?: string; field?: string }> = {};
  readonly calls: Call[] = [];

  /** What was changed or begun: every call that is not a read. */
  get writes(): Call[] {
    return this.calls.filter(({ method }) => method !== 'GET');
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    const { pathname: path, searchParams } = new URL(address, 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    this.calls.push({ method, path, body });
    const refusal = this.refusals[`${method} ${path}`];
    if (refusal) {
      const { status, ...body } = refusal;
      return Response.json({ message: 'Refused', ...body }, { status });
    }
    const answer = this.#read(`${method} ${path}`, searchParams) ?? this.#change(`${method} ${path}`, body);
    if (answer === undefined) throw new Error(`unexpected ${method} ${address}`);
    return Response.json(answer.value, { status: MAKES.includes(`${method} ${path}`) ? 201 : 200 });
  };

  #read(call: string, query: URLSearchParams): { value: unknown } | undefined {
    const answers: Record<string, unknown> = {
      'GET /api/auth/user': this.user,
      'GET /api/auth/sessions': this.devices,
      'GET /api/user/second-factor': this.factor,
      'GET /api/user/passkeys': this.passkeys,
      'GET /api/user/settings': DEFAULT_SETTINGS,
      'GET /api/slate/books': [],
      'GET /api/payment/config': this.config,
      'GET /api/payment/methods': this.cards,
      'GET /api/payment/subscription': this.subscription,
      'GET /api/payment/history': this.history,
      'GET /api/user/mails': this.mails,
      'GET /api/user/limits': this.limits,
      'GET /api/user/keys': this.keys,
      'GET /api/user/assistants': this.assistants,
    };
    if (call in answers) return { value: answers[call] };
    return call === 'GET /api/tokens/ledger' ? { value: this.#page(query) } : undefined;
  }

  #page(query: URLSearchParams): { lines: LedgerLine[]; next: number | null } {
    const older = this.lines.filter(({ id }) => id < Number(query.get('before') ?? Number.POSITIVE_INFINITY));
    const lines = older.slice(0, Number(query.get('limit')));
    return { lines, next: older.length > lines.length ? (lines.at(-1)?.id ?? null) : null };
  }

  #change(call: string, body: Record<string, never>): { value: unknown } | undefined {
    const assistantId = /^DELETE \/api\/user\/assistants\/(.+)$/.exec(call)?.[1];
    if (assistantId) {
      this.assistants = this.assistants.filter(({ id }) => id !== assistantId);
      return { value: this.assistants };
    }
    const keyId = /^DELETE \/api\/user\/keys\/(.+)$/.exec(call)?.[1];
    if (keyId) {
      this.keys = this.keys.filter(({ id }) => id !== keyId);
      return { value: this.keys };
    }
    const renamedId = /^PATCH \/api\/user\/passkeys\/(.+)$/.exec(call)?.[1];
    if (renamedId) {
      const { name } = body as unknown as { name: string };
      this.passkeys = this.passkeys.map((one) => (one.id === renamedId ? { ...one, name } : one));
      return { value: this.passkeys };
    }
    const passkeyId = /^DELETE \/api\/user\/passkeys\/(.+)$/.exec(call)?.[1];
    if (passkeyId) {
      this.passkeys = this.passkeys.filter(({ id }) => id !== passkeyId);
      return { value: this.passkeys };
    }
    if (call === 'PUT /api/user/mails') {
      this.mails = body as unknown as MailChoices;
      return { value: this.mails };
    }
    const cardId = /methods\/(pm_\w+)/.exec(call)?.[1];
    if (cardId) return { value: this.#changeCard(call, cardId) };
    if (call.startsWith('DELETE /api/auth/sessions/')) return { value: { message: 'Signed out' } };
    const changes: Record<string, () => unknown> = {
      'PATCH /api/user/profile': () => {
        this.user = { ...this.user, ...body };
        return this.user;
      },
      'POST /api/user/change-password': () => ({ message: 'Password changed' }),
      'POST /api/auth/verify/resend': () => ({ message: 'Another link is on its way.' }),
      'POST /api/user/second-factor/totp': () => ({ secret: 'GEZDGNBV', uri: 'otpauth://totp/x', qr: ['10', '01'] }),
      'POST /api/user/second-factor/totp/confirm': () => this.#giveCodes(),
      'POST /api/user/second-factor/recovery-codes': () => this.#giveCodes(this.factor),
      'DELETE /api/user/second-factor': () => {
        this.factor = { isOn: false, since: null, recoveryCodesLeft: 0 };
        return { message: 'Two-factor authentication is off.' };
      },
      'POST /api/user/passkeys/begin': () => TEST_PASSKEY_OPTIONS,
      'POST /api/user/passkeys': () => this.#addPasskey(body as unknown as { name: string }),
      'POST /api/auth/signout-everywhere': () => ({ message: 'Signed out everywhere' }),
      'DELETE /api/user': () => ({ message: 'Your account is deleted.' }),
      'POST /api/user/keys': () => this.#makeKey(body as unknown as CreateKeyBody),
      'POST /api/payment/methods': () => ({ url: '/payment-setup?client_secret=seti_secret' }),
      'POST /api/payment/checkout': () => ({ url: 'https://checkout.example/session' }),
      'POST /api/payment/subscription/cancel': () => this.#endAtPeriod(true),
      'POST /api/payment/subscription/resume': () => this.#endAtPeriod(false),
      'PUT /api/user/limits': () => this.limits,
      'POST /api/user/limits/time-out': () => this.#exclude('time_out'),
      'POST /api/user/limits/self-exclusion': () => this.#exclude('self_exclusion'),
    };
    const change = changes[call];
    return change && { value: change() };
  }

  #addPasskey({ name }: { name: string }): { passkeys: Passkey[]; recoveryCodes: string[] } {
    const isFirst = this.passkeys.length === 0 && !this.factor.isOn;
    const passkey = { id: crypto.randomUUID(), name, isSynced: true, createdAt: PERIOD_END, lastUsedAt: null };
    this.passkeys = [...this.passkeys, passkey];
    return { passkeys: this.passkeys, recoveryCodes: isFirst ? ['abcde-fghjk', 'mnpqr-stuvw'] : [] };
  }

  #giveCodes({ isOn, since } = { isOn: true, since: PERIOD_END } as SecondFactor): { recoveryCodes: string[] } {
    this.factor = { isOn, since, recoveryCodesLeft: 2 };
    return { recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] };
  }

  #changeCard(call: string, cardId: string): PaymentMethod[] {
    this.cards = call.startsWith('DELETE')
      ? this.cards.filter(({ id }) => id !== cardId)
      : this.cards.map((card) => ({ ...card, isDefault: card.id === cardId }));
    return this.cards;
  }

  #makeKey({ name, scope, expiresInDays }: CreateKeyBody): { key: string; entry: AccessKey } {
    const [createdAt, expiresAt] = [new Date().toISOString(), expiresInDays === null ? null : PERIOD_END];
    const entry = { id: crypto.randomUUID(), name, scope, hint: 'w1Z9', createdAt, expiresAt, lastUsedAt: null };
    this.keys = [entry, ...this.keys];
    return { key: TEST_KEY, entry };
  }

  #endAtPeriod(cancelAtPeriodEnd: boolean): Subscription {
    this.subscription = { ...(this.subscription ?? testSubscription), cancelAtPeriodEnd };
    return this.subscription;
  }

  #exclude(kind: 'time_out' | 'self_exclusion'): PlayLimits {
    this.limits = { ...this.limits, exclusion: { kind, endsAt: new Date(Date.now() + 86_400_000).toISOString() } };
    return this.limits;
  }
}
