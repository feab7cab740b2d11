import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it('is of the side that has such a line, where none is named', async () => {
  const { talk } = await demoTalk();
  const betOf = (...texts: string[]) => {
    const { plan } = talk(...texts);
    return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
  };
  const bills = { bets: [{ market: 'spread', side: 'home', line: 4.5 }] };
  expect(betOf('lions ml odds', 'any good at +4.5?')).toMatchObject(bills);
  expect(betOf('lions ml odds', 'any good at -4.5?')).toMatchObject({
    bets: [{ market: 'spread', side: 'away', line: -4.5 }],
  });
  // Who is named is never exchanged.
  expect(betOf('lions +4.5 any good?')).toMatchObject({ bets: [{ side: 'away', line: 4.5 }] });
});

it('is of the side that has such a price, where none is named', async () => {
  const { talk } = await demoTalk();
  const betOf = (...texts: string[]) => {
    const { plan } = talk(...texts);
    return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
  };
  const lions = (price: string) => ({ bets: [{ market: 'moneyline', side: 'away', price }] });
  const bills = (price: string) => ({ bets: [{ market: 'moneyline', side: 'home', price }] });
  expect(betOf('bills ml prices', 'is -165 good')).toMatchObject(lions('-165'));
  expect(betOf('bills ml prices', 'is +145 good')).toMatchObject(bills('+145'));
  // No price of either side is so long.
  expect(betOf('bills ml prices', 'is +400 good')).toMatchObject(bills('+400'));
});
