import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalculationReply, WorkedInputs } from '#contract/calculators/reply.ts';
import { answerFetchWith, jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { ToolsScreen } from './tools-screen.tsx';

const replyOf = (text: string): CalculationReply => ({
  ok: true,
  assumed: ['Quarter Kelly, because no fraction was named.'],
  data: {
    kind: 'kelly',
    title: 'Kelly stake',
    answer: `Quarter Kelly stakes ${text} of the bankroll.`,
    inputs: [],
    figures: [
      { key: 'stake', label: 'Quarter Kelly', value: 0.02, unit: 'rate', text },
      { key: 'full', label: 'Full Kelly', value: 0.08, unit: 'rate', text: '8.36%' },
      { key: 'edge', label: 'Expected value', value: -0.02, unit: 'rate', text: '-2.0%' },
    ],
    formula: 'Kelly = expected value / (decimal odds - 1).',
    notes: [],
  },
});

const WORKED: WorkedInputs = { texts: { price: '+110', chance: '52' }, reply: replyOf('2.09%') };

const openTool = (path: string, worked?: WorkedInputs) => {
  window.history.replaceState(null, '', path);
  render(<ToolsScreen data={{ ...pageData(path.split('?')[0] ?? path), ...(worked && { worked }) }} />);
};
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const afterAPause = () => act(() => vi.advanceTimersByTimeAsync(300));
const result = () => screen.getByRole('region', { name: 'Result' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows what the page was sent with, and asks for nothing', async () => {
  const calls = answerFetchWith(networkFailure);
  openTool('/tools/kelly?price=%2B110&chance=52', WORKED);
  await afterAPause();
  expect(within(result()).getByText('2.09%')).toBeTruthy();
  expect(within(result()).getByText('−2.0%')).toBeTruthy();
  expect(within(result()).getByText('Quarter Kelly, because no fraction was named.')).toBeTruthy();
  expect(screen.getByText('Kelly = expected value / (decimal odds - 1).')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('works out what was typed before its scripts came', async () => {
  const calls = answerFetchWith(() => jsonResponse(200, replyOf('3.52%')));
  window.history.replaceState(null, '', '/tools/kelly?price=%2B110&chance=52');
  const page = <ToolsScreen data={{ ...pageData('/tools/kelly'), worked: WORKED }} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('Chance to win').value = '55';
  render(page, { container, hydrate: true });
  await afterAPause();
  expect(calls).toHaveLength(1);
  expect(window.location.search).toContain('chance=55');
  expect(within(result()).getByText('3.52%')).toBeTruthy();
});

it('works out what is typed once the typing rests, and keeps it in the address', async () => {
  const calls = answerFetchWith(() => jsonResponse(200, replyOf('4.00%')));
  openTool('/tools/kelly', WORKED);
  type('Chance to win', '5');
  type('Chance to win', '55');
  expect(result().getAttribute('aria-busy')).toBe('true');
  await afterAPause();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/desk/calculate', { calc: { kind: 'kelly', price: '+110', chance: 0.55 } }],
  ]);
  expect(within(result()).getByText('4.00%')).toBeTruthy();
  expect(window.location.search).toBe('?price=%2B110&chance=55');
});

it('asks what the address says where the page came with nothing', async () => {
  const calls = answerFetchWith(() => jsonResponse(200, replyOf('4.00%')));
  openTool('/tools/no-vig?prices=-110,%2B105');
  await afterAPause();
  expect(calls[0]?.body).toEqual({ calc: { kind: 'no_vig', prices: ['-110', '+105'] } });
});

it('says at the field what cannot be read', async () => {
  answerFetchWith(() =>
    jsonResponse(400, {
      message: 'calc.chance must be a probability from 0 to 1',
      code: 'invalid_input',
      field: 'calc.chance',
    }),
  );
  openTool('/tools/kelly', WORKED);
  type('Chance to win', '500');
  await afterAPause();
  const field = screen.getByLabelText('Chance to win');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Chance to win must be a percent, such as 55.');
  const old = within(result()).getByText('2.09%');
  expect(within(result()).getByText(/^The last result/)).toBeTruthy();
  expect(old.closest('.opacity-55')).not.toBeNull();
  expect(screen.getByRole('button', { name: /Copy/ })).toBeTruthy();
});

it('shows each end of a hedge as large as the stake, and in the colour of what it leaves', () => {
  const cents = (key: string, value: number, text: string) => ({
    key,
    label: key,
    value,
    unit: 'cents' as const,
    text,
  });
  const reply = replyOf('2.09%');
  if (!reply.ok) throw new Error('a result is needed');
  const figures = [
    cents('hedgeCents', 30000, '$300.00'),
    cents('ifOpenWins', 10000, '$100.00'),
    cents('ifHedgeWins', -5000, '-$50.00'),
    cents('breakEvenCents', 12000, '$120.00'),
  ];
  openTool('/tools/hedge', { texts: {}, reply: { ...reply, data: { ...reply.data, figures } } });
  const classesOf = (text: string) => within(result()).getByText(text).className;
  expect(classesOf('$100.00')).toBe(`${classesOf('$300.00')} text-edge`);
  expect(classesOf('−$50.00')).toBe(`${classesOf('$300.00')} text-red`);
  expect(classesOf('$120.00')).not.toContain('text-pick');
});

it('keeps the inputs where the server is not reached, and tries again', async () => {
  let isDown = true;
  answerFetchWith(() => (isDown ? networkFailure() : jsonResponse(200, replyOf('4.00%'))));
  openTool('/tools/kelly', WORKED);
  type('Chance to win', '55');
  await afterAPause();
  expect(screen.getByRole('alert').textContent).toContain('Your inputs are kept.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await afterAPause();
  expect(within(result()).getByText('4.00%')).toBeTruthy();
});

it('says nothing of what was typed before once the server is not reached', async () => {
  const refusal = {
    message: 'calc.chance must be a probability from 0 to 1',
    code: 'invalid_input',
    field: 'calc.chance',
  };
  let isDown = false;
  answerFetchWith(() => (isDown ? networkFailure() : jsonResponse(400, refusal)));
  openTool('/tools/kelly', WORKED);
  type('Chance to win', '500');
  await afterAPause();
  expect(screen.getByLabelText('Chance to win').getAttribute('aria-invalid')).toBe('true');
  isDown = true;
  type('Chance to win', '55');
  await afterAPause();
  expect(screen.getByRole('alert').textContent).toContain('Your inputs are kept.');
  expect(screen.getByLabelText('Chance to win').getAttribute('aria-invalid')).not.toBe('true');
});

it('adds and removes the rows of a list', async () => {
  const calls = answerFetchWith(() => jsonResponse(200, replyOf('4.00%')));
  openTool('/tools/parlay?prices=-110,-120&chances=50,51', {
    texts: { prices: '-110,-120', chances: '50,51' },
    reply: replyOf('1.00%'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  await afterAPause();
  expect(calls).toEqual([]);
  type('Price 3', '+150');
  type('Chance 3', '40');
  await afterAPause();
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  await afterAPause();
  expect(calls.map(({ body }) => body)).toEqual([
    { calc: { kind: 'parlay', prices: ['-110', '-120', '+150'], chances: [0.5, 0.51, 0.4] } },
    { calc: { kind: 'parlay', prices: ['-120', '+150'], chances: [0.51, 0.4] } },
  ]);
});

it('lists all calculators, each with an address of its own', () => {
  openTool('/tools');
  expect(screen.getByRole('link', { name: /^Free bet/ }).getAttribute('href')).toBe('/tools/free-bet');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(22);
});
