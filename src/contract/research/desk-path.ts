import type { ToolName } from './desk.ts';

/** Where a tool is called. A file of its own, so that a page that calls one tool loads no schemas of others. */
export const deskPath = (tool: ToolName): string => `/api/desk/${tool}`;
