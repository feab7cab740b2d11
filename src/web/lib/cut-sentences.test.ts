import { expect, it } from 'vitest';
import { cutSentences } from './cut-sentences.ts';

it.each([
  ['One is here. Two is there [1]. Three follows.', 2, 'One is here. Two is there [1].', 'Three follows.'],
  ['It pays +100 [1]; fair is -107. The rest.', 1, 'It pays +100 [1]; fair is -107.', 'The rest.'],
  ['Two are out. [7] [8] Take 3.1 points off.', 1, 'Two are out. [7] [8]', 'Take 3.1 points off.'],
  ['St. Louis is at 51.8% here. Next.', 1, 'St. Louis is at 51.8% here.', 'Next.'],
  ['Odell Beckham Jr. is out. He was last week, too.', 1, 'Odell Beckham Jr. is out.', 'He was last week, too.'],
  ['A single sentence', 2, 'A single sentence', ''],
  ['', 2, '', ''],
])('cuts %j behind its first %i', (text, count, first, rest) => {
  expect(cutSentences(text, count)).toEqual([first, rest]);
});
