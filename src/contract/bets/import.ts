import * as z from 'zod/mini';
import { ErrorBody } from '../errors.ts';

export const IMPORT_MAX_BYTES = 4 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 10_000;
/** Of one account. */
export const BETS_MAX = 20_000;

/** `new`: is added; `known`: is there already; `settles`: is there, and the file says how it ended; `skipped`: cannot be read. */
export const ImportFate = z.enum(['new', 'known', 'settles', 'skipped']);
export type ImportFate = z.infer<typeof ImportFate>;

export const ImportLine = z.object({
  /** Of the file, its heading being 1. */
  line: z.int(),
  fate: ImportFate,
  /** What was read of it: the bet with its price and stake; of what cannot be read its first words. */
  bet: z.string(),
  /** Why it is skipped, or what is left open of it. */
  note: z.nullable(z.string()),
});
export type ImportLine = z.infer<typeof ImportLine>;

const counts = { added: z.int(), known: z.int(), settled: z.int(), skipped: z.int() };

const refusals = { 400: ErrorBody, 401: ErrorBody, 413: ErrorBody, 429: ErrorBody };

/** The body is the file itself, `text/csv`. Nothing is stored. */
export const previewImport = {
  method: 'POST',
  path: '/api/bets/import/preview',
  response: {
    200: z.object({ format: z.enum(['Pikkit', 'Edgewise']), ...counts, lines: z.array(ImportLine) }),
    ...refusals,
  },
} as const;
export type ImportPreview = z.infer<(typeof previewImport.response)[200]>;

/** The same file again: now it is kept. */
export const importBets = {
  method: 'POST',
  path: '/api/bets/import',
  response: { 200: z.object({ importId: z.uuid(), ...counts }), ...refusals },
} as const;
export type ImportDone = z.infer<(typeof importBets.response)[200]>;

/** Takes away what an import added; what it settled stays. */
export const removeImport = {
  method: 'DELETE',
  path: '/api/bets/imports/:id',
  response: { 200: z.object({ removed: z.int() }), 401: ErrorBody, 404: ErrorBody },
} as const;

/** Files for a spreadsheet, and for `importBets`. */
export const exportBets = { method: 'GET', path: '/api/bets/export.csv', response: { 401: ErrorBody } } as const;
export const betsTemplate = { method: 'GET', path: '/api/bets/template.csv', response: { 401: ErrorBody } } as const;
