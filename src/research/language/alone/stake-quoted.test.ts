import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { withoutQuoted } from './stake-quoted.ts';

describe('a stake that is quoted', () => {
  it.each([
    ['2 bucks?? why so little', 'why so little'],
    ['only $4.17? how come so low', 'how come so low'],
    ['why only 1.5 units', 'why so little'],
    ['why is it just $2 lol', 'why so little lol'],
  ])('%s: %s', (message, said) => {
    expect(withoutQuoted(message)).toBe(said);
  });

  it.each(['200 bucks, why not', '$50 on the bills, how much do i win', 'why $2 a token'])('is none: %s', (message) => {
    expect(withoutQuoted(message)).toBe(message);
  });
});

describe('why a Kelly stake has its size', async () => {
  const { talk } = await demoTalk();
  const KELLY = 'kelly on +150 at 45% with 200 bankroll';

  it.each(['2 bucks?? why so little', 'thats tiny, why so small', 'why only $4'])(
    'is told by its parts: %s',
    (text) => {
      const { plan, isCharged } = talk(KELLY, text);
      expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/12\.5%.*8\.33%.*\$16\.67.*\$4\.17/) });
      expect(isCharged).toBe(false);
    },
  );

  it('is not asked where half of it is', () => {
    expect(talk(KELLY, 'why not half kelly then').plan).toMatchObject({
      kind: 'say',
      text: expect.not.stringMatching(/16\.67/),
    });
  });
});
