import type { Page } from '@playwright/test';
import type { ChatMessage } from '../../../../src/contract/chat.ts';
import { SAMPLE_BLOCKS, SAMPLE_EVIDENCE } from '../../../../src/contract/test-blocks.ts';
import type { Cast } from '../cast.ts';
import { altered, cut, held, refused, refusedWrites, stay } from '../forced.ts';
import { type Scene, scenes } from '../scene.ts';

const SESSIONS = '/api/chat/sessions';
const MESSAGE = '/api/chat/message';
const chat =
  (name: keyof Cast['chats']) =>
  ({ chats }: Cast) =>
    `/chat?session=${chats[name]}`;

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Your question').fill('Best MLB bets today?');
  await page.keyboard.press('Enter');
}

const answered = (page: Page) => page.getByRole('heading', { name: 'Answer' }).waitFor();

const openMenu = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
const choose = (page: Page, item: string) =>
  openMenu(page).then(() => page.getByRole('menuitem', { name: item }).click());
const search = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search chats' }).fill(text);
const fold = (page: Page) => page.addInitScript(() => localStorage.setItem('chatSidebarCollapsed', 'true'));
const unfold = (page: Page) => page.addInitScript(() => localStorage.setItem('chatSidebarCollapsed', 'false'));
const toTop = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).evaluate((list) => {
    list.scrollTop = 0;
  });

async function tour(page: Page, step: number): Promise<void> {
  for (let at = 1; at < step; at += 1) await page.getByRole('button', { name: 'Next' }).click();
}
const asNew = (page: Page) => page.addInitScript(() => localStorage.removeItem('welcomeTourCompleted'));

/** Every kind of block in one answer but picks and parlays, which other scenes show. */
const inBlocks = (page: Page, { chats }: Cast) =>
  altered(page, `${SESSIONS}/${chats.words}/messages`, (answer) =>
    (answer as ChatMessage[]).map((message) => (message.role === 'user' ? message : { ...message, content: BLOCKS })),
  );

const { picks: _, parlay: __, ...WORDED } = SAMPLE_BLOCKS;
const BLOCKS = JSON.stringify({ version: 2, blocks: Object.values(WORDED), evidence: SAMPLE_EVIDENCE });

/** Help as it is answered, with its buttons. */
const HELP: Partial<ChatMessage> = {
  content: 'That sounds hard, and I am glad you wrote it.\n\nPlease call 1-800-522-4700. It is free and confidential.',
  actions: [
    { kind: 'call', label: 'Call 1-800-522-4700', phone: '1-800-522-4700' },
    { kind: 'time_out', label: 'Take a time-out' },
  ],
};
const inHelp = (page: Page, { chats }: Cast) =>
  altered(page, `${SESSIONS}/${chats.words}/messages`, (answer) =>
    (answer as ChatMessage[]).map((message) => (message.role === 'user' ? message : { ...message, ...HELP })),
  );

const empty = scenes('Chat: the beginning', 'newcomer', [
  ...[1, 2, 3, 4].map((step) => ({
    name: `welcome tour, step ${step}`,
    path: '/',
    prepare: asNew,
    act: (page: Page) => tour(page, step),
  })),
  { name: 'nothing asked yet', path: '/chat' },
  { name: 'Pro mode', path: '/chat?mode=pro' },
  { name: 'on its way', path: '/chat', prepare: (page) => held(page, SESSIONS) },
  { name: 'the check who is there', path: '/chat', prepare: (page) => held(page, '/api/auth/user') },
  { name: 'chats not to be had', path: '/chat', prepare: (page) => refused(page, SESSIONS, 500) },
  {
    name: 'logged out meanwhile',
    path: '/chat',
    prepare: (page) => refused(page, MESSAGE, 401, 'Unauthorized').then(() => stay(page, '/signin')),
    act: ask,
  },
]);

const answers = scenes('Chat: answers', 'bettor', [
  { name: 'two answers, at the latest', path: chat('regular') },
  { name: 'a whole answer', path: chat('regular'), act: toTop, height: 4200 },
  {
    name: 'the numbers and sources open',
    path: chat('regular'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Show the numbers' }).first().click();
      await page
        .getByRole('button', { name: /^Sources/ })
        .first()
        .click();
      await toTop(page);
    },
    height: 2600,
  },
  { name: 'Pro, in full', path: chat('pro'), act: toTop, height: 3000 },
  {
    name: 'deep dive open',
    path: chat('pro'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More of / })
        .first()
        .click();
      for (const name of ['Matchup', 'Book by book', 'The case against']) {
        const section = page.getByRole('button', { name }).first();
        if (await section.isVisible()) await section.click();
      }
      await toTop(page);
    },
    height: 2400,
  },
  { name: 'parlay', path: chat('parlay'), act: toTop, height: 3200 },
  {
    name: 'a leg of a parlay open',
    path: chat('parlay'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Open / })
        .first()
        .click();
      await toTop(page);
    },
    height: 2000,
  },
  { name: 'legs that are passes, and a stated bet', path: chat('passes'), act: toTop, height: 2000 },
  {
    name: 'more of a pick',
    path: chat('regular'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More of / })
        .first()
        .click();
      await toTop(page);
    },
    height: 1600,
  },
  { name: 'a sum', path: chat('sums'), act: toTop, height: 1200 },
  {
    name: 'a sum with another input',
    path: chat('sums'),
    act: (page) =>
      page
        .getByLabel('Hedge price')
        .fill('-130')
        .then(() =>
          page
            .getByText(/at −130/)
            .first()
            .waitFor(),
        ),
    height: 1200,
  },
  {
    name: 'a sum that cannot be made',
    path: chat('sums'),
    act: (page) =>
      page
        .getByLabel('Hedge price')
        .fill('much')
        .then(() => page.getByRole('alert').first().waitFor()),
    height: 1200,
  },
  { name: 'words only', path: chat('words'), act: toTop },
  { name: 'every kind of block', path: chat('words'), prepare: inBlocks, act: toTop, height: 2600 },
  { name: 'help with its buttons', path: chat('words'), prepare: inHelp, act: toTop },
  { name: 'a very long question', path: chat('long'), act: toTop, height: 1400 },
  { name: 'an empty chat', path: chat('empty') },
  {
    name: 'share a pick',
    path: chat('regular'),
    act: async (page) => {
      for (const name of [/^More of /, /^Share /]) await page.getByRole('button', { name }).first().click();
    },
  },
  {
    name: 'report an answer',
    path: chat('regular'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Report this answer' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'a chat that does not exist', path: '/chat?session=00000000-0000-4000-8000-000000000001' },
  { name: 'a chat on its way', path: chat('regular'), prepare: (page) => held(page, `${SESSIONS}/`) },
  { name: 'a chat not to be had', path: chat('regular'), prepare: (page) => refused(page, `${SESSIONS}/`, 500) },
]);

const forms = scenes('Chat: forms of an answer', 'bettor', [
  { name: 'games of tonight', path: chat('tonight'), act: toTop, height: 1600 },
  { name: 'same-game parlay', path: chat('sameGame'), act: toTop, height: 1800 },
  { name: 'a stated bet', path: chat('stated'), act: toTop, height: 1400 },
  { name: 'side by side', path: chat('sideBySide'), act: toTop, height: 1400 },
  { name: 'a board', path: chat('board'), act: toTop, height: 1800 },
  { name: 'how a price moved', path: chat('series'), act: toTop, height: 1400 },
  { name: 'facts', path: chat('facts'), act: toTop, height: 1400 },
  { name: 'a question back', path: chat('askedBack'), act: toTop },
  { name: 'help', path: chat('help'), act: toTop },
  { name: 'a greeting', path: chat('greeting'), act: toTop },
  { name: 'what is remembered', path: chat('remembered'), act: toTop, height: 1800 },
  { name: 'a long chat', path: chat('many') },
]);

const sending = scenes('Chat: sending', 'bettor', [
  { name: 'regular, at work', path: chat('empty'), prepare: (page) => held(page, MESSAGE), act: ask },
  {
    name: 'Pro, half way',
    path: (cast) => `${chat('empty')(cast)}&mode=pro`,
    prepare: async (page, { halfWay }) => {
      // The answer breaks off in its third stage, and the way back to it never opens.
      let isAsked = false;
      await page.route(
        (url) => url.pathname.endsWith('/stream'),
        (route) => (isAsked ? new Promise<void>(() => {}) : route.fallback()),
      );
      await page.route(`**${MESSAGE}`, (route) => {
        isAsked = true;
        return route.fulfill({ contentType: 'text/event-stream', body: halfWay });
      });
    },
    act: async (page) => {
      await ask(page);
      await page
        .getByRole('article')
        .first()
        .waitFor({ timeout: 3_000 })
        .catch(() => undefined);
    },
    height: 1800,
  },
  {
    name: 'not sent: no network',
    path: chat('empty'),
    prepare: (page) => cut(page, MESSAGE),
    act: (page) => ask(page).then(() => page.getByRole('button', { name: 'Retry' }).waitFor()),
  },
  {
    name: 'not sent: no answer could be made',
    path: chat('empty'),
    prepare: (page) => refused(page, MESSAGE, 503, 'No live odds are stored yet. Nothing was charged.'),
    act: (page) => ask(page).then(() => page.getByRole('button', { name: 'Retry' }).waitFor()),
  },
  {
    name: 'no new chat',
    path: '/chat',
    prepare: (page) => refusedWrites(page, SESSIONS, 500),
    act: (page) => page.getByRole('button', { name: 'New Chat' }).click(),
  },
  {
    name: 'editing the last question',
    path: chat('words'),
    act: (page) => page.getByRole('button', { name: 'Edit and resend' }).click(),
  },
]);

const history = scenes('Chat: history', 'bettor', [
  { name: 'menu of a chat', path: '/chat', prepare: unfold, act: openMenu, on: 'desk' },
  { name: 'rename', path: '/chat', prepare: unfold, act: (page) => choose(page, 'Rename'), on: 'desk' },
  { name: 'delete', path: '/chat', prepare: unfold, act: (page) => choose(page, 'Delete'), on: 'desk' },
  { name: 'found', path: '/chat', prepare: unfold, act: (page) => search(page, 'nfl'), on: 'desk' },
  {
    name: 'not found',
    path: '/chat',
    prepare: unfold,
    act: (page) => search(page, 'curling in antarctica'),
    on: 'desk',
  },
  { name: 'folded', path: chat('words'), prepare: fold, on: 'desk' },
  {
    name: 'the sheet',
    path: '/chat',
    act: (page) => page.getByRole('button', { name: 'Chat History' }).click(),
    on: 'phone',
  },
  { name: 'the menu', path: '/chat', act: (page) => page.getByRole('button', { name: 'Menu' }).click(), on: 'phone' },
  { name: 'keyboard shortcuts', path: '/chat', act: (page) => page.keyboard.press('Control+/') },
  { name: 'settings', path: '/chat', act: (page) => page.getByRole('button', { name: 'Settings' }).click() },
  {
    name: 'settings, all of it',
    path: '/chat',
    act: (page) => page.getByRole('button', { name: 'Settings' }).click(),
    height: 1300,
  },
]);

const others = [
  ...scenes('Chat: other accounts', 'broke', [
    {
      name: 'out of tokens',
      path: '/chat',
      act: (page: Page) => ask(page).then(() => page.getByRole('button', { name: 'Retry' }).waitFor()),
    },
  ]),
  ...scenes('Chat: other accounts', 'limited', [
    {
      name: 'over a limit of their own',
      path: '/chat',
      act: (page: Page) => ask(page).then(() => page.getByRole('button', { name: 'Retry' }).waitFor()),
    },
  ]),
  ...scenes('Chat: other accounts', 'minor', [
    { name: 'under 21', path: '/chat', act: (page: Page) => ask(page).then(() => answered(page)) },
  ]),
  ...scenes('Chat: other accounts', 'paused', [{ name: 'on a time-out', path: '/chat' }]),
  ...scenes('Chat: other accounts', 'admin', [{ name: 'unlimited', path: '/chat' }]),
];

export const chatScenes: readonly Scene[] = [...empty, ...answers, ...forms, ...sending, ...history, ...others].map(
  (scene) => ({
    frame: 'window' as const,
    ...scene,
  }),
);
