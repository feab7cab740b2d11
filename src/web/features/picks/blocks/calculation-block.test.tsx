// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalculationReply } from '#contract/calculators/reply.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { SAMPLE_BLOCKS } from '#contract/test-blocks.ts';
import { ReaderContext } from '../../../lib/reader.ts';
import { answerFetchWith, jsonResponse } from '../../../lib/test-fetch.ts';
import { Answer } from '../answer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { calculation, text } = SAMPLE_BLOCKS;
const asked = { kind: 'hedge', stakeCents: 4000, price: '+450', otherPrice: '-130' };
const LEAD = 'Bet $124.35 on the other side: $55.65 is yours either way.';
const ANEW = 'Bet $155.43 on the other side: $69.57 is yours either way.';
const reply: CalculationReply = {
  ok: true,
  assumed: [],
  data: {
    kind: 'hedge',
    title: 'Hedge',
    answer: ANEW,
    inputs: [],
    figures: [{ key: 'hedgeCents', label: 'Even hedge', value: 15_543, unit: 'cents', text: '$155.43' }],
    formula: calculation.formula,
    notes: [],
  },
};

const show = (...blocks: unknown[]) =>
  render(
    <ReaderContext value={{ oddsFormat: 'american', timeZone: 'America/New_York' }}>
      <Answer answer={upgradeContent(JSON.stringify({ blocks, evidence: [] }))} />
    </ReaderContext>,
  );

async function writeStake(stake: string) {
  fireEvent.input(screen.getByLabelText('Your bet'), { target: { value: stake } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  await act(async () => void (await import('./recalculate.ts')));
}

it('says in its first sentence what comes of what is written now', async () => {
  answerFetchWith(() => jsonResponse(200, reply));
  show({ ...text, text: LEAD, evidenceIds: [] }, { ...calculation, asked });
  expect(screen.getByText(LEAD)).toBeTruthy();
  await writeStake('50');
  expect(await vi.waitFor(() => screen.getByText(ANEW))).toBeTruthy();
  expect(screen.queryByText(LEAD)).toBeNull();
});

it('leaves words alone that are about more than one sum', async () => {
  answerFetchWith(() => jsonResponse(200, reply));
  show(
    { ...text, text: LEAD, evidenceIds: [] },
    { ...calculation, asked },
    { ...text, text: 'And more.', evidenceIds: [] },
  );
  await writeStake('50');
  expect(await vi.waitFor(() => screen.getByText(ANEW))).toBeTruthy();
  expect(screen.getByText(LEAD)).toBeTruthy();
});
