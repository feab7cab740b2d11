import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const saidOf = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' ? plan.text : '';
};

describe('what was looked up, told again', () => {
  it.each([
    'im lost, simpler please',
    'that makes no sense to me',
    'way too complicated',
    'can you put it in normal words',
    'still dont understand',
  ])('in plain words behind the way to a figure: %s', (text) => {
    expect(saidOf('how do you calculate edge', text)).toMatch(/^In plain words: Edge is what a bet earns/);
  });

  it('in short behind a term', () => {
    expect(saidOf('what is the vig', 'i dont get it')).toMatch(/^In short: The vig .* For example: /);
  });

  it.each(['got an example', 'with numbers please', 'how would that look', 'give me an example of ev'])(
    'on numbers: %s',
    (text) => {
      expect(saidOf('what is ev', text)).toMatch(/^Example: a bet that wins 54%/);
    },
  );

  it('asks back for the word where no term says it', () => {
    expect(saidOf('do tokens expire', 'i dont get it')).toMatch(/^Which word or figure/);
  });

  it.each(['i dont get why, which bet is best', 'whats the best example of value tonight'])(
    'is none of it: %s',
    (text) => {
      expect(saidOf('what is ev', text)).not.toMatch(/^(Example|In short|In plain words)/);
    },
  );

  it('a scan that names a term told none', () => {
    expect(saidOf('any middles', 'what if i use bovada too')).not.toMatch(/^In short/);
  });
});
