// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { DEFAULT_READER } from '../../lib/reader.ts';
import { Answer } from './answer.tsx';
import { answerMarkdown, answerText } from './answer-text.ts';
import { testPick } from './test-pick.ts';

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
  [
    { pick: 'A', totalPicks: 3, processingTime: '12 s', dataSource: 'some model' },
    /^3 picks · Written by some model · in 12 s$/,
  ],
  [{ pick: 'A', totalPicks: 1 }, /^1 pick$/],
  [{ pick: 'A', processingTime: '12 s' }, /^answered in 12 s$/],
])('says of %j how many picks it holds, who wrote it and how long it took', (content, line) => {
  show(content);
  expect(screen.getByText(line)).toBeDefined();
});

it('copies what is said without a pick', () => {
  const content = upgradeContent(JSON.stringify({ game: 'A @ B', riskFactor: 'Rain.', sources: ['Radar'] }));
  expect(answerText(content, DEFAULT_READER)).toContain('A @ B\nRisk: Rain.\n[1] Radar');
  expect(answerMarkdown(content, DEFAULT_READER)).toContain('### Analysis\n\n- A @ B\n- Risk: Rain.');
});
