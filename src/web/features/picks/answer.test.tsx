// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { DEFAULT_READER } from '../../lib/reader.ts';
import { Answer } from './answer.tsx';
import { answerMarkdown, answerText } from './answer-text.ts';
import { AskContext } from './blocks/ask-context.ts';
import { FollowUps } from './follow-ups.tsx';
import { testAnalysis, testPick } from './test-pick.ts';

afterEach(cleanup);

it('shows three picks in full and folds what follows', () => {
  const picks = [1, 2, 3, 4, 5].map((number) => testPick({ id: `pick-${number}`, pick: `Bills +${number}.5` }));
  render(<Answer answer={{ version: 1, picks, blocks: [{ kind: 'picks', picks }] }} />);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByRole('button', { name: 'Show the numbers' })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Open Bills/ }).map((button) => button.ariaLabel)).toEqual([
    'Open Bills +4.5',
    'Open Bills +5.5',
  ]);
});

const show = (value: unknown) => render(<Answer answer={upgradeContent(JSON.stringify(value))} />);

it('shows an analysis without a pick by its words, with marks that lead to its sources', async () => {
  show({ mainBet: { sport: 'NHL', game: 'Kings @ Sharks', analysis: 'A coin flip [1].' }, sources: ['Ice report'] });
  const words = within(screen.getByRole('region', { name: 'Analysis' }));
  expect(words.getByText('Kings @ Sharks')).toBeDefined();
  await userEvent.click(words.getByRole('button', { name: 'Source 1: Ice report' }));
  expect(document.activeElement?.textContent).toContain('Ice report');
  expect(screen.queryByRole('article')).toBeNull();
});

it.each([
  [{ pick: 'A', totalPicks: 3, processingTime: '12 s', dataSource: 'some model' }, '3 picks · Written by some model'],
  [{ pick: 'A', totalPicks: 1 }, '1 pick'],
  [{ pick: 'A', processingTime: '12 s' }, undefined],
])('says of %j how many picks it holds and who wrote it, and not how long it took', (content, line) => {
  show(content);
  expect(screen.queryByRole('contentinfo')?.textContent ?? document.querySelector('footer')?.textContent).toBe(line);
});

it('copies what is said without a pick', () => {
  const content = upgradeContent(JSON.stringify({ game: 'A @ B', riskFactor: 'Rain.', sources: ['Radar'] }));
  expect(answerText(content, DEFAULT_READER)).toContain('A @ B\nRisk: Rain.\n[1] Radar');
  expect(answerMarkdown(content, DEFAULT_READER)).toContain('### Analysis\n\n- A @ B\n- Risk: Rain.');
});

it('puts a parlay first, at its book, with its legs as lines that open', async () => {
  const legs = ['Bills +2.5', 'Over 47.5'].map((pick, at) => testPick({ id: `leg-${at}`, pick }));
  const other = testPick({ id: 'other', pick: 'Chiefs moneyline' });
  const returns = { key: 'returns', label: '$10 pays', value: 3600, unit: 'cents', text: '$36.00' };
  const parlay = { legs: legs.map(({ pick, game }) => `${pick} (${game}) -105 at Northline`), totalOdds: '+260' };
  const joined = { ...parlay, book: 'Northline', jointProbability: 0.28, fairJointOdds: '+257', returns, sources: [] };
  show({ mainBet: legs[0], additionalBets: [legs[1], other], parlay: joined });
  const [first, ...rest] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('Parlay of 2at Northline');
  expect(rest.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Bills +2.5',
    'Over 47.5',
    'Chiefs moneyline',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Open Over 47.5' }));
  expect(within(first as HTMLElement).getByText('Fair price')).toBeDefined();
});

const NOTED = '2026-11-20T12:00:00.000Z';

it('asks who is out only where an injury report stands behind the pick', () => {
  const answer = upgradeContent(JSON.stringify(testAnalysis({ mainBet: testPick({ sources: [] }) })));
  render(
    <AskContext value={{ send: vi.fn(), isBusy: false }}>
      <FollowUps answer={answer} />
    </AskContext>,
  );
  expect(screen.queryByText(/Who is out/)).toBeNull();
});

it('offers what can be asked next, at most three, where something can be asked', async () => {
  const send = vi.fn();
  const report = { id: 's9', name: 'League injury report', text: 'Chiefs listed 2 out.', observedAt: NOTED };
  const first = testPick();
  const mainBet = { ...first, sources: [...first.sources, report] };
  const answer = upgradeContent(JSON.stringify(testAnalysis({ mainBet, additionalBets: [testPick({ id: 'two' })] })));
  const { rerender } = render(<FollowUps answer={answer} />);
  expect(screen.queryByRole('list', { name: 'Ask next' })).toBeNull();
  rerender(
    <AskContext value={{ send, isBusy: false }}>
      <FollowUps answer={answer} />
    </AskContext>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Which is weakest?',
    'How did the price of Bills +2.5 move?',
    'Who is out in Bills @ Chiefs?',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Which is weakest?' }));
  expect(send).toHaveBeenCalledWith('Which is weakest?');
});
