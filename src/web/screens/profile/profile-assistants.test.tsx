import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccessKey } from '#contract/access.ts';
import { TEST_KEY } from '../../lib/test-account-server.ts';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const { show } = profile;

const KEY: AccessKey = {
  id: '7f3c1f9e-6f4e-4d0e-8a66-0f3a5a3f1c55',
  name: 'Laptop',
  scope: 'verdicts',
  hint: 'Ab-9',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2027-01-30T12:00:00.000Z',
  lastUsedAt: null,
};

async function fillIn(name: string, password = 'correct horse') {
  await press('Make a Key');
  const dialog = within(screen.getByRole('dialog', { name: 'Make a Key' }));
  await userEvent.type(dialog.getByLabelText('Name'), name);
  if (password !== '') await userEvent.type(dialog.getByLabelText('Password'), password);
  return dialog;
}

describe('the keys', () => {
  it('are told apart by name, end, reach and use, and never shown', async () => {
    profile.server.keys = [
      KEY,
      { ...KEY, id: KEY.id.replace('7f', '8f'), name: 'Script', scope: 'free', expiresAt: null },
    ];
    show('assistants');
    const rows = within(await screen.findByRole('list', { name: 'Access keys' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Laptopverdicts too…Ab-9 · made Nov 1, 2026 · works until Jan 30, 2027 · never used/),
      expect.stringMatching(/^Scriptfree only…Ab-9 · made Nov 1, 2026 · works until you end it · never used/),
    ]);
  });

  it('are made with the password, reach no further than is chosen, and show themselves once', async () => {
    show('assistants');
    await screen.findByText(/No key works at the moment/);
    const form = await fillIn('My editor');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'What is free' }).checked).toBe(true);
    await userEvent.click(form.getByRole('radio', { name: 'Verdicts too' }));
    await userEvent.selectOptions(form.getByLabelText('Works for'), '30 days');
    await userEvent.click(form.getByRole('button', { name: 'Make Key' }));
    const made = within(await screen.findByRole('dialog', { name: 'Your key: My editor' }));
    expect(profile.server.writes).toMatchObject([
      {
        path: '/api/user/keys',
        body: { name: 'My editor', scope: 'verdicts', expiresInDays: 30, password: 'correct horse' },
      },
    ]);
    expect(made.getByText(TEST_KEY)).toBeTruthy();
    const snippets = made.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(snippets).toHaveLength(3);
    for (const text of snippets) {
      expect(text).toContain(`Bearer ${TEST_KEY}`);
      expect(text).toContain('http://localhost:3000/mcp');
    }
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('My editor')).toBeTruthy();
    expect(document.body.textContent).not.toContain(TEST_KEY);
    await press('Make a Key');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('are not made without a name and the password', async () => {
    show('assistants');
    const form = await fillIn('  ', '');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Make Key' }).disabled).toBe(true);
    await userEvent.type(form.getByLabelText('Name'), 'x');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Make Key' }).disabled).toBe(true);
    expect(profile.server.writes).toEqual([]);
  });

  it('say beside the field why none was made', async () => {
    profile.server.refusals['POST /api/user/keys'] = {
      status: 400,
      message: 'The password is not right.',
      field: 'password',
    };
    show('assistants');
    const form = await fillIn('Laptop', 'wrong');
    await userEvent.click(form.getByRole('button', { name: 'Make Key' }));
    const words = await screen.findByText('The password is not right.');
    expect(form.getByLabelText('Password').getAttribute('aria-describedby')).toContain(words.id);
  });

  it('end after a question that names them', async () => {
    profile.server.keys = [KEY];
    show('assistants');
    await press('End Laptop');
    expect(profile.server.writes).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'End Laptop?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End Key' }));
    expect((await notice('Key Ended')).getByText('Laptop lets nobody in any more.')).toBeTruthy();
    expect(profile.server.writes).toMatchObject([{ method: 'DELETE', path: `/api/user/keys/${KEY.id}` }]);
    expect(await screen.findByText(/No key works at the moment/)).toBeTruthy();
  });

  it('stay listed when they could not be ended, and can be asked for again when they could not be loaded', async () => {
    profile.server.keys = [KEY];
    profile.server.refusals[`DELETE /api/user/keys/${KEY.id}`] = { status: 503, message: 'Away for a moment.' };
    profile.server.refusals['GET /api/user/keys'] = { status: 500 };
    show('assistants');
    expect((await screen.findByRole('alert')).textContent).toContain('Your keys could not be loaded.');
    delete profile.server.refusals['GET /api/user/keys'];
    await press('Retry');
    await press('End Laptop');
    await press('End Key');
    expect(await screen.findByText('Away for a moment.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Access keys' })).toBeTruthy();
  });
});

it('how to connect is told with a place for the key', async () => {
  show('assistants');
  const panel = within(await screen.findByRole('region', { name: 'How to Connect' }));
  expect(panel.getByText('http://localhost:3000/mcp')).toBeTruthy();
  const file = panel.getByText(
    (_, element) => element?.tagName === 'PRE' && element.textContent?.startsWith('{') === true,
  );
  expect(JSON.parse(file.textContent ?? '')).toEqual({
    mcpServers: {
      edgewise: { type: 'http', url: 'http://localhost:3000/mcp', headers: { Authorization: 'Bearer YOUR_KEY' } },
    },
  });
});

it('assistants that were let in are listed by their own name and where they came from, and disconnected', async () => {
  const assistant = { name: 'Helper', sentTo: 'helper.example', scope: 'free', connectedAt: KEY.createdAt } as const;
  profile.server.assistants = [{ id: KEY.id, ...assistant, lastUsedAt: null }];
  show('assistants');
  const row = (await screen.findByRole('list', { name: 'Connected assistants' })).textContent;
  expect(row).toMatch(/^Helperfree onlyhelper\.example · connected Nov 1, 2026 · never used/);
  await press('Disconnect Helper');
  expect(profile.server.writes).toEqual([]);
  await press('Disconnect');
  expect((await notice('Assistant Disconnected')).getByText('Helper is let in no more.')).toBeTruthy();
  expect(profile.server.writes).toMatchObject([{ method: 'DELETE', path: `/api/user/assistants/${KEY.id}` }]);
  expect(await screen.findByText(/None is connected/)).toBeTruthy();
});
