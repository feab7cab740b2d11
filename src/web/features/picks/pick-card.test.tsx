// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PickCard } from './pick-card.tsx';
import { testPick } from './test-pick.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const card = () => screen.getByRole('article');

describe('PickCard', () => {
  it('reads in three seconds: game, bet, price, how far it holds, edge', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    render(<PickCard pick={testPick()} />);
    const text = card().textContent;
    for (const part of [
      '🏈',
      'NFL',
      'Bills @ Chiefs',
      'Bills +2.5',
      '−105',
      'at Northline',
      '40 s ago',
      'good to −112',
      'edge +3.6%',
    ])
      expect(text).toContain(part);
    expect(text).toContain('−113');
    expect(text).toContain('you need 51.2%');
    expect(text).toContain('fair 53.1%');
    expect(text).toContain('2 of 4, 1 sharp');
    expect(text).toContain('1.5 u');
  });

  it('leads to the bet at its book, which does not learn where from', () => {
    render(<PickCard pick={testPick({ link: 'https://northline.example/bet?outcome=7' })} />);
    const link = screen.getByRole('link', { name: /^Open at Northline/ });
    expect(link.getAttribute('href')).toBe('https://northline.example/bet?outcome=7');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener nofollow noreferrer');
  });

  it.each([
    ['no address', testPick()],
    ['an address that is no web address', testPick({ link: 'javascript:alert(1)' })],
    ['a pass', testPick({ verdict: 'pass', units: 0, link: 'https://northline.example/bet' })],
  ])('leads nowhere with %s', (_what, pick) => {
    render(<PickCard pick={pick} />);
    expect(screen.queryByRole('link', { name: /Open at/ })).toBeNull();
  });

  it.each([
    ['bet', 4, 'BET', 'HIGH CONFIDENCE'],
    ['bet', 5, 'BET', 'HIGH CONFIDENCE'],
    ['bet', 3, 'BET', 'GOOD VALUE'],
    ['lean', 2, 'LEAN', 'WORTH CONSIDERING'],
    ['pass', 1, 'PASS', 'WORTH CONSIDERING'],
  ] as const)('says %s with %i stars as %s and %s', (verdict, confidence, word, label) => {
    render(<PickCard pick={testPick({ verdict, confidence })} />);
    expect(screen.getByText(word)).toBeDefined();
    expect(screen.getByText(label)).toBeDefined();
    expect(screen.getByRole('img', { name: `${confidence} out of 5 stars` })).toBeDefined();
    expect(card().textContent).toContain(`${confidence * 20}%`);
  });

  it('says in words and sign that a pass has no edge, and what price it would need', () => {
    render(<PickCard pick={testPick({ verdict: 'pass', edge: -0.03, units: 0, confidence: 1, worstOdds: '+101' })} />);
    expect(card().textContent).toContain('no edge −3.0%');
    expect(card().textContent).toContain('needs +101');
    expect(card().textContent).toContain('no stake');
  });

  it('keeps a pass calm: no colour that asks to act, whatever its edge', () => {
    render(<PickCard pick={testPick({ verdict: 'pass', edge: 0.011, units: 0, confidence: 3 })} />);
    expect(card().textContent).toContain('edge +1.1%');
    expect(card().querySelector('.fill-edge, .text-edge, .fill-red, .text-red')).toBeNull();
  });

  it('folds to the game, the bet, its price and its edge, and opens on a click', async () => {
    render(<PickCard pick={testPick()} folds="card" />);
    for (const part of ['Bills @ Chiefs', 'HIGH CONFIDENCE', 'Bills +2.5', 'at Northline', '−105', 'edge +3.6%'])
      expect(card().textContent).toContain(part);
    expect(card().textContent).not.toContain('Fair price');
    const open = screen.getByRole('button', { name: 'Open Bills +2.5' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(open);
    expect(card().textContent).toContain('Fair price');
    await userEvent.click(screen.getByRole('button', { name: 'Fold Bills +2.5' }));
    expect(card().textContent).not.toContain('Fair price');
  });

  it('names the best books where the bet can be had, and opens all of them', async () => {
    const { proof } = testPick();
    const [own, sharp, stale, ...others] = proof.books;
    const books = [
      own,
      sharp,
      stale,
      ...others.map((book) => ({ ...book, canTake: true, link: 'https://copper.example' })),
    ];
    render(<PickCard pick={testPick({ proof: { ...proof, books: books.flatMap((book) => book ?? []) } })} />);
    const offers = within(screen.getByRole('list', { name: 'Books that take Bills +2.5' }));
    expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'at Northline −105',
      'at Copper Creek −112 (opens in a new tab)',
      'all 4',
    ]);
    await userEvent.click(offers.getByRole('button', { name: 'all 4' }));
    expect(await screen.findByRole('table', { name: /Every book/ })).toBeDefined();
  });

  it('says why and what could sink it in three sentences, and the rest on a click', async () => {
    const analysis = 'One is here [1]. Two is there. Three follows.';
    render(<PickCard pick={testPick({ analysis, riskFactor: 'It may rain. Or snow.', keyFactor: 'The wind.' })} />);
    const hidden = () => card().querySelector('[hidden]')?.textContent;
    expect(hidden()).toMatch(/Why ?Three follows\..*Key ?The wind\..*Risk ?Or snow\./);
    await userEvent.click(screen.getByRole('button', { name: 'More of Bills +2.5' }));
    expect(hidden()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Less of Bills +2.5' }));
    expect(hidden()).toContain('Three follows.');
  });

  it('is one line of a list for a pass: the bet, its price and why nothing is staked', async () => {
    const pass = { verdict: 'pass', edge: 0.011, units: 0, passReason: 'too few books' } as const;
    render(<PickCard pick={testPick(pass)} folds="row" />);
    expect(card().textContent).toBe('Bills +2.5NFL Bills @ Chiefsat NorthlineOdds −105Pass, no stake: too few books');
    await userEvent.click(screen.getByRole('button', { name: 'Open Bills +2.5' }));
    expect(card().textContent).toContain('PASS');
    expect(card().textContent).toContain('Nine of eleven books');
  });

  it.each([
    [{ edge: -0.01 }, 'no edge'],
    [{ edge: 0.01 }, 'too uncertain'],
  ])('tells why an older answer passes from %j', (changes, words) => {
    render(<PickCard pick={testPick({ verdict: 'pass', units: 0, ...changes })} folds="row" />);
    expect(card().textContent).toContain(words);
  });

  it('explains that the rating is not the chance to win', () => {
    render(<PickCard pick={testPick()} />);
    expect(screen.getByRole('button', { name: /how sure the edge is, not how likely the bet wins/ })).toBeDefined();
  });

  it('opens the proof: every book, why one was left out, the consensus and the formulas', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    render(<PickCard pick={testPick()} />);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the numbers' }));
    const table = screen.getByRole('table', { name: /Every book/ });
    const row = (name: RegExp) => within(table).getByRole('row', { name }).textContent;
    expect(row(/^Northline/)).toMatch(/this price.*−105.*−115.*4\.5%.*49\.1%.*40 s/);
    expect(row(/^Meridian/)).toContain('left out: too old');
    expect(row(/^Consensus/)).toMatch(/6\.4 independent books.*−113.*\+113.*53\.1%/);
    expect(screen.getByText(/0\.5306 × 1\.952 − 1/)).toBeDefined();
    expect(screen.getByText(/Shrunk for the uncertainty of the fair chance: 2\.5%/)).toBeDefined();
    const moves = screen.getByRole('table', { name: /Price movement at Northline/ });
    expect(within(moves).getAllByRole('row')).toHaveLength(4);

    await userEvent.click(screen.getByRole('button', { name: 'Hide the numbers' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('puts the best price and the picked outcome first, what was left out last', async () => {
    const { proof } = testPick();
    const turned = { ...proof, picked: 1, outcomes: [...proof.outcomes].reverse() };
    render(<PickCard pick={testPick({ proof: { ...turned, books: [...proof.books].reverse() } })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the numbers' }));
    const table = screen.getByRole('table', { name: /Every book/ });
    const heads = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map((cell) => cell.textContent);
    expect(heads('columnheader').slice(0, 3)).toEqual(['Book', 'Bills +2.5', 'Chiefs −2.5']);
    expect(heads('rowheader').map((name) => name?.split(' ')[0])).toEqual([
      'Harbor',
      'Copper',
      'Northline',
      'Meridian',
      'Consensusworth',
    ]);
  });

  it('leads from a mark to its source', async () => {
    render(<PickCard pick={testPick()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Source 2: Injury report' }));
    expect(screen.getByText('Left tackle: out.')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toContain('Injury report');
  });

  it('links web addresses only', async () => {
    render(<PickCard pick={testPick()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sources (3)' }));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://example.com/injuries']);
  });

  it('shows markup and unknown marks as the text that they are', () => {
    render(<PickCard pick={testPick({ analysis: '<img src=x onerror=alert(1)> [9] **bold**' })} />);
    expect(card().textContent).toContain('<img src=x onerror=alert(1)> [9] **bold**');
    expect(card().querySelector('img')).toBeNull();
  });

  it('copies the pick as plain text', async () => {
    const user = userEvent.setup();
    render(<PickCard pick={testPick()} dataSource={{ model: 'built-in analyst', odds: 'demo' }} />);
    await user.click(screen.getByRole('button', { name: /^More of/ }));
    await user.click(screen.getByRole('button', { name: /^Copy/ }));
    expect(await screen.findByRole('button', { name: /^Copied/ })).toBeDefined();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('BET: Bills +2.5 -105 at Northline (good to -112)');
    expect(text).toContain('edge +3.6%');
    expect(text).toContain('Demo data');
  });

  it('marks demo prices, and only those', () => {
    const { rerender } = render(<PickCard pick={testPick()} dataSource={{ odds: 'demo' }} />);
    expect(screen.getByText('Demo')).toBeDefined();
    rerender(<PickCard pick={testPick()} dataSource={{ odds: 'live' }} />);
    expect(card().textContent).not.toMatch(/demo/i);
  });

  it('shows an old answer that has little more than the pick', () => {
    render(<PickCard pick={{ pick: 'Lakers -4', sources: [] }} />);
    expect(screen.getByRole('heading', { name: 'Lakers −4' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show the numbers' })).toBeNull();
  });

  it.each([
    [{}, /@lg:col-span-4/],
    [{ units: 1 }, /@lg:col-span-3/],
    [{ units: 1, fairOdds: '-121' }, /(?<!:)col-span-2/],
  ])('leaves no place of the figures empty with %j', (some, span) => {
    render(<PickCard pick={{ pick: 'Lakers -4', sources: [], ...some }} />);
    expect(screen.getByText('Data confidence').parentElement?.className).toMatch(span);
  });

  it('shows 70% where an answer gives no rating, and says that it is the default', () => {
    render(<PickCard pick={{ pick: 'Lakers -4', sources: [] }} />);
    expect(screen.getByText('70%')).toBeDefined();
    expect(screen.getByRole('button', { name: /gives no rating; the default is shown/ })).toBeDefined();
    expect(screen.getByText('GOOD VALUE').title).toMatch(/the default is shown/);
  });

  it.each([
    [4, 'HIGH CONFIDENCE', '80%'],
    [3.9, 'GOOD VALUE', '78%'],
    [3, 'GOOD VALUE', '60%'],
    [2.9, 'WORTH CONSIDERING', '58%'],
  ])('takes a rating of %s as it is', (confidence, label, percent) => {
    render(<PickCard pick={{ pick: 'Lakers -4', confidence, sources: [] }} />);
    expect(screen.getByText(label)).toBeDefined();
    expect(screen.getByText(percent)).toBeDefined();
  });
});
