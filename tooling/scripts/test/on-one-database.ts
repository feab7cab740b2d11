/**
 * Tests of answers, limits and rules that take long and whose statements the other tests say to the embedded database
 * as well, as was measured. Where a PostgreSQL answers they run on it alone, which takes a third of the time; where none
 * does, they run on the embedded database.
 */
export const ON_ONE_DATABASE: readonly string[] = [
  'app.test.ts',
  'cross-site.test.ts',
  'fuzz-routes.test.ts',
  'secret-path.test.ts',
  'features/admin/rights.test.ts',
  'features/api-docs/api-docs.test.ts',
  'features/auth/account-guesses.test.ts',
  'features/auth/same-work.test.ts',
  'features/auth/sign-in-limit.test.ts',
  'features/bets/import-copies.test.ts',
  'features/bets/import.test.ts',
  'features/billing/webhook-faults.test.ts',
  'features/boards/boards.test.ts',
  'features/desk/desk.test.ts',
  'features/desk/look-up-and-propose.test.ts',
  'features/mcp/mcp-access.test.ts',
  'features/mcp/mcp-oauth-ended-session.test.ts',
  'features/mcp/mcp.test.ts',
  'features/password-reset/password-reset.test.ts',
  'features/play-limits/exclusions.test.ts',
  'features/play-limits/play-limits.test.ts',
  'features/second-factor/passkey-attacks.test.ts',
  'features/turns/chosen-answer.test.ts',
  'features/turns/follow-elsewhere.test.ts',
  'features/turns/free-failures.test.ts',
  'features/turns/kept-forms.test.ts',
  'features/turns/model-turns.test.ts',
  'features/turns/shown-results.test.ts',
  'features/turns/stand-ins.test.ts',
].map((name) => `src/server/${name}`);
