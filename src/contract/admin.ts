import * as z from 'zod/mini';
import { AdminRole } from './admin-role.ts';
import { ErrorBody } from './errors.ts';
import { DataHealth } from './operator.ts';
import { User } from './user.ts';

/**
 * The portal's calls. `:portal` is the operator's secret path without its slash: the server registers the one that is
 * configured, and the browser reads it from the address at which the portal was opened.
 */

export const ADMIN_PAGE_MAX = 1000;
export const TOKEN_BALANCE_MAX = 1_000_000;
const SEARCH_MAX_LENGTH = 200;

const whole = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .check(
      z.int(`${name} must be a whole number`),
      z.minimum(min, `${name} must be at least ${min}`),
      z.maximum(max, `${name} must be at most ${max}`),
    );

/** What every list of an administrator takes: newest first, with how many there are in the header X-Total-Count. */
export const adminPage = (max: number, usual: number) => ({
  limit: z._default(whole('limit', 1, max), usual),
  offset: z._default(whole('offset', 0, 1_000_000_000), 0),
});

/** A part of what is looked for, without case. PostgreSQL knows no U+0000. */
export const searchText = z._default(
  z.string('q must be a text').check(
    z.trim(),
    z.maxLength(SEARCH_MAX_LENGTH, `q must be at most ${SEARCH_MAX_LENGTH} characters`),
    z.refine((text) => !text.includes('\u0000'), 'q must not contain U+0000'),
  ),
  '',
);

const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody } as const;
const params = z.object({ id: z.uuid('id must be the id of a user') });

export const verifyAdmin = {
  method: 'GET',
  path: '/api/:portal/verify',
  response: {
    200: z.object({
      authorized: z.boolean(),
      user: z.object({ email: z.string() }),
      /** Absent: an owner, as everybody is whom no owner made anything else. */
      role: z.optional(AdminRole),
      companyDomain: z._default(z.nullable(z.string()), null),
      adminEmail: z._default(z.nullable(z.string()), null),
    }),
    ...refusals,
  },
} as const;
export type AdminAccess = z.infer<(typeof verifyAdmin.response)[200]>;

export const AdminUser = z.extend(User, {
  createdAt: z.iso.datetime(),
  /** Of the company's domain, verified or not, or the named address: cannot be deleted here. */
  isProtected: z._default(z.boolean(), false),
  /** Its holder said in a chat to be under 21, so that it gets no picks until this is lifted here. */
  isUnderAge: z._default(z.boolean(), false),
  /** Of the operator's own people, in effect once the address is confirmed; null: the address makes no administrator. */
  role: z._default(z.nullable(AdminRole), null),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** A leading minus sorts downwards. */
export const UserSort = z.enum([
  '-createdAt',
  'createdAt',
  'email',
  '-email',
  'name',
  '-name',
  'tokens',
  '-tokens',
  'subscription',
  '-subscription',
]);
export type UserSort = z.infer<typeof UserSort>;

export const listUsers = {
  method: 'GET',
  path: '/api/:portal/users',
  query: z.object({
    ...adminPage(ADMIN_PAGE_MAX, ADMIN_PAGE_MAX),
    q: searchText,
    sort: z._default(UserSort, '-createdAt'),
  }),
  response: { 200: z.array(AdminUser), ...refusals },
} as const;

export const AdminStats = z.object({
  users: z.int(),
  waitlist: z.int(),
  /** Charged, all time. */
  tokensUsed: z.int(),
  /** Dollars: what was collected less what went back. Absent where nothing is known of it. */
  revenue: z.nullish(z.number()),
  activeSubscriptions: z.int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

export const adminStats = {
  method: 'GET',
  path: '/api/:portal/stats',
  response: { 200: AdminStats, ...refusals },
} as const;

const notThere = { 404: ErrorBody, 503: ErrorBody } as const;

export const setUserTokens = {
  method: 'PATCH',
  path: '/api/:portal/users/:id/tokens',
  params,
  body: z.object({
    tokens: z
      .number('tokens must be a number')
      .check(
        z.int('tokens must be a whole number'),
        z.minimum(0, 'tokens must be at least 0'),
        z.maximum(TOKEN_BALANCE_MAX, `tokens must be at most ${TOKEN_BALANCE_MAX}`),
      ),
  }),
  response: { 200: AdminUser, ...refusals, ...notThere },
} as const;

export const setUserSubscription = {
  method: 'PATCH',
  path: '/api/:portal/users/:id/subscription',
  params,
  body: z.object({ active: z.boolean('active must be true or false') }),
  response: { 200: AdminUser, ...refusals, ...notThere },
} as const;

/** Only for addresses of the company's domain; the named address is an owner always, and nobody changes the own role. */
export const setUserRole = {
  method: 'PATCH',
  path: '/api/:portal/users/:id/role',
  params,
  body: z.object({ role: AdminRole }),
  response: { 200: AdminUser, ...refusals, 404: ErrorBody, 409: ErrorBody },
} as const;

/** Lifts that an account gets no picks because its holder said to be under 21. Nothing here puts it on. */
export const liftUnderAge = {
  method: 'DELETE',
  path: '/api/:portal/users/:id/under-age',
  params,
  response: { 200: AdminUser, ...refusals, ...notThere },
} as const;

/** Signs the user out everywhere. */
export const endUserSessions = {
  method: 'DELETE',
  path: '/api/:portal/users/:id/sessions',
  params,
  response: { 200: z.object({ message: z.string(), ended: z.int() }), ...refusals, ...notThere },
} as const;

export const deleteUser = {
  method: 'DELETE',
  path: '/api/:portal/users/:id',
  params,
  response: { 200: z.object({ message: z.string() }), ...refusals, ...notThere },
} as const;

export const AuditAction = z.enum([
  'user.tokens',
  'user.subscription',
  'user.under_age',
  'user.sessions',
  'user.delete',
  'user.role',
  'operator.demo',
  'score.decide',
  'admin.signin',
  'admin.signin_failed',
  'admin.password_reset',
  'read.users',
  'read.audit',
  'read.failed_analyses',
  'read.waitlist',
  'read.answer_reports',
  'read.answer_ratings',
  'export.waitlist',
  'export.audit',
]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** An administrator's address, or the command on the server's machine. */
  actorEmail: z.string(),
  /** One of `AuditAction`, or what another version wrote. */
  action: z.string(),
  targetId: z.nullable(z.uuid()),
  targetEmail: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  /** The network address of the request, or the name of the command's machine. */
  address: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `changes` of data, `reads` of lists and files, `sign_ins` of administrators and what failed of them. */
export const AuditKind = z.enum(
  ['changes', 'reads', 'sign_ins', 'all'],
  'kind must be changes, reads, sign_ins or all',
);
export type AuditKind = z.infer<typeof AuditKind>;

const auditFilter = { q: searchText, kind: z._default(AuditKind, 'changes') };

/** The same entries as a file for spreadsheets, which is an entry itself. */
export const exportAudit = {
  method: 'GET',
  path: '/api/:portal/audit/export',
  query: z.object(auditFilter),
} as const;

export const listAudit = {
  method: 'GET',
  path: '/api/:portal/audit',
  query: z.object({ ...adminPage(200, 50), ...auditFilter }),
  response: { 200: z.array(AuditEntry), ...refusals },
} as const;

export const portalHealth = {
  method: 'GET',
  path: '/api/:portal/health',
  response: { 200: DataHealth, ...refusals },
} as const;

export const ModelDay = z.object({
  /** A calendar day in UTC, as the budget counts it. */
  day: z.iso.date(),
  model: z.string(),
  calls: z.int(),
  failed: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Dollars, estimated from the price table. */
  cost: z.number(),
});
export type ModelDay = z.infer<typeof ModelDay>;

/** Newest day first. */
export const modelCosts = {
  method: 'GET',
  path: '/api/:portal/model-costs',
  query: z.object({ days: z._default(whole('days', 1, 366), 30) }),
  response: { 200: z.array(ModelDay), ...refusals },
} as const;

/** An analysis that ended without an answer, or whose model failed so that the built-in analyst answered. */
export const FailedAnalysis = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  email: z.string(),
  mode: z.enum(['regular', 'pro']),
  state: z.enum(['failed', 'delivered']),
  writer: z.nullable(z.string()),
  reason: z.string(),
});
export type FailedAnalysis = z.infer<typeof FailedAnalysis>;

export const failedAnalyses = {
  method: 'GET',
  path: '/api/:portal/failed-analyses',
  query: z.object(adminPage(200, 50)),
  response: { 200: z.array(FailedAnalysis), ...refusals },
} as const;
