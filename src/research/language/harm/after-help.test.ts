import { describe, expect, it } from 'vitest';
import { withMemory } from '../calls/with-memory.ts';
import type { Reading } from '../reading.ts';
import { read } from '../test-read.ts';

/** How the last message of a chat is read. */
const lastOf = (...messages: string[]): Reading | null =>
  messages.reduce<Reading | null>((previous, text) => withMemory(read(text), previous, text), null);

const TROUBLE = 'i lost my rent on the jets';
const DESPAIR = 'i dont want to be here anymore';
const BET = 'whatever. lions -2.5 -110 good?';

describe('after words of help', () => {
  it.each([BET, 'best nfl bet', 'im fine just tell me the price', 'how much should i bet'])(
    'the next bet gets no verdict: %s',
    (text) => {
      expect(lastOf(TROUBLE, text)).toMatchObject({ intent: 'distress', topic: 'after_help' });
    },
  );

  it('the one behind it is judged; after despair none is', () => {
    expect(lastOf(TROUBLE, BET, BET)?.intent).toBe('slip_check');
    expect(lastOf(TROUBLE, 'ok im fine sorry', BET)?.intent).toBe('slip_check');
    for (const between of ['ok im fine sorry', BET, 'what does vig mean'])
      expect(lastOf(DESPAIR, between, BET)).toMatchObject({ intent: 'distress', mentionsSuicide: true });
  });

  it.each(['ok im fine sorry', 'thanks', 'hi', 'relax it was a joke', 'whatever', 'lol'])(
    'talk is talk: %s',
    (text) => {
      expect(lastOf(TROUBLE, text)).toMatchObject({ intent: 'small_talk', topic: 'after_help' });
    },
  );

  it.each(['i need to win it back tonight', 'just tell me the jets are safe and ill quit after'])(
    'trouble that is told of again is no copy of the first answer: %s',
    (text) => {
      expect(lastOf(TROUBLE, text)).toMatchObject({ intent: 'distress', topic: 'distress_again' });
      expect(lastOf(TROUBLE, text, text)?.topic ?? null).toBeNull();
      expect(lastOf(DESPAIR, text)).toMatchObject({ mentionsSuicide: true });
      expect(lastOf(DESPAIR, text)?.topic).not.toBe('distress_again');
    },
  );

  it('thanks for a way out are no invitation either', () => {
    expect(lastOf('ban me', 'thanks')?.topic).toBe('after_help');
  });

  it.each([
    ['what does vig mean', 'explain'],
    ['how do i cancel', 'out_of_scope'],
    ['limit me to 20 tokens a day', 'out_of_scope'],
    ['ban me', 'self_exclusion'],
  ])('what is no bet stays open: %s', (text, intent) => {
    const reading = lastOf(TROUBLE, text);
    expect(reading?.intent).toBe(intent);
    expect(reading?.topic).not.toBe('after_help');
  });
});

describe('what was no trouble', () => {
  it.each([
    'no i dont have a problem, i asked who the favorite is',
    'you misread me. how do parlays work',
    'im not in trouble lol, lions spread?',
  ])('is no trouble because it is denied: %s', (text) => {
    expect(lastOf(TROUBLE, text)).not.toMatchObject({ intent: 'distress' });
  });

  it('denied, the next bet is judged; trouble told beside a denial is trouble', () => {
    expect(lastOf(TROUBLE, 'you misread me, im not in trouble', BET)?.intent).toBe('slip_check');
    expect(lastOf(TROUBLE, 'i dont have a problem but i blew my rent again and borrowed from my mom')?.intent).toBe(
      'distress',
    );
    expect(lastOf(DESPAIR, 'im not in trouble', BET)).toMatchObject({ intent: 'distress', mentionsSuicide: true });
  });

  it.each([
    'ive got 80 bucks i can afford to lose, how much per bet',
    'does it cost me anything to ask you things',
    'do i need an app for that',
    'i want my token back, i never asked for a pick',
    'why do you keep sending me a hotline, i asked about the bulls',
    'wanna throw all 30 on something fun tonight',
  ])('talk of a newcomer raises no alarm: %s', (text) => {
    expect(read(text).intent).not.toBe('distress');
  });
});
