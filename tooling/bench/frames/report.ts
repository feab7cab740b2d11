import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { startProduct } from '../../../e2e/support/product.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { FRAME_MS, type Frames } from './frame-work.ts';
import { COMPANY, makeLongChat } from './long-chat.ts';
import { DEEDS, type Deed, inEmptyChat, inLongChat, newContext, onBarePage, PAGES, type PageName } from './scenes.ts';

/** A long chat's p95 of that of the same deed in an empty one. */
const OF_EMPTY = 1.5;
/** Frames that come late beyond those of the bare page, of all. */
const DROPPED_BEYOND = 0.05;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

type Round = Record<Deed, Partial<Record<PageName, Frames>>>;

/** False when a budget is missed. */
export async function report({ turns, rounds }: { turns: number; rounds: number }): Promise<boolean> {
  const product = await startProduct({ COMPANY_DOMAIN: COMPANY });
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS });
  try {
    const chat = await makeLongChat(product, turns);
    console.log(
      `${chat.messages} messages, ${chat.picks} answers with picks, ${browser.version()}; load ${loadavg()[0]?.toFixed(1)} on this machine`,
    );
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await newContext(browser, chat, product.url);
      const stage = { browser, context, url: product.url, chat };
      const long = await inLongChat(stage);
      const empty = await inEmptyChat(stage);
      const bare = await onBarePage(stage, long.words);
      await context.close();
      chat.messages += 2;
      measured.push({
        scrolling: { 'long chat': long.frames.scrolling, 'bare page': bare.scrolling },
        typing: { 'long chat': long.frames.typing, 'empty chat': empty.typing, 'bare page': bare.typing },
        'an answer': {
          'long chat': long.frames['an answer'],
          'empty chat': empty['an answer'],
          'bare page': bare['an answer'],
        },
      });
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)} at the end; each line is the middle round by its p95`);
    return DEEDS.map((deed) => tell(deed, measured)).every(Boolean);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function tell(deed: Deed, rounds: readonly Round[]): boolean {
  console.log(`\n${deed}: processor time of the main thread a frame`);
  const middle = (page: PageName): Frames | undefined => {
    const found = rounds.flatMap((round) => round[deed][page] ?? []).sort((a, b) => a.p95 - b.p95);
    return found[Math.floor(found.length / 2)];
  };
  const bare = middle('bare page');
  for (const name of PAGES) {
    const frames = middle(name);
    if (frames) console.log(`  ${name.padEnd(10)} ${words(frames)}${name === 'bare page' ? '' : ratio(frames, bare)}`);
  }
  return (
    missed(middle('long chat'), middle('empty chat'), bare).map((why) => console.log(`  MISSED ${why}`)).length === 0
  );
}

const words = ({ count, p50, p95, worst, droppedShare }: Frames): string =>
  `${String(count).padStart(5)} frames  p50 ${ms(p50)}  p95 ${ms(p95)}  worst ${ms(worst)}  late ${percent(droppedShare)}`;
const ms = (value: number): string => `${value.toFixed(2).padStart(6)} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const ratio = ({ p95 }: Frames, bare: Frames | undefined): string =>
  bare ? `  p95 ${(p95 / bare.p95).toFixed(2)} x of bare` : '';

function missed(long: Frames | undefined, empty: Frames | undefined, bare: Frames | undefined): string[] {
  if (!long || !bare) return ['nothing was measured'];
  const why: string[] = [];
  if (long.p95 > FRAME_MS) why.push(`p95 is above ${FRAME_MS.toFixed(1)} ms`);
  if (empty && long.p95 > empty.p95 * OF_EMPTY) why.push(`p95 is above ${OF_EMPTY} x of the empty chat`);
  if (long.droppedShare > bare.droppedShare + DROPPED_BEYOND)
    why.push(`more than ${percent(DROPPED_BEYOND)} beyond the bare page came late`);
  return why;
}
