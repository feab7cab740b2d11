import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sendMessage } from '../../../src/contract/chat.ts';
import { QUESTION_FIELD_ID } from '../../../src/web/features/chat/question-field.ts';
import { barePage } from './bare-page.ts';
import type { Frames } from './frame-work.ts';
import type { LongChat } from './long-chat.ts';
import { pageScript } from './page-script.ts';
import { record } from './record.ts';

export const DEEDS = ['scrolling', 'typing', 'an answer'] as const;
export type Deed = (typeof DEEDS)[number];
export const PAGES = ['long chat', 'empty chat', 'bare page'] as const;
export type PageName = (typeof PAGES)[number];

const BOX = '[aria-label="Messages"]';
const ROWS = `${BOX} ol > li`;
const FIELD = `#${QUESTION_FIELD_ID}`;
/** A window in six frames. */
const SCROLL_PX_PER_FRAME = 150;
/** A word in each: twice as quick as models write. */
const DELTA_MS = 8;
/** Nobody types faster. */
const KEY_MS = 25;
const LONG_QUESTION =
  'I am looking at the whole Sunday slate and want to know which of these are worth anything: the moneylines of the home favourites, the unders in the games with wind, and any side where one sharp book is well away from the others. '.repeat(
    2,
  );
const ASKED = 'Give me 5 picks across all sports';
const PATIENCE_MS = 90_000;

type Stage = { browser: Browser; context: BrowserContext; url: string; chat: LongChat };

/** A browser that is signed in and gets the product's answers a word at a time. */
export async function newContext(browser: Browser, chat: LongChat, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(chat.client.cookies().map((cookie) => ({ ...cookie, url, httpOnly: true })));
  await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  const paced = JSON.stringify({ path: sendMessage.path, everyMs: DELTA_MS });
  await context.addInitScript({ content: `${await pageScript()}\ninPage.paceAnswers(${paced});` });
  return context;
}

/** The three deeds in a chat with all of its messages on the screen. */
export async function inLongChat(stage: Stage): Promise<{ frames: Record<Deed, Frames>; words: string[] }> {
  const page = await openChat(stage, stage.chat.sessionId);
  const loading = { button: 'Earlier messages', rows: ROWS, count: stage.chat.messages };
  await page.evaluate((how) => inPage.pressUntil(how), loading);
  await page.locator(BOX).evaluate((element) => {
    element.scrollTop = 0;
  });
  const scrolling = await record(stage.browser, page, () =>
    page.evaluate((how) => inPage.scrollThrough(how), { selector: BOX, step: SCROLL_PX_PER_FRAME }),
  );
  const words = await page.locator(ROWS).allTextContents();
  const frames = { scrolling, ...(await ask(stage, page)) };
  await page.close();
  return { frames, words };
}

/** What the same screen costs where nothing has been said. */
export async function inEmptyChat(stage: Stage): Promise<Record<'typing' | 'an answer', Frames>> {
  const page = await openChat(stage, await stage.chat.client.createSession());
  const frames = await ask(stage, page);
  await page.close();
  return frames;
}

export async function onBarePage({ browser, context }: Stage, words: readonly string[]): Promise<Record<Deed, Frames>> {
  const page = await context.newPage();
  await page.setContent(barePage(words));
  const scrolling = await record(browser, page, () =>
    page.evaluate((how) => inPage.scrollThrough(how), { selector: 'html', step: SCROLL_PX_PER_FRAME }),
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#question').focus();
  const typing = await record(browser, page, () => page.keyboard.type(LONG_QUESTION, { delay: KEY_MS }));
  const text = words.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const answer = await record(browser, page, () =>
    page.evaluate((how) => inPage.addWords(how), { text, everyMs: DELTA_MS }),
  );
  await page.close();
  return { scrolling, typing, 'an answer': answer };
}

async function openChat({ context, url }: Stage, sessionId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/chat?session=${sessionId}`, { waitUntil: 'networkidle' });
  return page;
}

async function ask({ browser }: Stage, page: Page): Promise<Record<'typing' | 'an answer', Frames>> {
  const field = page.locator(FIELD);
  await field.focus();
  const typing = await record(browser, page, () => page.keyboard.type(LONG_QUESTION, { delay: KEY_MS }));
  await field.fill(ASKED);
  const answer = await record(browser, page, async () => {
    const answered = page.evaluate((how) => inPage.untilAnswered(how), { field: FIELD });
    await page.keyboard.press('Enter');
    await answered;
  });
  return { typing, 'an answer': answer };
}
