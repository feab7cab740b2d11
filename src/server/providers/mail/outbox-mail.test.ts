import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutboxMail } from './outbox-mail.ts';

const FROM = 'Edgewise <no-reply@edgewise.example>';
const mail = {
  id: '0c7ae9f4-5c2b-4b53-9a3c-2f6d3f0f6a11',
  to: 'ann@example.com',
  subject: 'Confirm',
  text: 'Confirm the address:\nhttps://edgewise.example/verify?token=abc\n\nThank you.\n',
  html: '<p>Thank you.</p>',
  unsubscribeUrl: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

let folder: string;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewise-outbox-'));
  logged = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const logger = { info: (details: object, text: string) => logged.push(`${text} ${JSON.stringify(details)}`) };
const send = (into = join(folder, 'mail'), sent = mail) =>
  createOutboxMail({ folder: into, from: FROM, logger }).send(sent, new AbortController().signal);

it('writes one file for each mail, however often it is sent, and only its owner reads it', async () => {
  await send();
  await send();
  const [name, ...others] = readdirSync(join(folder, 'mail'));
  expect([name, others]).toEqual(['2026-11-21T12-00-00-000Z-0c7ae9f4-5c2b-4b53-9a3c-2f6d3f0f6a11.eml', []]);
  const file = join(folder, 'mail', name!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('To: ann@example.com');
  expect(source).toContain('Subject: Confirm');
  expect(source).toContain('Message-ID: <0c7ae9f4-5c2b-4b53-9a3c-2f6d3f0f6a11@edgewise.example>');
});

it('keeps a long link whole, as text and in the HTML, so that it can be copied out of the file', async () => {
  const link = `https://a-long-name.edgewise.example/verify?token=${'x'.repeat(100)}`;
  const html = `<p><a href="${link}">Confirm</a></p>`;
  await send(undefined, { ...mail, text: `Confirm:\n${link}\n`, html });
  const [name] = readdirSync(join(folder, 'mail'));
  const source = readFileSync(join(folder, 'mail', name!), 'utf8');
  expect(source).toContain(`\r\n${link}\r\n`);
  expect(source).toContain(html);
  expect(source).toMatch(/multipart\/alternative[\s\S]*text\/plain; charset=utf-8[\s\S]*text\/html; charset=utf-8/);
  expect(source.match(/Content-Transfer-Encoding: 7bit/g)).toHaveLength(2);
});

it.each(['Grüße aus München', 'x'.repeat(1200)])('encodes what mail cannot carry as it is: %s', async (text) => {
  await send(undefined, { ...mail, text });
  const [name] = readdirSync(join(folder, 'mail'));
  const source = readFileSync(join(folder, 'mail', name!), 'utf8');
  expect(source).not.toContain(text);
  expect(source).toMatch(/Content-Transfer-Encoding: (quoted-printable|base64)/);
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
});

it('logs the link, and not whom it is for', async () => {
  await send();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('"link":"https://edgewise.example/verify?token=abc"');
  expect(logged[0]).not.toContain('ann@');
});

it('is tried again where the folder cannot be written', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  await expect(send(taken)).rejects.toMatchObject({ name: 'MailError', isFinal: false });
  expect(logged).toEqual([]);
});
