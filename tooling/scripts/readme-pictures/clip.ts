import { type Browser, expect, type Page } from '@playwright/test';
import type { Client } from '../../../e2e/support/client.ts';
import { animatedWebp, type Frame } from './animated-webp.ts';
import { openAs } from './open-as.ts';
import { toWebp } from './to-webp.ts';

const VIEW = { width: 1000, height: 660 };
const SHOWN = { width: 800, height: 528 };
const BLINK_MS = 140;
const READING_MS = 2600;
const ANSWER_MS = 60_000;
const LETTERS_A_FRAME = 7;

/** A question typed, its answer, the numbers behind it, and a hedge worked out, as a moving picture. */
export async function clipOf(browser: Browser, bettor: Client): Promise<Buffer> {
  const page = await openAs(browser, bettor, { ...VIEW, path: '/chat' });
  const frames: Frame[] = [];
  const shoot = async (ms: number) => {
    const png = await page.screenshot({ animations: 'disabled' });
    frames.push({ webp: await toWebp(browser, png, SHOWN.width), ms });
  };
  await shoot(1200);
  await ask(page, 'Best NFL bets today?', shoot);
  await shoot(READING_MS);
  const opened = page.getByRole('button', { name: 'Show the numbers' }).first();
  await opened.click();
  await slideTo(page, page.getByRole('button', { name: 'Hide the numbers' }).first(), shoot);
  await shoot(READING_MS);
  await ask(page, 'I have $50 at +450. Hedge it with the other side at -130', shoot);
  await shoot(READING_MS + 800);
  await page.context().close();
  return animatedWebp(frames, SHOWN);
}

type Shoot = (ms: number) => Promise<void>;

async function ask(page: Page, question: string, shoot: Shoot): Promise<void> {
  const input = page.getByPlaceholder('Ask about games, odds, or betting strategies...');
  const answers = page.getByRole('button', { name: 'Good answer' });
  const before = await answers.count();
  for (let at = LETTERS_A_FRAME; at < question.length + LETTERS_A_FRAME; at += LETTERS_A_FRAME) {
    await input.fill(question.slice(0, at));
    await shoot(BLINK_MS);
  }
  await input.press('Enter');
  await expect(answers).toHaveCount(before + 1, { timeout: ANSWER_MS });
  await page.waitForTimeout(600);
}

/** In a few steps, as an eye can follow. */
async function slideTo(page: Page, target: ReturnType<Page['getByRole']>, shoot: Shoot): Promise<void> {
  const way = await target.evaluate((element) => element.getBoundingClientRect().top - 120);
  const list = page.getByRole('region', { name: 'Messages' });
  const STEPS = 4;
  for (let step = 0; step < STEPS; step += 1) {
    await list.evaluate((element, by) => element.scrollBy({ top: by, behavior: 'instant' }), way / STEPS);
    await shoot(BLINK_MS);
  }
}
