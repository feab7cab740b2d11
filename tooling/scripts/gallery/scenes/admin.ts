import type { Page } from '@playwright/test';
import { PORTAL } from '../cast.ts';
import { cut, held, refused } from '../forced.ts';
import { type Scene, scenes } from '../scene.ts';

const LIST = '/api/admin/waitlist';
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const portal = scenes('Admin portal', 'admin', [
  { name: 'users', path: PORTAL },
  { name: 'verifying', path: PORTAL, prepare: (page) => held(page, `/api${PORTAL}/verify`) },
  { name: 'users not to be had', path: PORTAL, prepare: (page) => refused(page, `/api${PORTAL}/users`, 500) },
  { name: 'edit tokens', path: PORTAL, act: press(/^Edit tokens of maximiliana/), frame: 'window' },
  { name: 'delete a user', path: PORTAL, act: press(/^Delete maximiliana/), frame: 'window' },
  ...['Waitlist', 'Settings', 'Audit', 'Health'].map((name) => ({
    name: name.toLowerCase(),
    path: PORTAL,
    act: tab(name),
  })),
  { name: 'denied', path: PORTAL, prepare: (page) => cut(page, `/api${PORTAL}/verify`) },
]);

const waitlist = scenes('Waitlist admin', 'admin', [
  { name: 'entries', path: '/admin/waitlist' },
  {
    name: 'none',
    path: '/admin/waitlist',
    act: async (page) => {
      await page.getByRole('searchbox').fill('nobody of this name');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'not to be had', path: '/admin/waitlist', prepare: (page) => refused(page, LIST, 500) },
  {
    name: 'no download',
    path: '/admin/waitlist',
    prepare: (page) => refused(page, '/api/waitlist/export', 500),
    act: press('Download CSV'),
    frame: 'window',
  },
]);

const denied = scenes('Waitlist admin', 'newcomer', [{ name: 'denied', path: '/admin/waitlist' }]);

export const adminScenes: readonly Scene[] = [...portal, ...waitlist, ...denied];
