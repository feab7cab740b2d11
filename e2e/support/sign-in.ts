import { signIn } from '#contract/auth.ts';
import { type Account, Client } from './client.ts';
import { unkeptFetch } from './unkept-fetch.ts';

/** Signs a user in who is there already. */
export async function signInClient(url: string, { email, password }: Account): Promise<Client> {
  const response = await unkeptFetch(`${url}${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (response.status !== 200) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return new Client(url, cookie);
}
