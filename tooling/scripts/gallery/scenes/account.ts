import type { Page } from '@playwright/test';
import { betsFile } from '../cast-bets.ts';
import { altered, held, refused, refusedWrites } from '../forced.ts';
import { type Scene, scenes } from '../scene.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const readAll = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

const dashboard = [
  ...scenes('Dashboard', 'newcomer', [
    { name: 'nothing yet', path: '/dashboard' },
    {
      name: 'on its way',
      path: '/dashboard',
      prepare: (page) =>
        held(page, '/api/chat')
          .then(() => held(page, '/api/slate'))
          .then(() => held(page, '/api/payment'))
          .then(() => held(page, '/api/tokens')),
    },
    {
      name: 'nothing to be had',
      path: '/dashboard',
      prepare: async (page) => {
        for (const path of ['/api/chat', '/api/slate', '/api/payment', '/api/tokens']) await refused(page, path, 500);
      },
    },
  ]),
  ...scenes('Dashboard', 'bettor', [
    { name: 'in use', path: '/dashboard' },
    { name: 'a pick opened', path: '/dashboard', act: press(/^Open /) },
  ]),
  ...scenes('Dashboard', 'subscriber', [{ name: 'with a subscription', path: '/dashboard' }]),
  ...scenes('Dashboard', 'broke', [{ name: 'out of tokens', path: '/dashboard' }]),
  ...scenes('Dashboard', 'admin', [{ name: 'unlimited', path: '/dashboard' }]),
];

const firstGame = (page: Page) => page.getByRole('rowheader').getByRole('link').first().click();

const odds = [
  ...scenes('Odds', 'bettor', [
    { name: 'a league', path: '/odds?league=NFL' },
    { name: 'a league with draws', path: '/odds?league=MLS' },
    { name: 'one market', path: '/odds?league=NBA&market=spread' },
    { name: 'on its way', path: '/odds', prepare: (page) => held(page, '/api/odds') },
    { name: 'nothing to be had', path: '/odds', prepare: (page) => refused(page, '/api/odds', 500) },
    {
      name: 'closed',
      path: '/odds',
      prepare: (page) => refused(page, '/api/odds', 403, 'You chose a time-out until Friday.'),
    },
    { name: 'a game', path: '/odds?league=NFL&market=spread', act: firstGame },
    { name: 'a game that is not stored', path: '/odds/no-such-game' },
  ]),
];

const profile = [
  ...scenes('Profile', 'bettor', [
    { name: 'profile, long names', path: '/profile' },
    { name: 'editing', path: '/profile', act: press('Edit') },
    {
      name: 'not saved',
      path: '/profile',
      prepare: (page) => refusedWrites(page, '/api/user/profile', 500),
      act: (page) => press('Edit')(page).then(() => page.getByRole('button', { name: 'Save', exact: true }).click()),
      frame: 'window',
    },
    { name: 'change the password', path: '/profile', act: press('Change Password'), frame: 'window' },
    { name: 'delete the account', path: '/profile', act: press('Delete Account'), frame: 'window' },
    { name: 'tokens', path: '/profile?tab=tokens' },
  ]),
  ...scenes('Profile', 'newcomer', [
    { name: 'profile, no names', path: '/profile' },
    { name: 'settings not to be had', path: '/profile', prepare: (page) => refused(page, '/api/user/settings', 500) },
    { name: 'limits', path: '/profile?tab=limits' },
    { name: 'set a limit', path: '/profile?tab=limits', act: press(/^Set the Daily token/) },
    { name: 'take a time-out', path: '/profile?tab=limits', act: press('Take a Time-Out'), frame: 'window' },
    { name: 'exclude myself', path: '/profile?tab=limits', act: press('Exclude Myself'), frame: 'window' },
    { name: 'tokens, none used', path: '/profile?tab=tokens' },
  ]),
  ...scenes('Profile', 'paused', [{ name: 'limits in use', path: '/profile?tab=limits', act: readAll }]),
];

const assistants = [
  ...scenes('Assistants', 'newcomer', [
    { name: 'none connected', path: '/profile?tab=assistants' },
    { name: 'make a key', path: '/profile?tab=assistants', act: press('Make a Key'), frame: 'window' },
  ]),
  ...scenes('Assistants', 'bettor', [
    { name: 'consent', path: ({ consent }) => consent },
    {
      name: 'consent, address altered',
      path: ({ consent }) => consent.replace(/redirect_uri=[^&]*/, 'redirect_uri=https%3A%2F%2Fevil.example'),
    },
  ]),
];

const bets = [
  ...scenes('My bets', 'newcomer', [
    { name: 'none yet', path: '/bets' },
    { name: 'add a bet', path: '/bets', act: press('Add Bet'), frame: 'window' },
    { name: 'import', path: '/bets', act: press('Import'), frame: 'window' },
    {
      name: 'import, looked at first',
      path: '/bets',
      act: async (page) => {
        await press('Import')(page);
        const file = { name: 'bets.csv', mimeType: 'text/csv', buffer: Buffer.from(`${betsFile(24)}\nyesterday,NFL`) };
        await page.locator('input[type="file"]').setInputFiles(file);
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
      frame: 'window',
    },
    { name: 'nothing to be had', path: '/bets', prepare: (page) => refused(page, '/api/bets', 500) },
  ]),
  ...scenes('My bets', 'bettor', [{ name: '300 bets', path: '/bets' }]),
];

const card = (id: string, brand: string, expYear: number, isDefault: boolean) => ({
  id,
  brand,
  last4: '4242',
  expMonth: 8,
  expYear,
  isDefault,
});
const withProvider = async (page: Page) => {
  await altered(page, '/api/payment/config', () => ({ enabled: true, publishableKey: 'pk_test_gallery' }));
  await altered(page, '/api/payment/methods', () => [
    card('pm_1', 'visa', 2099, true),
    card('pm_2', 'amex', 2020, false),
  ]);
};
const ending = (page: Page) =>
  altered(page, '/api/payment/subscription', (answer) => ({ ...(answer as object), cancelAtPeriodEnd: true }));
const pastDue = (page: Page) =>
  altered(page, '/api/payment/subscription', (answer) => ({ ...(answer as object), status: 'past_due' }));

const payment = [
  ...scenes('Payment and subscription', 'newcomer', [
    { name: 'payment, not configured', path: '/profile?tab=payment' },
    { name: 'Coming Soon', path: '/profile?tab=payment', act: press('Add Card'), frame: 'window' },
    {
      name: 'payment not to be had',
      path: '/profile?tab=payment',
      prepare: (page) => refused(page, '/api/payment', 500),
    },
    { name: 'no subscription', path: '/profile?tab=subscription' },
    { name: 'payment setup unavailable', path: '/payment-setup?client_secret=seti_1_secret_2' },
    { name: 'pricing, signed in', path: '/pricing' },
    { name: 'cards (answers altered)', path: '/profile?tab=payment', prepare: withProvider },
    {
      name: 'delete a card (answers altered)',
      path: '/profile?tab=payment',
      prepare: withProvider,
      act: press(/^Delete Visa/),
      frame: 'window',
    },
  ]),
  ...scenes('Payment and subscription', 'subscriber', [
    { name: 'active subscription', path: '/profile?tab=subscription' },
    { name: 'ending (answer altered)', path: '/profile?tab=subscription', prepare: ending },
    { name: 'payment failed (answer altered)', path: '/profile?tab=subscription', prepare: pastDue },
  ]),
  ...scenes('Payment and subscription', 'paused', [{ name: 'pricing on a time-out', path: '/pricing' }]),
];

const signedIn = scenes('Public pages, signed in', 'bettor', [
  { name: 'explore', path: '/explore' },
  { name: 'record', path: '/record' },
  { name: 'terms', path: '/terms' },
  { name: 'no such page', path: '/no-such-page' },
]);

export const accountScenes: readonly Scene[] = [
  ...dashboard,
  ...odds,
  ...bets,
  ...profile,
  ...assistants,
  ...payment,
  ...signedIn,
];
