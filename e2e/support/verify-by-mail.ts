import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from './client.ts';
import type { Product } from './product.ts';
import { unkeptFetch } from './unkept-fetch.ts';
import { waitUntil } from './wait-until.ts';

type Mailing = Pick<Product, 'url' | 'dataDir'>;

/** Follows the link of the mail that a sign-up sends, as its reader does from their own session. */
export async function verifyByMail(product: Mailing, client: Client, email: string): Promise<void> {
  const token = await waitUntil(`the mail to ${email}`, () => tokenFor(product, email), { timeoutMs: 60_000 });
  const response = await unkeptFetch(`${product.url}/api/auth/verify`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: client
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    },
    body: JSON.stringify({ token }),
  });
  if (response.status !== 200) throw new Error(`verifying answered ${response.status}: ${await response.text()}`);
}

async function tokenFor(product: Mailing, email: string): Promise<string | undefined> {
  const folder = join(product.dataDir, 'mail');
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue;
    const mail = unwrapped(await readFile(join(folder, name), 'utf8'));
    if (mail.includes(email)) {
      const token = /\/verify\?token=([\w-]+)/.exec(mail)?.[1];
      if (token) return token;
    }
  }
  return undefined;
}

/** Quoted-printable breaks long lines and writes the equals sign in hexadecimal. */
const unwrapped = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
