import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

it.each([
  ['lions or bills, i get +185 on the lions at fanatics', '+185', 0],
  ['lions or bills? got bills at +150 on fanduel', '+150', 1],
  ['celtics or mavs, i can get +300 on dallas at dk', '+300', 1],
  ['bills or lions, bills are +150 for me', '+150', 0],
  ['should i take the mavs or celtics, fanduel has dallas +210', '+210', 0],
  ['lions -172 or bills?', '-172', 0],
])('both sides of a choice are judged, the one at its stated price: %s', (text, price, at) => {
  const { plan } = talk(text);
  const [call] = plan?.kind === 'calls' ? plan.calls : [];
  const { bets } = (call?.input ?? {}) as { bets: { price: string | null; side: string }[] };
  expect(call?.tool).toBe('price_bets');
  expect(bets.map((bet) => bet.price ?? null)).toEqual(at === 0 ? [price, null] : [null, price]);
  expect(new Set(bets.map(({ side }) => side)).size).toBe(2);
});
