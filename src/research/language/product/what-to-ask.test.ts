import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

describe('what there is to ask', () => {
  it.each([
    'what can u do',
    'yo what can i ask you',
    'how do i use this',
    'help',
    'what else can you help with',
    'examples?',
  ])('is told in two sentences, with questions to choose from: %s', (text) => {
    const { plan, isCharged } = talk(text);
    expect(plan).toMatchObject({ kind: 'say', choices: expect.arrayContaining(['What is the vig?']) });
    expect(plan?.kind === 'say' && plan.text.match(/\./g)).toHaveLength(2);
    expect(isCharged).toBe(false);
  });

  it('is asked in words that are answered', () => {
    const { plan } = talk('what can you do');
    const offered = plan?.kind === 'say' ? plan.choices : [];
    expect(offered).toHaveLength(4);
    for (const words of offered) {
      const { plan: answered, reading } = talk(words);
      expect(answered?.kind, words).not.toBe('say');
      expect(reading.intent, words).not.toBe('out_of_scope');
    }
  });

  it.each([
    'yo whats up u any good at this',
    'how accurate are you bro',
    'hey are you any good',
    'is this thing legit good',
  ])('is no search where it is asked how good this is: %s', (text) => {
    const { plan, isCharged } = talk(text);
    expect(JSON.stringify(plan)).toMatch(/"record"|"trust"/);
    expect(isCharged).toBe(false);
  });

  it.each(['explain like im dumb', 'eli5', 'can u dumb it down for me', 'explain this like im 12'])(
    'is told in the simplest words at the start: %s',
    (text) => expect(talk(text).plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Sportsbooks pay/) }),
  );

  it.each(['hey im new to this', 'never bet before where do i start', 'i have no idea what im doing lol'])(
    'begins with the first bets for who never made one: %s',
    (text) => expect(JSON.stringify(talk(text).plan)).toContain('"first_bets"'),
  );

  it('leaves what is asked of a bet that was shown', () => {
    expect(talk('bills +4.5', 'is it any good').plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
    expect(talk('bills +4.5', 'explain it like im slow').plan).toMatchObject({ explains: 'simply' });
    expect(talk('what are the bills good for').plan?.kind).not.toBe('say');
  });
});
