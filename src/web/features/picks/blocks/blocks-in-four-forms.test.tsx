// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { SAMPLE_BLOCKS, SAMPLE_EVIDENCE, SAMPLE_TICKET } from '#contract/test-blocks.ts';
import { DEFAULT_READER, ReaderContext } from '../../../lib/reader.ts';
import { Answer } from '../answer.tsx';
import { answerMarkdown, answerText } from '../answer-text.ts';
import { parlayImage } from '../parlay-image.ts';
import { wordsDrawn } from '../test-canvas.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const READER = { ...DEFAULT_READER, timeZone: 'America/New_York' };
const { verdict, table, calculation, series, facts, choices } = SAMPLE_BLOCKS;
const perHundred = { key: 'perHundred', label: 'Per $100', value: -600, unit: 'cents', text: '-$6.00' } as const;

/** A block of each kind, with what its reader must find in whichever form it is read. */
const FORMS = [
  [
    'a verdict',
    { ...verdict, prices: verdict.prices.map((price) => ({ ...price, perHundred })) },
    [
      'Kansas City Chiefs -5.5',
      'Kansas City Chiefs @ Dallas Cowboys',
      '4:30 PM ET',
      '+100',
      '+104',
      'BetRivers',
      '47.0%',
    ],
    ['+113', '-$6.00', 'no edge', 'nothing staked', 'Eight books agree', 'Dak Prescott', 'Chiefs -5.5 at +112'],
  ],
  [
    'a board',
    table,
    ['Best prices on the moneyline', 'Buffalo Bills', '-2.5', '-105', 'DraftKings', '-113', '+$3.60', '40 s'],
    ['reference only', 'Pinnacle', '-$10.20', '12 min', '2 of 16 prices', 'No book here quotes -6'],
  ],
  [
    'a calculation',
    calculation,
    ['Hedge', '$40.00', '+450 (5.50)', '$124.35', '$55.65', 'decimal odds of the other side'],
    ['The even hedge', 'Half a cent', 'Free. A sum, not a tip.'],
  ],
  [
    'a movement',
    series,
    [
      'Buffalo Bills -2.5 at DraftKings',
      'went from -112 to -105',
      'Nov 20, 7:00 AM',
      '-112',
      'Nov 21, 4:00 AM',
      '-108',
    ],
    ['Nov 22, 10:00 AM', '-105', 'Pinnacle', 'Chiefs -5.5 at +112'],
  ],
  ['facts', facts, ['What is known of', 'Left tackle: out.', 'Not modelled', 'Injury report', 'seen '], []],
  ['a question back', choices, ['Which Jets', 'New York Jets, Sunday', 'Winnipeg Jets, tonight'], []],
  [
    'a parlay',
    SAMPLE_TICKET,
    ['Parlay of 2', 'BetMGM', '+291', '$39.13', '26.0%', '+284', '+1.9%', 'PASS'],
    [
      ...[
        'Buffalo Bills +2.5',
        '+105',
        '-109',
        '52.0%',
        '+6.7%',
        'BET',
        'Dallas Cowboys -7',
        '-110',
        '+100',
        '50.0%',
        '-4.5%',
      ],
      ...['no edge', 'correlation 0', 'Bet365', '+253', '$35.33', 'DraftKings', '+240', 'Chiefs -6 at +121'],
    ],
  ],
] as const;

const plain = (text: string | null) =>
  (text ?? '')
    .replaceAll('−', '-')
    .replaceAll('\\', '')
    .replace(/\s*\[\d+\]/g, '');
const missingIn = (text: string, wanted: readonly string[]) => wanted.filter((words) => !text.includes(words));

describe.each(FORMS)('%s', (_, block, head, rest) => {
  const wanted = [...head, ...rest];
  const answer = upgradeContent(JSON.stringify({ version: 2, blocks: [block], evidence: SAMPLE_EVIDENCE }));

  it('is whole on paper, whatever is folded on the screen', async () => {
    const { container } = render(
      <ReaderContext value={READER}>
        <Answer answer={answer} />
      </ReaderContext>,
    );
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    if (block.kind === 'parlay') await screen.findByRole('table', { name: 'Books that take all legs' });
    expect(missingIn(plain(container.textContent), wanted)).toEqual([]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it.each([
    ['copied', answerText],
    ['exported', answerMarkdown],
  ])('is whole where it is %s', (__, write) => {
    expect(missingIn(plain(write(answer, READER)), wanted)).toEqual([]);
  });
});

describe('a parlay as a picture', () => {
  const shown = upgradeContent(JSON.stringify({ version: 2, blocks: [SAMPLE_TICKET], evidence: SAMPLE_EVIDENCE }));
  const [block] = shown.blocks;
  const parlay = block?.kind === 'parlay' ? block.parlay : null;

  it('names the book, what it pays, each leg with its price, and what they are worth', async () => {
    const drawn = wordsDrawn();
    const file = await parlayImage(parlay!, { odds: 'demo', asOf: '2026-11-22T16:00:00.000Z' } as never, READER);
    const wanted = ['Parlay of 2 at BetMGM', '+291', 'PASS', 'Buffalo Bills +2.5', '+105', 'Dallas Cowboys -7', '-110'];
    expect(missingIn(plain(drawn.join(' ')), [...wanted, '$39.13', '26.0%', '+284', '+1.9%', 'DEMO DATA'])).toEqual([]);
    expect([file.name, file.type]).toEqual(['edgewise-parlay-of-2.png', 'image/png']);
  });

  it('says how many legs it has no room for', async () => {
    const drawn = wordsDrawn();
    const legs = Array.from({ length: 9 }, (_, at) => `Leg ${at + 1} at -110`);
    await parlayImage({ ...parlay!, legs }, undefined, READER);
    expect(drawn).toContain('and 4 more legs');
    expect(drawn).not.toContain('Leg 6 at -110');
  });
});
