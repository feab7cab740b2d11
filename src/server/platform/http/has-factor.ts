import { type SQL, sql } from 'drizzle-orm';

/** Whether an account asks for more than its password: a confirmed app, or a passkey. */
export const hasFactor = (userId: string): SQL => sql`(
  exists (select 1 from totp_factors where user_id = ${userId}::uuid and confirmed_at is not null)
  or exists (select 1 from passkeys where user_id = ${userId}::uuid))`;
