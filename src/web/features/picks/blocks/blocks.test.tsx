// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { SAMPLE_BLOCKS, SAMPLE_EVIDENCE } from '#contract/test-blocks.ts';
import { KEPT_ANSWERS } from '#contract/test-kept-answers.ts';
import { ReaderContext } from '../../../lib/reader.ts';
import { Answer } from '../answer.tsx';
import { answerMarkdown, answerText } from '../answer-text.ts';
import { spokenAnswer } from '../spoken-answer.ts';
import { AskContext } from './ask-context.ts';

afterEach(cleanup);

const READER = { oddsFormat: 'american', timeZone: 'America/New_York' } as const;
const { text, table, verdict, calculation, series, facts, choices } = SAMPLE_BLOCKS;
const WORDED: Block[] = [text, table, verdict, calculation, series, facts, choices];
const answerOf = (...blocks: unknown[]) => upgradeContent(JSON.stringify({ blocks, evidence: SAMPLE_EVIDENCE }));
const show = (...blocks: unknown[]) =>
  render(
    <ReaderContext value={READER}>
      <Answer answer={answerOf(...blocks)} />
    </ReaderContext>,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('each block of an answer', () => {
  it('words lead to what they cite', async () => {
    show(text);
    expect(screen.getByText(/^Neither\. If you must, −6 at \+108/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Source 1: Pinnacle' }));
    expect(screen.getByText('Chiefs −6 at +121')).toBeDefined();
  });

  it('a table names its columns and its rows, and holds line, price and book in one row', () => {
    show(table);
    expect(rowsOf(table.caption)).toEqual([
      ['Bet', 'Best price', 'Book', 'Fair', 'Per $100', 'Age'],
      [
        'Buffalo BillsMiami Dolphins @ Buffalo Bills40 s old',
        '−2.5−105DraftKings',
        'DraftKings',
        '−113',
        '+$3.60',
        '40 s',
      ],
      ['Miami Dolphinsreference only12 min old', '+2.5−110Pinnacle', 'Pinnacle', '+113', '−$10.20', '12 min'],
    ]);
    expect(screen.getByRole('rowheader', { name: /^Buffalo Bills/ })).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(6);
    expect(screen.getByText('2 of 16 prices')).toBeDefined();
    expect(screen.getByText(/^No book here quotes −6/)).toBeDefined();
  });

  it('a table says once which game the sides that follow each other are of, and when most of a column was seen', () => {
    const row = (team: string, game: string, seen: string) => ({
      cells: [
        { text: team, detail: game },
        { text: '+110', value: 2.1, detail: seen },
      ],
    });
    const rows = [
      row('Bills', 'Bills @ Jets', 'Nov 26'),
      row('Jets', 'Bills @ Jets', 'Nov 26'),
      row('Rams', 'Rams @ Bears', 'Nov 26'),
      row('Bears', 'Rams @ Bears', 'Nov 25'),
    ];
    const columns = [table.columns[0]!, table.columns[3]!];
    show({ ...table, columns, rows });
    expect(rowsOf(table.caption)).toEqual([
      ['Bet', 'Fair Nov 26'],
      ['Bills @ Jets'],
      ['Bills', '+110'],
      ['Jets', '+110'],
      ['Rams @ Bears'],
      ['Rams', '+110'],
      ['Bears', '+110Nov 25'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'Jets' })).toBeDefined();
  });

  it('a price that can be taken leads to its book', () => {
    const [first, ...rest] = table.rows;
    const cells = first!.cells.map((cell, at) =>
      at === 2 ? { ...cell, link: { url: 'https://book.example/bet', book: 'DraftKings' } } : cell,
    );
    show({ ...table, rows: [{ ...first, cells }, ...rest] });
    // Below its price for phones, in a column of its own for the others.
    const links = screen.getAllByRole('link', { name: /^Open at DraftKings/ });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.getAttribute('href')).toBe('https://book.example/bet');
      expect(link.getAttribute('rel')).toBe('noopener nofollow noreferrer');
    }
  });

  it('prices are told in the format that is set now', () => {
    render(
      <ReaderContext value={{ oddsFormat: 'decimal' }}>
        <Answer answer={answerOf(table, verdict)} />
      </ReaderContext>,
    );
    expect(rowsOf(table.caption)[1]?.slice(1, 4)).toEqual(['−2.51.95DraftKings', 'DraftKings', '1.89']);
    expect(rowsOf(`What ${verdict.bet} is worth at each price`)[1]).toEqual([
      'Yours 2.00pass: no edge, nothing staked',
      '47.0%',
      '2.13',
      '−6.0%',
    ]);
  });

  it('a verdict judges the stated price first, beside the best, with the fair chance', () => {
    show(verdict);
    const card = region('Kansas City Chiefs −5.5');
    expect(rowsOf(`What ${verdict.bet} is worth at each price`)).toEqual([
      ['Price', 'Wins', 'Fair', 'Expected value'],
      ['Yours +100pass: no edge, nothing staked', '47.0%', '+113', '−6.0%'],
      ['Best there is: BetRivers +104pass: no edge', '47.0%', '+113', '−4.1%'],
    ]);
    expect(card.getByText('Risk').parentElement?.textContent).toBe('RiskDak Prescott is questionable.');
    expect(card.getByText(/Thu.*4:30 PM ET/)).toBeDefined();
  });

  it('tells what a stated bet comes to by $100, where the answer has it', () => {
    const perHundred = { key: 'perHundred', label: 'Per $100', value: -600, unit: 'cents', text: '-$6.00' } as const;
    show({ ...verdict, prices: verdict.prices.slice(0, 1).map((price) => ({ ...price, perHundred })) });
    const rows = rowsOf(`What ${verdict.bet} is worth at each price`);
    expect([rows[0]?.[3], rows[1]?.[3]]).toEqual(['Per $100', '−$6.00']);
  });

  it('shows the chance that a price is valued with, over what the books say', () => {
    const chance = { key: 'counted', label: 'Valued at', value: 0.462, unit: 'chance', text: '46.2%' } as const;
    show({ ...verdict, prices: verdict.prices.slice(0, 1).map((price) => ({ ...price, chance })) });
    const [, row] = rowsOf(`What ${verdict.bet} is worth at each price`);
    expect(row?.slice(0, 2)).toEqual([
      'Yours +100pass: no edge, nothing stakedvalued at 46.2% to win',
      '46.2%books say 47.0%',
    ]);
  });

  it('a sum shows what went in, what came out and how', () => {
    show(calculation);
    const card = region('Hedge');
    const figure = (name: string) => card.getByText(name).nextSibling?.textContent;
    expect([figure('Your bet'), figure('at'), figure('Even hedge')]).toEqual(['$40.00', '+450 (5.50)', '$124.35']);
    expect(card.getByText('How').parentElement?.textContent).toBe(`How${calculation.formula}`);
    expect(card.getByText('Assumed')).toBeDefined();
    expect(screen.getByText('Free. A sum, not a tip.')).toBeDefined();
  });

  it('a movement is told in words and as a table for those who do not see it', () => {
    show(series);
    expect(region('Buffalo Bills −2.5 at DraftKings').getByText(/^DraftKings went from −112 to −105/)).toBeDefined();
    expect(rowsOf(`Every recorded price of ${series.title}`)).toEqual([
      ['Seen', 'Line', 'Odds'],
      ['Nov 20, 7:00 AM', '-2.5', '−112'],
      ['Nov 21, 4:00 AM', '-2.5', '−108'],
      ['Nov 22, 10:00 AM', '-2.5', '−105'],
    ]);
  });

  it('a fact has its source, its age and what it does', () => {
    show(facts);
    const card = region(facts.title);
    expect(card.getByText('Left tackle: out.')).toBeDefined();
    expect(card.getByText('Not modelled; the market may hold it.')).toBeDefined();
    expect(card.getByRole('link', { name: /^Injury report/ }).getAttribute('href')).toBe(
      'https://example.com/injuries',
    );
  });

  it('a choice sends its words, and none while an answer is being made', async () => {
    const send = vi.fn();
    const answer = answerOf(choices);
    const at = (isBusy: boolean) => (
      <AskContext value={{ send, isBusy }}>
        <Answer answer={answer} />
      </AskContext>
    );
    const { rerender } = render(at(false));
    const group = within(screen.getByRole('group', { name: choices.question }));
    await userEvent.click(group.getByRole('button', { name: 'Winnipeg Jets, tonight' }));
    expect(send.mock.calls).toEqual([['Winnipeg Jets, tonight']]);
    rerender(at(true));
    await userEvent.click(group.getByRole('button', { name: 'New York Jets, Sunday' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Which do you mean: Jets +7 or Jets +7.5?', ['Jets +7', 'Jets +7.5'], 'Which do you mean?'],
    ['One of these instead: A, B or C?', ['A', 'B', 'C'], 'One of these instead?'],
    ['Which do you mean: Hedge A or Hedge B?', ['Hedge A?', 'Hedge B?'], 'Which do you mean?'],
    ['Which Jets: New York on Sunday, or Winnipeg?', ['New York', 'Winnipeg'], null],
    ['Do you mean A or B?', ['A', 'B'], null],
  ])('a question is not said again by its buttons: %s', (question, words, asked) => {
    show({ ...choices, question, choices: words.map((one) => ({ words: one })) });
    expect(screen.getByRole('group', { name: asked ?? question })).toBeDefined();
  });

  it('choices are words where nothing can be asked', () => {
    show(choices);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Winnipeg Jets, tonight')).toBeDefined();
  });

  it('picks and a parlay stand where the blocks name them, and the summary only where no words lead', () => {
    const { blocks: _, ...kept } = KEPT_ANSWERS['with blocks beside it'] as { blocks: unknown };
    const parts = [SAMPLE_BLOCKS.parlay, table, SAMPLE_BLOCKS.picks];
    const whole = (...blocks: unknown[]) => upgradeContent(JSON.stringify({ ...kept, blocks }));
    const { container, rerender } = render(<Answer answer={whole(...parts)} />);
    expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent?.slice(0, 12))).toEqual([
      'Parlay of 2',
      'Best prices ',
      'Dolphins ML',
      'Bills −2.5',
    ]);
    expect(screen.getByText('One bet stands out.')).toBeDefined();
    rerender(<Answer answer={whole(text, ...parts)} />);
    expect(screen.queryByText('One bet stands out.')).toBeNull();
  });
});

const ENUMS = new Set(['kind', 'unit', 'verdict', 'mark', 'tone', 'at', 'observedAt', 'startsAt', 'evidenceIds']);

/** The same block with every text of it replaced. */
const withTexts = (block: Block, words: string): unknown =>
  JSON.parse(JSON.stringify(block), function (this: unknown, key, value: unknown) {
    return typeof value === 'string' && !ENUMS.has(key) && !Array.isArray(this) ? words : value;
  });

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>javascript:alert(1)\u202e[1] [99] \u0000';

describe('a block with strange content', () => {
  it.each(WORDED)('shows hostile texts as texts: $kind', (block) => {
    const { container } = show(withTexts(block, block.kind === 'choices' ? `${HOSTILE}?` : HOSTILE));
    expect(container.querySelector('img, script, a')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
  });

  it.each(WORDED)('shows very long texts: $kind', (block) => {
    const long = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(40)}?`;
    const { container } = show(withTexts(block, long));
    expect(container.textContent).toContain(long);
  });

  it.each(WORDED)('is drawn without a word: $kind', (block) => {
    const { container } = show(block.kind === 'choices' ? block : withTexts(block, ''));
    expect(container.firstElementChild).not.toBeNull();
  });

  it('says that a table has no rows', () => {
    show({ ...table, rows: [], total: null });
    expect(region(table.caption).getByText('None.')).toBeDefined();
  });

  it('shows nothing of a kind that is not known, and says so only where nothing is left', () => {
    const { unmount } = show({ kind: 'hologram', beams: 3 }, text);
    expect(screen.queryByText(/Please reload it/)).toBeNull();
    expect(screen.getByText(/^Neither\./)).toBeDefined();
    unmount();
    render(<Answer answer={upgradeContent(JSON.stringify({ version: 9, blocks: [{ kind: 'hologram' }] }))} />);
    expect(screen.getByText('This page is too old for this answer. Please reload it.')).toBeDefined();
  });
});

describe('an answer of blocks that leaves the page', () => {
  const answer = answerOf(...WORDED.map((block) => (block === verdict ? { ...verdict, startsAt: null } : block)));

  it('is copied whole, its tables row by row', () => {
    expect(answerText(answer, READER)).toMatchInlineSnapshot(`
      "Neither. If you must, -6 at +108 loses you less [1].
      [1] Pinnacle: Chiefs -6 at +121

      Best prices on the moneyline, Miami Dolphins @ Buffalo Bills
      Bet | Best price | Book | Fair | Per $100 | Age
      Buffalo Bills (Miami Dolphins @ Buffalo Bills) | -2.5 -105 | DraftKings | -113 | +$3.60 | 40 s
      Miami Dolphins (reference only) | +2.5 -110 | Pinnacle | +113 | -$10.20 | 12 min
      2 of 16 prices
      No book here quotes -6; its chances come from the 5.5 and 6.5 lines of five books.

      Kansas City Chiefs -5.5
      Kansas City Chiefs @ Dallas Cowboys
      Yours +100: PASS, expected value -6.0%, no edge, nothing staked
      BetRivers +104: PASS, expected value -4.1%, no edge
      Chance to win 47.0%, Fair price +113
      Eight books agree within half a point [1].
      Risk: Dak Prescott is questionable.
      [1] Pinnacle: Chiefs -5.5 at +112 https://example.com/pinnacle

      Hedge
      Your bet $40.00, at +450 (5.50)
      Even hedge $124.35, If it loses $55.65
      How: Hedge = what the bet returns / decimal odds of the other side.
      Assumed: The even hedge, because no share was named.
      Half a cent is rounded down.
      Free. A sum, not a tip.

      Buffalo Bills -2.5 at DraftKings
      DraftKings went from -112 to -105 since Friday [1].
      Nov 20, 7:00 AM: -2.5 at -112
      Nov 21, 4:00 AM: -2.5 at -108
      Nov 22, 10:00 AM: -2.5 at -105
      [1] Pinnacle: Chiefs -5.5 at +112 https://example.com/pinnacle

      What is known of Miami Dolphins @ Buffalo Bills
      Left tackle: out. Not modelled; the market may hold it. (Injury report https://example.com/injuries, seen Nov 22, 10:00 AM)

      Which Jets: New York Jets on Sunday, or Winnipeg Jets tonight?
      - New York Jets, Sunday
      - Winnipeg Jets, tonight

      Information, not advice. 21+."
    `);
  });

  it('is Markdown with tables', () => {
    expect(answerMarkdown(answerOf(table, choices), READER)).toMatchInlineSnapshot(`
      "### Best prices on the moneyline, Miami Dolphins @ Buffalo Bills

      | Bet | Best price | Book | Fair | Per $100 | Age |
      | --- | --- | --- | --- | --- | --- |
      | Buffalo Bills (Miami Dolphins @ Buffalo Bills) | \\-2.5 -105 | DraftKings | -113 | \\+$3.60 | 40 s |
      | Miami Dolphins (reference only) | \\+2.5 -110 | Pinnacle | \\+113 | -$10.20 | 12 min |

      2 of 16 prices

      No book here quotes -6; its chances come from the 5.5 and 6.5 lines of five books.

      Which Jets: New York Jets on Sunday, or Winnipeg Jets tonight?  
      \\- New York Jets, Sunday  
      \\- Winnipeg Jets, tonight

      Information, not advice. 21+."
    `);
  });

  it('breaks out of no cell and no line of Markdown', () => {
    const bad = withTexts(table, 'a | b\n# c <b>');
    expect(answerMarkdown(answerOf(bad), READER).split('\n').slice(2, 5)).toMatchInlineSnapshot(`
      [
        "",
        "| a \\| b # c \\<b\\> | a \\| b # c \\<b\\> | a \\| b # c \\<b\\> | a \\| b # c \\<b\\> | a \\| b # c \\<b\\> | a \\| b # c \\<b\\> |",
        "| --- | --- | --- | --- | --- | --- |",
      ]
    `);
  });
});

describe('an answer that is told in a line', () => {
  it('says what it begins with and what stands in it', () => {
    expect(spokenAnswer(answerOf(text, table, choices))).toBe(
      `Neither. If you must, -6 at +108 loses you less. Table: ${table.caption}. ${choices.question}`,
    );
    expect(spokenAnswer(answerOf(verdict))).toBe('Kansas City Chiefs -5.5: Yours pass, BetRivers pass.');
    expect(spokenAnswer(upgradeContent('Good day.'))).toBeUndefined();
  });
});
