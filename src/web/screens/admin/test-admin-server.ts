import type { AdminStats, AdminUser, AuditEntry } from '#contract/admin.ts';
import type { MoneyDifference } from '#contract/admin-money.ts';
import type { PortalTrends, RevenueMonth, TrendDay } from '#contract/admin-trends.ts';
import type { WaitlistEntry } from '#contract/waitlist-admin.ts';
import { testUser } from '../../lib/test-page-data.ts';

export const PORTAL_PATH = '/portal-3f9a';

export const adminUser = (id: number, more: Partial<AdminUser> = {}): AdminUser => ({
  ...testUser,
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  email: `user${id}@example.com`,
  createdAt: '2026-01-05T12:00:00.000Z',
  isProtected: false,
  isUnderAge: false,
  role: null,
  ...more,
});

export const entry = (id: number, more: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  email: `person${id}@example.com`,
  source: 'landing_page',
  createdAt: '2025-01-05T12:00:00.000Z',
  emailVerified: false,
  ...more,
});

/** Days up to the last of November, on which nothing was. */
export const trendDays = (count: number): TrendDay[] =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2026, 10, 30 - (count - 1 - at))).toISOString().slice(0, 10),
    signUps: 0,
    tokens: 0,
    revenue: 0,
    modelCost: 0,
  }));

/** The year up to November, in which nothing was paid. */
export const trendMonths = (): RevenueMonth[] =>
  Array.from({ length: 12 }, (_, at) => ({
    month: new Date(Date.UTC(2025, 11 + at, 1)).toISOString().slice(0, 7),
    payments: 0,
    received: 0,
    refunded: 0,
    net: 0,
    packTokens: 0,
    monthlyTokens: 0,
  }));

type Call = { method: string; path: string; query: URLSearchParams; body: unknown };

/** The calls of the portal and of the waitlist's page, answered from memory. */
export class TestAdminServer {
  users: AdminUser[] = [];
  entries: WaitlistEntry[] = [];
  audit: AuditEntry[] = [];
  /** Null: no payment provider. */
  differences: MoneyDifference[] | null = null;
  stats: AdminStats = { users: 0, waitlist: 0, tokensUsed: 0, revenue: 0, activeSubscriptions: 0 };
  trends: PortalTrends = { days: trendDays(30), months: trendMonths(), usersBefore: 0, failures: [], prices: 0 };
  role: 'owner' | 'support' = 'owner';
  csv = 'email,source,createdAt,status\r\n';
  /** By "METHOD /path": what that call is refused with. */
  refusals: Record<string, { status: number; message?: string; code?: string }> = {};
  /** Every call that changes something fails on its way. */
  isOffline = false;
  readonly calls: Call[] = [];

  get writes(): Pick<Call, 'method' | 'path' | 'body'>[] {
    return this.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => ({ method, path, body }));
  }

  /** The query of the last reading of a list. */
  lastQuery(path: string): Record<string, string> {
    return Object.fromEntries(this.calls.findLast((call) => call.path === path)?.query ?? []);
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    const { pathname: path, searchParams: query } = new URL(address, 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    this.calls.push({ method, path, query, body });
    if (this.isOffline && method !== 'GET') throw new TypeError('Failed to fetch');
    const refusal = this.refusals[`${method} ${path}`];
    if (refusal) {
      const { status, message = 'Refused', code } = refusal;
      return Response.json({ message, code }, { status });
    }
    if (path === '/api/waitlist/export') return new Response(this.csv);
    const answer = method === 'GET' ? this.#read(path, query) : this.#change(method, path, body);
    if (!answer) throw new Error(`unexpected ${method} ${address}`);
    return answer;
  };

  #read(path: string, query: URLSearchParams): Response | undefined {
    if (path === '/api/admin/waitlist') return this.#waitlist(query);
    if (path === '/api/admin/answer-reports') return Response.json([]);
    if (path === '/api/admin/answer-ratings') return Response.json({ up: 3, down: 1, newestDown: [] });
    switch (path.replace(`/api${PORTAL_PATH}`, '')) {
      case '/verify':
        return Response.json({
          authorized: true,
          user: { email: 'boss@acme.example' },
          ...(this.role === 'support' && { role: this.role }),
          companyDomain: 'acme.example',
          adminEmail: 'owner@client.example',
        });
      case '/users':
        return paged(this.users, query);
      case '/stats':
        return Response.json(this.stats);
      case '/trends':
        return Response.json(this.trends);
      case '/audit':
        return paged(this.audit, query);
      case '/model-costs':
        return Response.json([]);
      case '/money-differences':
        return this.differences ? paged(this.differences, query) : Response.json(null);
      case '/failed-analyses':
        return Response.json([]);
    }
    return undefined;
  }

  #waitlist(query: URLSearchParams): Response {
    const verified = this.entries.filter(({ emailVerified }) => emailVerified).length;
    return paged(this.entries, query, {
      'x-today-count': '7',
      'x-verified-count': String(verified),
      'x-may-export': this.role === 'owner' ? '1' : '0',
    });
  }

  #change(
    method: string,
    path: string,
    body: { tokens?: number; active?: boolean; role?: AdminUser['role'] },
  ): Response {
    const id = path.split('/')[4];
    const user = this.users.find((one) => one.id === id);
    if (method === 'DELETE' && path.endsWith('/under-age')) {
      this.users = this.users.map((one) => (one.id === id ? { ...one, isUnderAge: false } : one));
      return Response.json(this.users.find((one) => one.id === id));
    }
    if (method === 'DELETE' && path.endsWith('/sessions')) {
      return Response.json({ message: 'Signed out everywhere', ended: 2 });
    }
    if (method === 'DELETE') {
      this.users = this.users.filter((one) => one.id !== id);
      this.stats = { ...this.stats, users: this.users.length };
      return Response.json({ message: 'User deleted' });
    }
    const changed = {
      ...user,
      ...(body.tokens !== undefined && { tokensRemaining: body.tokens }),
      ...(body.role && { role: body.role }),
      ...(body.active !== undefined && { subscriptionActive: body.active }),
    } as AdminUser;
    this.users = this.users.map((one) => (one.id === id ? changed : one));
    return Response.json(changed);
  }
}

function paged(rows: readonly object[], query: URLSearchParams, headers: Record<string, string> = {}) {
  const found = rows.filter((row) => !('email' in row) || String(row.email).includes(query.get('q') ?? ''));
  const offset = Number(query.get('offset'));
  const page = found.slice(offset, offset + Number(query.get('limit')));
  return Response.json(page, { headers: { 'x-total-count': String(found.length), ...headers } });
}
