import * as z from 'zod';

/** The name of a transparency log: an address without its scheme, as the standard advises. */
export const readLogOrigin = z
  .string()
  .trim()
  .regex(/^[^\s+/:]+(:\d+)?(\/[^\s+]*[^\s+/])?$/, 'must be an address without a scheme, such as edgewise.example/log');
