import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MeasuredRecord } from '#contract/page.ts';
import { pageData } from '../lib/test-page-data.ts';
import { ExploreScreen } from './explore/explore-screen.tsx';
import { LandingScreen } from './landing/landing-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

afterEach(cleanup);

const SCREENS = [
  ['the landing page', LandingScreen],
  ['/explore', ExploreScreen],
  ['sign-in', SignInScreen],
] as const;

it.each(SCREENS)('%s says what was measured beside the claim, and claims nothing of few picks', (_name, Screen) => {
  const show = (record?: MeasuredRecord): string => {
    cleanup();
    const data = pageData('/', record && { record });
    return render(<Screen data={data} navigate={() => undefined} />).container.textContent ?? '';
  };
  expect(show()).not.toContain('Measured');
  expect(show({ kind: 'live', graded: 41, winRate: null })).toMatch(
    /goal, not a result\. Measured: not enough picks yet \(41 of 100 graded\)\./,
  );
  expect(show({ kind: 'live', graded: 1204, winRate: null })).toContain('not enough days yet (1,204 graded picks)');
  const winRate = { value: 0.541, low: 0.502, high: 0.58 };
  expect(show({ kind: 'live', graded: 1204, winRate })).toContain(
    'Measured: 54.1% won, 95% range 50.2% to 58.0%, over 1,204 graded picks.',
  );
  expect(show({ kind: 'demo', graded: 1204, winRate })).toContain('Measured on demo odds: 54.1% won');
});
