import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

type Size = { width: number; height: number };

export const NARROWEST: Size = { width: 320, height: 640 };
export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 900 };

/** A page as it stands is accessible and scrolls sideways nowhere, at each size in turn: loading it again for each took most of the time. */
export async function expectSoundPage(page: Page, sizes: readonly Size[] = [DESK, PHONE]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
}
