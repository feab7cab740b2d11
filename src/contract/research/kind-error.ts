import type * as z from 'zod/mini';

/** Says of an unknown `kind` which ones there are. */
export const kindError = (options: readonly z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>[]): string =>
  `must be one of ${options.map(({ shape }) => [...shape.kind.def.values].join()).join(', ')}`;
