import type { Page } from '@playwright/test';
import { cut, held, refused, stay } from '../forced.ts';
import { type Scene, scenes } from '../scene.ts';

const WAITLIST = '/api/waitlist';
const EMAIL = 'someone@example.org';

async function join(page: Page, button: string): Promise<void> {
  await page.getByRole('textbox', { name: /email/i }).fill(EMAIL);
  await page.getByRole('button', { name: button }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel(/^password/i).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signUp(page: Page, password: string, confirm: string): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirm);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

const toast = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .waitFor();

const landing = scenes('Landing', 'visitor', [
  { name: 'as it opens', path: '/' },
  { name: 'after a refused sign-in', path: '/?auth_error=access_denied', act: toast, frame: 'window' },
  {
    name: 'without an address',
    path: '/',
    act: (page) =>
      page
        .getByRole('button', { name: 'Join the Edge' })
        .click()
        .then(() => toast(page)),
    frame: 'window',
  },
  {
    name: 'joining',
    path: '/',
    prepare: (page) => held(page, WAITLIST),
    act: (page) => join(page, 'Join the Edge'),
    frame: 'window',
  },
  { name: 'joined', path: '/', act: (page) => join(page, 'Join the Edge').then(() => toast(page)), frame: 'window' },
  {
    name: 'no network',
    path: '/',
    prepare: (page) => cut(page, WAITLIST),
    act: (page) => join(page, 'Join the Edge').then(() => toast(page)),
    frame: 'window',
  },
]);

const explore = scenes('Explore', 'visitor', [
  { name: 'as it opens', path: '/explore' },
  { name: 'on the list', path: '/explore', act: (page) => join(page, 'Get Early Access'), frame: 'window' },
  {
    name: 'a slip in full size',
    path: '/explore',
    act: (page) => page.getByRole('button', { name: /NBA parlay/ }).click(),
    frame: 'window',
  },
]);

const forms = scenes('Sign-in and sign-up', 'visitor', [
  { name: 'sign-in', path: '/signin' },
  { name: 'sign-in refused', path: '/signin', act: (page) => signIn(page).then(() => toast(page)), frame: 'window' },
  {
    name: 'signing in',
    path: '/signin',
    prepare: (page) => held(page, '/api/auth/signin'),
    act: signIn,
    frame: 'window',
  },
  { name: 'sign-up', path: '/signup' },
  {
    name: 'passwords that differ',
    path: '/signup',
    act: (page) => signUp(page, 'long enough', 'long enouhg').then(() => toast(page)),
    frame: 'window',
  },
  {
    name: 'sign-up without a network',
    path: '/signup',
    prepare: (page) => cut(page, '/api/auth/signup'),
    act: (page) => signUp(page, 'long enough', 'long enough').then(() => toast(page)),
    frame: 'window',
  },
  { name: 'signed out at the chat', path: '/chat', prepare: (page) => stay(page, '/signin'), frame: 'window' },
]);

const links = scenes('Links from mails', 'visitor', [
  { name: 'confirm an address', path: '/verify?token=none' },
  {
    name: 'a link that is used up',
    path: '/verify?token=none',
    act: (page) =>
      page
        .getByRole('button', { name: 'Confirm' })
        .click()
        .then(() => page.getByRole('alert').waitFor()),
  },
  { name: 'forgotten password', path: '/forgot' },
  {
    name: 'the link is mailed',
    path: '/forgot',
    act: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByRole('button', { name: 'Mail Me a Link' }).click();
      await page.getByRole('status').first().waitFor();
    },
  },
  { name: 'new password', path: '/reset?token=none' },
  { name: 'waitlist', path: '/waitlist/confirm?token=none' },
  { name: 'unsubscribe', path: '/unsubscribe?token=none' },
]);

const tools = scenes('Calculators', 'visitor', [
  { name: 'all of them', path: '/tools' },
  ...['kelly', 'hedge', 'parlay', 'no-vig', 'round-robin'].map((slug) => ({ name: slug, path: `/tools/${slug}` })),
  { name: 'what cannot be read', path: '/tools/kelly?price=-110&chance=500' },
]);

const reading = scenes('Pricing, record, terms', 'visitor', [
  { name: 'pricing', path: '/pricing' },
  { name: 'the API', path: '/api/docs', frame: 'window' },
  { name: 'record', path: '/record' },
  { name: 'record, nothing fits', path: '/record?sport=Cricket' },
  { name: 'record on its way', path: '/record', prepare: (page) => held(page, '/api/record') },
  { name: 'record not to be had', path: '/record', prepare: (page) => refused(page, '/api/record', 500) },
  { name: 'terms', path: '/terms' },
  { name: 'no such page', path: '/no-such-page' },
]);

export const publicScenes: readonly Scene[] = [...landing, ...explore, ...forms, ...links, ...tools, ...reading];
