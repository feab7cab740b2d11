import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();
const TWO = 'parlay lions ml (+120) and cowboys ml at draftkings, $20';

describe('a leg of a parlay at a price of its writer’s own', () => {
  it.each([
    ['make the lions leg +155 and $25', ['+155', null], 25_00],
    ['make the +120 leg +155', ['+155', null], 20_00],
    ['what if the cowboys are -140', ['+120', '-140'], 20_00],
    ['whats it pay if the cowboys leg loses juice to -140', ['+120', '-140'], 20_00],
    ['no the whole parlay with the lions at +155, $15', ['+155', null], 15_00],
    ['how much would it pay for 30 if the lions are +150', ['+150', null], 30_00],
    ['change leg 2 to -150, 50 bucks', ['+120', '-150'], 50_00],
  ])('changes its price and the stake, and no leg: %s', (text, prices, stakeCents) => {
    const [call] = callsOf(TWO, text);
    expect(call).toMatchObject({ tool: 'build_parlay', input: { stakeCents, book: 'DraftKings', priceOnly: true } });
    expect(call?.input).toMatchObject({ legs: prices.map((price) => ({ price })) });
  });

  it('is none where that leg is asked about by itself', () => {
    expect(JSON.stringify(talk(TWO, 'is lions ml good at +155').plan)).toContain('price_bets');
  });

  it.each(['swap the lions for a +150 dog', 'make it +300', 'make the lions leg the celtics'])(
    'is none where something else is to come: %s',
    (text) => {
      const { plan } = talk(TWO, text);
      expect(JSON.stringify(plan)).not.toMatch(/"price":"\+(150|300)","book":null,"named":\["side","price"\]/);
    },
  );
});
