import { describe, expect, it } from 'vitest';
import { AdminStats, AdminUser, verifyAdmin } from './admin.ts';
import { User } from './user.ts';
import { WaitlistEntry } from './waitlist-admin.ts';

const ID = '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0001';
const AT = '2026-11-21T12:00:00.000Z';
const user = {
  id: ID,
  email: 'jordan@example.com',
  emailVerified: true,
  tokensRemaining: 150,
  tokensUsedThisMonth: 0,
  proAnalysesThisMonth: 0,
  currentPeriodEnd: AT,
  subscriptionActive: false,
  unlimited: false,
  isAdmin: false,
};

describe('what an answer may leave out', () => {
  it('is the names and the picture of a user', () => {
    expect(User.parse(user)).toEqual({ ...user, firstName: null, lastName: null, profileImageUrl: null });
  });

  it('is whether a user is protected', () => {
    expect(AdminUser.parse({ ...user, createdAt: AT }).isProtected).toBe(false);
  });

  it('is who else is an administrator', () => {
    const access = { authorized: true, user: { email: 'boss@acme.example' } };
    expect(verifyAdmin.response[200].parse(access)).toEqual({ ...access, companyDomain: null, adminEmail: null });
  });

  it('is the revenue', () => {
    const stats = { users: 1, waitlist: 2, tokensUsed: 3, activeSubscriptions: 4 };
    expect(AdminStats.parse(stats)).toEqual(stats);
    expect(AdminStats.parse({ ...stats, revenue: null }).revenue).toBeNull();
  });

  it('is where an entry of the waitlist came from', () => {
    const entry = { id: ID, email: 'jordan@example.com', createdAt: AT, emailVerified: false };
    expect(WaitlistEntry.parse(entry).source).toBe('landing_page');
  });
});
