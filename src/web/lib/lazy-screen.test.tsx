import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const show = (children: ReactNode) => render(<Suspense fallback={<p>placeholder</p>}>{children}</Suspense>);

afterEach(cleanup);

describe('a screen whose code comes late', () => {
  it('shows at once where its code was asked for before, and asks once', async () => {
    let calls = 0;
    const { Screen, preload } = lazyScreen(async () => {
      calls += 1;
      return Words;
    });
    await act(async () => preload());
    preload();
    show(<Screen text="chat" />);
    expect(screen.getByText('chat')).toBeTruthy();
    expect(calls).toBe(1);
  });

  it('shows its placeholder where it was not', async () => {
    const { Screen } = lazyScreen(async () => Words);
    show(<Screen text="chat" />);
    expect(screen.getByText('placeholder')).toBeTruthy();
    expect(await screen.findByText('chat')).toBeTruthy();
  });
});
