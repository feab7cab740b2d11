// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { Refusal } from './answer-run.ts';
import { WaysOn } from './ways-on.tsx';

const QUESTION = 'Best NFL bets today?';
const onAskRegular = vi.fn();

function waysFrom(mode: AnalysisMode, refusal?: Refusal): string[] {
  const send = { key: 'a-key', draft: { message: QUESTION, mode } };
  render(<WaysOn failed={{ send, reason: 'Because.', refusal }} onAskRegular={onAskRegular} />);
  return [...document.querySelectorAll('a, button')].map(
    (way) => `${way.textContent}${way instanceof HTMLAnchorElement ? ` ${way.getAttribute('href')}` : ''}`,
  );
}

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
    ['Pro over a limit', 'pro', { code: 'limit_reached' }, ['Ask in Regular', 'Change Limit /profile?tab=limits']],
    ['Regular over a limit', 'regular', { code: 'limit_reached' }, ['Change Limit /profile?tab=limits']],
  ])('%s', (_, mode, refusal, ways) => {
    expect(waysFrom(mode, refusal)).toEqual(ways);
  });

  it('are none where it can only be tried again', () => {
    expect(waysFrom('pro')).toEqual([]);
  });

  it('ask the same question in Regular', async () => {
    waysFrom('pro', { code: 'limit_reached' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask in Regular' }));
    expect(onAskRegular).toHaveBeenCalledExactlyOnceWith(QUESTION);
  });
});
