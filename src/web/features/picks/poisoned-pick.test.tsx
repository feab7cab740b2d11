// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PickCard } from './pick-card.tsx';
import { testPick } from './test-pick.ts';

afterEach(cleanup);

const BAD =
  '<img src=x onerror=alert(1)> <a href="https://evil.example">a</a> ![b](https://evil.example/p) javascript:alert(1) [7]';
const URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'x',
  'https://example.com/report',
];

describe('a pick whose every text was written by somebody hostile', () => {
  it('brings no link but a source of the web, no picture and no script', async () => {
    const sources = URLS.map((url, at) => ({ ...testPick().sources[0], id: `e${at}`, name: BAD, text: BAD, url }));
    const words = { analysis: BAD, keyFactor: BAD, riskFactor: BAD, valueExplanation: BAD, reasoning: BAD };
    const observedAt = new Date(0).toISOString();
    const pick = testPick({ ...words, sources: sources.map((source) => ({ ...source, observedAt })) });
    const { container } = render(<PickCard pick={pick} />);
    await userEvent.click(screen.getByRole('button', { name: `Sources (${URLS.length})` }));
    const [link, ...more] = screen.getAllByRole('link');
    expect(more).toEqual([]);
    expect(link?.getAttribute('href')).toBe('https://example.com/report');
    // Where it leads learns neither our page nor gets a hand on it.
    expect(link?.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
    expect(container.querySelectorAll('img, script, iframe, object, form')).toHaveLength(0);
    expect(container.textContent).toContain('<img src=x');
  });
});
