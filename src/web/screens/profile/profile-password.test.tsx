import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../../lib/test-fetch.ts';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const { show } = profile;

describe('changing the password', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Change Password' }));
  const submit = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Change Password' });
  const fill = async (current: string, next: string, confirm: string) => {
    await userEvent.type(dialog().getByLabelText('Current Password'), current);
    await userEvent.type(dialog().getByLabelText('New Password'), next);
    if (confirm !== '') await userEvent.type(dialog().getByLabelText('Confirm New Password'), confirm);
  };
  beforeEach(async () => {
    show();
    await press('Change Password');
  });

  it('waits for all three fields', async () => {
    expect(submit().disabled).toBe(true);
    await fill('the old one', 'the new one', '');
    expect(submit().disabled).toBe(true);
    await userEvent.type(dialog().getByLabelText('Confirm New Password'), 'the new one');
    expect(submit().disabled).toBe(false);
  });

  it('sends them, says so, and forgets them', async () => {
    await fill('the old one', 'the new one', 'the new one');
    await userEvent.click(submit());
    const told = await notice('Password Changed');
    expect(told.getByText('Your password has been successfully updated.')).toBeTruthy();
    expect(profile.server.writes[0]?.body).toEqual({
      currentPassword: 'the old one',
      newPassword: 'the new one',
      confirmPassword: 'the new one',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Change Password');
    expect(dialog().getByLabelText<HTMLInputElement>('Current Password').value).toBe('');
  });

  it.each([
    ['abc', 'abd', "Passwords don't match", 'Please make sure your new passwords match.', 'Confirm New Password'],
    ['abc', 'abc', 'Password too short', 'Password must be at least 6 characters long.', 'New Password'],
    ['😀😀😀', '😀😀😀', 'Password too short', 'Password must be at least 6 characters long.', 'New Password'],
  ])('refuses %s and %s: %s', async (next, confirm, title, words, wrong) => {
    await fill('the old one', next, confirm);
    await userEvent.click(submit());
    expect((await notice(title)).getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(dialog().getByLabelText(wrong));
    expect(profile.server.writes).toEqual([]);
  });

  it('cuts no new one that is pasted', async () => {
    const next = `${'x'.repeat(300)}!`;
    await userEvent.type(dialog().getByLabelText('Current Password'), 'the old one');
    for (const label of ['New Password', 'Confirm New Password']) {
      await userEvent.click(dialog().getByLabelText(label));
      await userEvent.paste(next);
    }
    await userEvent.click(submit());
    expect(profile.server.writes[0]?.body).toMatchObject({ newPassword: next, confirmPassword: next });
  });

  it.each([
    ['Current password is incorrect', 'Current password is incorrect'],
    [undefined, 'Refused'],
  ])('passes on what the server says (%s)', async (message, words) => {
    profile.server.refusals['POST /api/user/change-password'] = { status: 400, ...(message && { message }) };
    await fill('the old one', 'the new one', 'the new one');
    await userEvent.click(submit());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['currentPassword', 'Current Password', 'Look at this one again.'],
    ['newPassword', 'New Password', 'Choose another one.'],
  ])('shows beside which field a refusal of the %s belongs', async (refused, label, words) => {
    profile.server.refusals['POST /api/user/change-password'] = { status: 400, message: 'No', field: refused };
    await fill('the old one', 'the new one', 'the new one');
    await userEvent.click(submit());
    await screen.findByText('No');
    const wrong = dialog().getByLabelText(label);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(dialog().getByText(words)).toBeTruthy();
  });

  it('has words of its own where the server has none, or does not answer', async () => {
    for (const answer of [() => new Response('', { status: 500 }), networkFailure]) {
      vi.stubGlobal('fetch', async () => answer());
      await fill('the old one', 'the new one', 'the new one');
      await userEvent.click(submit());
      expect(await screen.findByText('Failed to change password. Please try again.')).toBeTruthy();
      for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
        await userEvent.clear(dialog().getByLabelText(label));
      }
    }
  });
});
