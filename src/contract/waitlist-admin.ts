import * as z from 'zod/mini';
import { ADMIN_PAGE_MAX, adminPage, searchText } from './admin.ts';
import { ErrorBody } from './errors.ts';

export const WaitlistEntry = z.object({
  id: z.uuid(),
  email: z.string(),
  source: z._default(z.string(), 'landing_page'),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** A leading minus sorts downwards. */
export const WaitlistSort = z.enum([
  '-createdAt',
  'createdAt',
  'email',
  '-email',
  'source',
  '-source',
  'status',
  '-status',
]);
export type WaitlistSort = z.infer<typeof WaitlistSort>;

/**
 * X-Total-Count says how many match `q`; X-Today-Count and X-Verified-Count count the whole list, today being the
 * calendar day of `tz`. X-May-Export is 0 for administrators of support, who are refused the export, else 1.
 */
export const listWaitlist = {
  method: 'GET',
  path: '/api/admin/waitlist',
  query: z.object({
    ...adminPage(ADMIN_PAGE_MAX, ADMIN_PAGE_MAX),
    q: searchText,
    sort: z._default(WaitlistSort, '-createdAt'),
    tz: z._default(z.string('tz must be an IANA name').check(z.maxLength(64, 'tz must be an IANA name')), 'UTC'),
  }),
  response: { 200: z.array(WaitlistEntry), 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
} as const;

/** CSV, for an administrator's session or for a spreadsheet that brings the export token. */
export const exportWaitlist = {
  method: 'GET',
  path: '/api/waitlist/export',
  query: z.object({ token: z.optional(z.string('token must be a text')) }),
} as const;
