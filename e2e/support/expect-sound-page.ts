import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

type Size = { width: number; height: number };

export const NARROWEST: Size = { width: 320, height: 640 };
export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 900 };

/** A page as it stands is accessible, names its controls by their words, and scrolls sideways nowhere, at each size in turn: loading it again for each took most of the time. */
export async function expectSoundPage(page: Page, sizes: readonly Size[] = [DESK, PHONE]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(misnamedControls), 'a name that lacks the words on the control').toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

/** Controls that cannot be called by what is read on them, as somebody does who speaks to the computer. Runs in the page. */
function misnamedControls(): string[] {
  const plain = (text: string | null) =>
    (text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wordsOn = (control: HTMLElement): string => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (around?.checkVisibility() && !around.closest('[aria-hidden="true"]'))
        words.push(walker.currentNode.nodeValue ?? '');
    }
    return plain(words.join(' '));
  };
  return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')]
    .filter((control) => !plain(control.getAttribute('aria-label')).includes(wordsOn(control)))
    .map((control) => `${control.getAttribute('aria-label')}: ${wordsOn(control)}`);
}
