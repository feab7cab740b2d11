// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlainWords } from './plain-words.tsx';

afterEach(cleanup);

it.each([
  [
    'In your profile, under Limits: /profile?tab=limits. Books offer both.',
    'In your profile, under Limits. Books offer both.',
  ],
  ['Under Limits (/profile?tab=limits), you can stop.', 'Under Limits, you can stop.'],
])('leads to the limits by their name: %s', (text, shown) => {
  const { container } = render(<PlainWords text={text} />);
  expect(container.textContent).toBe(shown);
  expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/profile?tab=limits');
});

it('keeps a telephone number on one line, and leaves all other words as they were written', () => {
  const text = 'Call 1-800-522-4700.\nThe Limits are yours: /profile, 3-4-5.';
  const { container } = render(<PlainWords text={text} />);
  expect(container.textContent).toBe(text);
  expect(screen.getByText('1-800-522-4700').className).toBe('whitespace-nowrap');
  expect(screen.queryByRole('link')).toBeNull();
});
