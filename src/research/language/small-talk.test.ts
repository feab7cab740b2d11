import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { readSmallTalk } from './small-talk.ts';

const topicOf = (text: string) => readSmallTalk(tokenise(text));

describe('a passing word', () => {
  it.each(['ok', 'ok cool', 'lol ok', 'ok got it', 'perfect', 'nice pick bro', 'k later', 'makes sense'])(
    'alone is thanks: %s',
    (text) => {
      expect(topicOf(text)).toBe('thanks');
    },
  );

  it.each([
    'ok full game then',
    'ok drop the star requirement',
    'great, sort by stars',
    'perfect now halve it',
    'lol no the other one',
    'ok im fine',
    'hello can you see my screen',
  ])('before something else is none: %s', (text) => {
    expect(topicOf(text)).toBe('unclear');
  });

  it.each(['thanks, that helps', 'thanks man that was fire', 'appreciate it, see if it holds'])(
    'is no bar to thanks that are said outright: %s',
    (text) => {
      expect(topicOf(text)).toBe('thanks');
    },
  );
});
