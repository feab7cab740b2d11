import { expect, it } from 'vitest';
import { BlocksContent, contentText } from '#contract/answer-content.ts';
import { MessageAction } from '#contract/chat.ts';
import { ProposeInput } from '#contract/research/propose.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { loadedWith } from '../../tools/look-up/test-loaded.ts';
import { propose } from '../../tools/propose/propose.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { proposeActions } from './propose-blocks.ts';
import { blockOf, figuresIn } from './test-read-blocks.ts';

const world = worldOf(footballSlate(), NOW, { loaded: loadedWith() });

function ask(action: object, base = world) {
  const outcome = propose(ProposeInput.parse({ action }), base);
  return { outcome, told: outcomeBlocks('propose', outcome, base) };
}
const said = (action: object) => blockOf(ask(action).told, 'text').text;

const SETTING = { kind: 'setting', change: { bankroll: 500 } };
const RAISE = { kind: 'limit', change: { unit: 'tokens', window: 'day', amount: 50 } };

it('a proposal says what would be done, and that nothing is until it is done', () => {
  expect(said(SETTING)).toBe(
    'Bankroll: Set your bankroll to $500.00. 1 unit is then $5.00.\n\nYour saved settings are not changed until you do it on the page "Betting settings". Done now, it holds at once.',
  );
  expect(said({ kind: 'setting', change: { sportsbooks: ['fd'] } })).toContain(
    '"fd" was read as Fanduel.\n\nYour saved settings',
  );
});

it('says from when on it would hold, and what cannot be taken back', () => {
  expect(said(RAISE)).toMatch(/Done now, it holds from November 29, 2026 at 11:00 AM EST\.$/);
  expect(said({ kind: 'self_exclusion', duration: '1y' })).toMatch(/it holds at once, and cannot be taken back\.$/);
});

it('has nothing to be done where it is so already', () => {
  const same = { kind: 'limit', change: { unit: 'tokens', window: 'day', amount: 40 } };
  expect(said(same)).toMatch(/Nothing would change\.$/);
});

it('an alert says what is waited for, how the bet stands, and that it is set by a press', () => {
  const bet = { eventId: 'g1', market: 'spread', side: 'away' };
  const { outcome, told } = ask({ kind: 'alert', bet, price: '+110' });
  expect(blockOf(told, 'text').text).toBe(
    'Alert at +110: I mail you once Buffalo Bills +2.5 is +110 or better where you can bet; it is +105 at Betmgm now.\n\nNo alert is set until you press "Set This Alert" and confirm it there.',
  );
  if (!outcome.ok) throw new Error(outcome.message);
  expect(outcome.data.request).toMatchObject({
    method: 'POST',
    path: '/api/alerts',
    body: { kind: 'price', price: '+110' },
  });
  const asked = new URL(outcome.data.link.path, 'https://x.example');
  expect(asked.pathname).toBe('/bets');
  expect(JSON.parse(asked.searchParams.get('alert') ?? '')).toMatchObject({
    bet: { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 },
    price: '+110',
  });
});

it('an alert for a price that is there already has nothing to wait for', () => {
  const bet = { eventId: 'g1', market: 'spread', side: 'away' };
  expect(said({ kind: 'alert', bet, price: '+100' })).toBe(
    'Alert at +100: It is there already: Buffalo Bills +2.5 is +105 at Betmgm now.',
  );
});

it('an alert for a bet that is not stored is refused by its name', () => {
  const bet = { eventId: 'g1', market: 'spread', side: 'away', line: 9.5 };
  expect(ask({ kind: 'alert', bet, price: '+110' }).outcome.ok).toBe(false);
});

it('every proposal over the demo slate is blocks with a button to its page', async () => {
  const demo = worldOf(await demoSlateAt(NOW), NOW, { loaded: loadedWith() });
  const limits = [10, 20, 40, 50, null].map((amount) => ({
    kind: 'limit',
    change: { unit: 'tokens', window: 'day', amount },
  }));
  const exclusions = [
    { kind: 'time_out', duration: '7d' },
    { kind: 'self_exclusion', duration: '5y' },
  ];
  for (const action of [SETTING, { kind: 'setting', change: { state: 'NY' } }, ...limits, ...exclusions]) {
    const { outcome, told } = ask(action, demo);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(BlocksContent.safeParse(told).error?.issues).toBeUndefined();
    expect(() => contentText(told)).not.toThrow();
    const found = figuresIn(outcome.data);
    expect(figuresIn(told.blocks).filter((figure) => !found.includes(figure))).toEqual([]);
    const [button, ...others] = proposeActions(outcome.data).map((one) => MessageAction.parse(one));
    expect([button, others]).toEqual([{ kind: 'link', ...outcome.data.link }, []]);
  }
});
