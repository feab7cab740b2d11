import { findPostgres } from './find-postgres.ts';

/** Ends with 0 where the tests have a PostgreSQL, else says why not. */
const found = await findPostgres(process.env);
console.log('url' in found ? `PostgreSQL answers at ${new URL(found.url).host}` : found.reason);
process.exitCode = 'url' in found ? 0 : 1;
