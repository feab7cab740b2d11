import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const TICKET = 'parlay lions ml and vikings ml 20 bucks';

describe('a leg that may be better than one of the parlay', () => {
  it.each([
    [['lions ml and vikings ml parlay. would the browns be a better 2nd leg'], /^No: Browns .* for Vikings/],
    [[TICKET, 'would the seahawks be a safer leg than the vikings'], /^Yes: Seahawks .* for Vikings/],
    [[TICKET, 'are the seahawks better than the lions in that parlay?'], /^Yes: Seahawks .* for Lions/],
    [[TICKET, 'is falcons ml a better first leg'], /^No: Falcons .* for Lions/],
  ])('is held against it, and nothing is changed by that: %j', (texts, words) => {
    const { plan, isCharged, reading } = demo.talk(...texts);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(words) });
    expect(isCharged).toBe(false);
    expect(reading.focus).toHaveLength(2);
  });

  it.each(['ok do that', 'yes swap it', 'sure, do it please'])('comes in where that is agreed to: %s', (text) => {
    const { plan } = demo.talk(TICKET, 'would the seahawks be a safer leg than the vikings', text);
    expect(plan).toMatchObject({
      calls: [
        { tool: 'build_parlay', input: { legs: [{}, { eventId: demo.game('Seattle Seahawks') }], stakeCents: 20_00 } },
      ],
    });
  });
});

describe('what is asked of a parlay beside its price', () => {
  const saidTo = (...texts: string[]) => {
    const { plan, isCharged } = demo.talk(...texts);
    expect(isCharged).toBe(false);
    return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
  };

  it.each(['fair payout?', 'what should it pay', 'whats a fair return'])('is what a fair one returns: %s', (text) => {
    expect(saidTo(TICKET, text)).toMatch(
      /^All legs win 4\d\.\d% of the time, so \+11\d is fair: \$20\.00 would return \$42/,
    );
  });

  it('is only the book’s to tell for legs of one game', () => {
    expect(saidTo('sgp cowboys ml and over 43', 'what would they pay realistically')).toMatch(
      /^Only the book can tell/,
    );
  });

  it.each([
    'is a 3 leg straight parlay better than 3 singles, lions seahawks vikings $30 total',
    'lions, seahawks and vikings as singles or one parlay, 30 bucks total',
  ])('is how it stands beside its legs apart, which a round robin may be made of then: %s', (text) => {
    expect(saidTo(text)).toMatch(/^Singles.*\$30\.00 split evenly/);
    expect(demo.calcsOf(text, 'what about a round robin by 2s')).toMatchObject([{ kind: 'round_robin' }]);
  });

  it('is nothing yet where its writer only tells that he has it', () => {
    const told = 'i got a 3 teamer, seahawks ml vikings ml chargers ml, $25 to win 180';
    const { plan, isCharged } = demo.talk(told);
    expect(plan).toMatchObject({ calls: [{ tool: 'build_parlay', input: { placed: true, price: '+720' } }] });
    expect(isCharged).toBe(false);
    expect(demo.talk(`${told}, good price?`).isCharged).toBe(true);
  });
});

describe('what is said of the parlay as a change of it', () => {
  it.each(['whats a better second leg than the vikings', 'any safer leg than the vikings?'])(
    'exchanges the leg that is named: %s',
    (text) => {
      expect(demo.talk(TICKET, text).plan).toMatchObject({
        calls: [
          { tool: 'build_parlay', input: { legs: [{ eventId: demo.game('Detroit Lions') }], choose: { count: 2 } } },
        ],
      });
    },
  );

  it.each(['jets moneyline on those two', 'jets ml with the two'])('puts a bet beside its legs: %s', (text) => {
    const { plan } = demo.talk(TICKET, text);
    expect(plan).toMatchObject({ calls: [{ tool: 'build_parlay', input: { legs: [{}, {}, {}] } }] });
  });

  it.each(['jets moneyline on those three', 'whats the price on those two'])('adds none in "%s"', (text) => {
    expect(JSON.stringify(demo.talk(TICKET, text).plan)).not.toContain('Before, the');
    expect(JSON.stringify(demo.talk(TICKET, text).plan)).not.toMatch(/"legs":\[\{[^\]]*\},\{[^\]]*\},\{/);
  });
});

describe('the chance without a leg', () => {
  it.each(['whats the chance without the lions', 'how likely is it without leg 1'])(
    'is that of the others: %s',
    (text) => {
      const { plan, isCharged } = demo.talk(TICKET, text);
      expect(plan).toMatchObject({
        text: expect.stringMatching(
          /^Without Lions moneyline the one leg left wins \d+\.\d% of the time; with it both win/,
        ),
      });
      expect(isCharged).toBe(false);
    },
  );

  it('is not asked for where nobody on it is named', () => {
    expect(demo.talk(TICKET, 'whats the chance without the jets').plan).not.toMatchObject({
      text: expect.stringMatching(/^Without/),
    });
  });
});

describe('payout and chance of the parlay, and no word on whether it is a bet', () => {
  it.each(['payout and chance alone', 'skip the verdict, just payout and chance', 'chance only'])('%s', (text) => {
    const { plan, isCharged } = demo.talk(TICKET, text);
    expect(plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(
        /^\$20\.00 at \+\d+ \(.+\) returns \$\d+\.\d\d\. Both legs win \d+\.\d% of the time\.$/,
      ),
    });
    expect(isCharged).toBe(false);
  });

  it('stay at the book that was named', () => {
    const { plan } = demo.talk(`${TICKET} at draftkings`, 'just payout and chance');
    expect(plan?.kind === 'say' ? plan.text : '').toContain('(DraftKings)');
  });

  it('are no answer to how likely a leg is', () => {
    expect(demo.talk(TICKET, 'chance of the lions').plan).not.toMatchObject({
      text: expect.stringContaining('Both legs'),
    });
  });
});
