import { type ImportDone, type ImportPreview, importBets, previewImport } from '#contract/bets/import.ts';
import type { Route } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';

/** The bytes of a file as they are: what they mean is for the server to say. */
async function sendFile(route: Route, file: File): Promise<unknown> {
  const response = await fetch(route.path, {
    method: route.method,
    credentials: 'same-origin',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
  if (!response.ok) throw await toApiError(response);
  return response.json();
}

export const sendPreview = async (file: File): Promise<ImportPreview> =>
  previewImport.response[200].parse(await sendFile(previewImport, file));

export const sendImport = async (file: File): Promise<ImportDone> =>
  importBets.response[200].parse(await sendFile(importBets, file));
