import { beforeAll, describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { type Talked, talkerOver } from '../test-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

/** What is said of it, calls and plain words alike. */
function toldIn({ plan, isCharged }: Talked): string {
  expect(isCharged).toBe(false);
  return plan?.kind === 'calls' ? plan.assumed.join(' ') : plan?.kind === 'say' ? plan.text : '';
}
const HELD = 'i got lions +3 -110 for 50 bucks already, should i hedge w the bills?';

describe('a hedge on another line than the exact opposite', () => {
  it.each([
    HELD,
    'i have lions +3 -110 for 50. hedge it or let it ride',
    'lions +3 -110 50 bucks is my bet, fd offers 55 cash out, take it or hedge',
    'parlay pays 400, last leg is lions +3, 20 on it. hedge?',
  ])('is told by its ends and on average, and never as sure: %s', (text) => {
    const told = toldIn(demo.talk(text));
    expect(told).toMatch(
      /on average.*It is a middle, and no sure result: at best \+\$\S+ \(both win;.*at worst [+-]\$/,
    );
    expect(told).not.toMatch(/a sure \$|whoever wins|Being sure/);
  });

  it('is on the number that is named', () => {
    const [calc] = demo.calcsOf('took bills +6.5 -110 for 100, would you hedge with lions -0.5');
    expect(calc).toMatchObject({ kind: 'hedge', hedgeBet: 'Lions -0.5' });
  });

  it.each([
    'hedge or no hedge, which makes me more on average',
    'why does it cost me 22 if i win on average 16.88 anyway',
    'what does the hedge cost me',
    'with or without the hedge, what is better',
  ])('is held against none: %s', (text) => {
    expect(toldIn(demo.talk(HELD, text))).toMatch(
      /alone makes \+\$20\.87 on average, and \+\$22\.06 with Bills \+4\.5/,
    );
  });

  it.each([
    'how much is it if lions win by exactly 4 and i hedged 51',
    'say i hedged 51 and the lions win by 4',
    'i put 51 on the hedge. what if its 24-20 lions',
    'bills lose by 4 with 51 hedged, what do i make',
  ])('comes to what both bets do at a result: %s', (text) => {
    expect(toldIn(demo.talk(HELD, text))).toMatch(/Lions \+3 wins \$45\.45 and Bills \+4\.5 wins \$53\.55: \+\$99\.00/);
  });
});

describe('so much on the other side', () => {
  it.each([
    ['i bet 100 on pimblett -465 this morning at fd, can i get out', 'what if i bet holloway 20 as insurance'],
    ['i bet 100 on pimblett -465', 'say i put 20 on holloway to cover it'],
    ['what if i bet holloway 20 as insurance for my 100 on pimblett -465'],
  ])('tells both results: %s', (...texts) => {
    expect(demo.calcsOf(...texts)).toMatchObject([
      { kind: 'hedge', bet: 'Paddy Pimblett moneyline', stakeCents: 100_00, hedgeStakeCents: 20_00 },
    ]);
  });
});

describe('a way out of one bet', () => {
  it.each([
    'i bet 100 on pimblett -465 this morning at fd, can i get out for a small loss if i dont like it',
    'got 100 on pimblett -465, i want out',
    'took pimblett -465 for 100 and changed my mind, how do i undo it',
    'put 100 on pimblett -465 last night, second thoughts now',
  ])('is what the other side costs, and a fair cash-out: %s', (text) => {
    expect(toldIn(demo.talk(text))).toMatch(/^Yes, for \$2\.56: that is the least .* A fair cash-out is \$99\.1\d/);
  });

  it('of a bet that was placed this morning asks for no game of this morning', () => {
    expect(toldIn(demo.talk('i bet 50 on the bills this morning, i dont like it'))).toMatch(/^Yes, for \$/);
  });

  it('asks which bet it is, where none is named', () => {
    expect(toldIn(demo.talk('i bet 100 this morning at fd can i get out for a small loss'))).toMatch(
      /^Which bet is it/,
    );
  });
});

const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
describe.skipIf(!nfl)('a moneyline as a line of nothing', () => {
  const talk: typeof demo.talk = (...texts) => (nfl ? talkerOver(nfl.slate, nfl.now) : demo.talk)(...texts);
  const JETS = 'got jets +3.5 at -110 from last week on fanduel, can i middle or hedge w chargers now?';

  it('is a middle with points on the other side', () => {
    expect(toldIn(talk(JETS))).toMatch(
      /^Yes: Chargers moneyline wins together with Jets \+3\.5 with Chargers by 1 to 3/,
    );
  });

  it.each([
    'what about chargers ML? if they win by 1 to 3 i hit both no?',
    'no i have jets +3.5 for 40 bucks. how much on chargers -179 and what happens if its 20-17 chargers',
    'say i put 40 on jets +3.5 at -110 and 49 on chargers ml -179. chargers win by 2?',
    'with chargers ml, what if the jets lose by 3',
  ])('ends as both do: %s', (text) => {
    expect(toldIn(talk(JETS, text))).toMatch(/Chargers win.* both win: Jets \+3\.5 wins \$/);
  });

  const ROBIN = 'round robin by 2s: titans cards raiders ml 5 a piece on dk';
  it.each([
    'what if only the titans and raiders hit',
    'say titans and raiders win and thats it',
    'if just raiders and titans cash what do i get',
  ])('and a round robin pays for the legs that win: %s', (text) => {
    expect(toldIn(talk(ROBIN, text))).toMatch(/1 of the 3 parlays pays: \$21\.52 back of \$15\.00/);
  });

  it.each([
    'if the niners lose first at 1 what happens can i hedge the rest',
    'say the seahawks lose, can i still hedge it',
    'the niners lost already, can i hedge the other legs',
  ])('and a parlay is dead with one leg: %s', (text) => {
    const { plan, isCharged } = talk('parlay niners seahawks titans raiders ml for 10', text);
    expect([plan, isCharged]).toMatchObject([
      {
        kind: 'say',
        text: expect.stringMatching(/the parlay is dead and the \$10\.00 is lost.*nothing left to hedge/),
      },
      false,
    ]);
  });

  const TICKET =
    'got a 4 leg parlay 10 to win 180, 3 already hit, last leg is seahawks ml. fanduel offers me 95 cash out, take it?';
  it.each([
    'what cash out number would be fair then, like least id take',
    'whats the minimum id accept',
    'what offer should i take then',
    'what would they have to offer',
  ])('and the number of an offer comes first: %s', (text) => {
    expect(toldIn(talk(TICKET, text))).toMatch(/^\$134\.70 is fair: .*The least to take is \$131\.54/);
  });
});
