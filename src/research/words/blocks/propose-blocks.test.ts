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

it('what cannot be done yet is refused by its name, with the way on', () => {
  const bet = { eventId: 'g1', market: 'spread', side: 'away' };
  const { told } = ask({ kind: 'alert', bet, price: '+110' });
  expect(told.blocks).toEqual([
    {
      kind: 'text',
      text: 'Price alerts are not available here yet, so none was set. You can ask: What would +110 be worth now?',
      evidenceIds: [],
    },
  ]);
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
