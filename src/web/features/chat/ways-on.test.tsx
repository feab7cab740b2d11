// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisMode } from '#contract/analysis.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { answerFetchWith, jsonResponse } from '../../lib/test-fetch.ts';
import type { Refusal } from './answer-run.ts';
import { WaysOn } from './ways-on.tsx';

const QUESTION = 'Best NFL bets today?';
const onAskRegular = vi.fn();

function waysFrom(mode: AnalysisMode, refusal?: Refusal): string[] {
  const send = { key: 'a-key', draft: { message: QUESTION, mode } };
  render(
    <QueryClientProvider client={client}>
      <WaysOn failed={{ send, reason: 'Because.', refusal }} onAskRegular={onAskRegular} />
    </QueryClientProvider>,
  );
  return [...document.querySelectorAll('a, button')].map(
    (way) => `${way.textContent}${way instanceof HTMLAnchorElement ? ` ${way.getAttribute('href')}` : ''}`,
  );
}

const limitsWith = (day: { amount: number; used: number }) =>
  jsonResponse(200, {
    limits: [
      { unit: 'tokens', window: 'day', pendingAmount: null, pendingFrom: null, ...day },
      { unit: 'money', window: 'day', amount: 0, used: 5, pendingAmount: null, pendingFrom: null },
    ],
    exclusion: null,
  });

let client: QueryClient;

beforeEach(() => {
  client = createQueryClient();
  answerFetchWith(() => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  onAskRegular.mockClear();
  vi.unstubAllGlobals();
});

describe('the ways on from a question that was refused', () => {
  it.each<[string, AnalysisMode, Refusal, string[]]>([
    [
      'Pro with tokens for Regular',
      'pro',
      { code: 'insufficient_tokens', balance: 1 },
      ['Ask in Regular', 'Get Tokens /pricing'],
    ],
    ['Pro without any', 'pro', { code: 'insufficient_tokens', balance: 0 }, ['Get Tokens /pricing']],
    ['Pro with nobody knows how many', 'pro', { code: 'insufficient_tokens' }, ['Get Tokens /pricing']],
    ['Regular', 'regular', { code: 'insufficient_tokens', balance: 0 }, ['Get Tokens /pricing']],
    [
      'tokens that wait for a confirmed address',
      'regular',
      { code: 'insufficient_tokens', balance: 0, topUp: '/profile', topUpLabel: 'Confirm Address' },
      ['Confirm Address /profile'],
    ],
    ['Pro over a limit', 'pro', { code: 'limit_reached' }, ['Change Limit /profile?tab=limits']],
    ['Regular over a limit', 'regular', { code: 'limit_reached' }, ['Change Limit /profile?tab=limits']],
  ])('%s', (_, mode, refusal, ways) => {
    expect(waysFrom(mode, refusal)).toEqual(ways);
  });

  it('are none where it can only be tried again', () => {
    expect(waysFrom('pro')).toEqual([]);
  });

  it('ask the same question in Regular, where the limit has room for that', async () => {
    answerFetchWith(() => limitsWith({ amount: 5, used: 4 }));
    waysFrom('pro', { code: 'limit_reached' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask in Regular' }));
    expect(onAskRegular).toHaveBeenCalledExactlyOnceWith(QUESTION);
  });

  it('leave Regular out once the limit has no room for that either', async () => {
    let used = 4;
    answerFetchWith(() => limitsWith({ amount: 5, used }));
    waysFrom('pro', { code: 'limit_reached' });
    await screen.findByRole('button', { name: 'Ask in Regular' });
    used = 5;
    await client.invalidateQueries();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Ask in Regular' })).toBeNull());
  });
});
