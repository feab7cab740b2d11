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
const send = (into = join(folder, 'mail')) =>
  createOutboxMail({ folder: into, from: FROM, logger }).send(mail, new AbortController().signal);

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
