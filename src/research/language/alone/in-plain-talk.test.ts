import { describe, expect, it } from 'vitest';
import { inPlainTalk } from './in-plain-talk.ts';

describe('what is said as a guess or in another form', () => {
  it.each([
    ['hes not hurt right', 'is he injured?'],
    ['He aint banged up is he?', 'is he injured?'],
    ['so hes good to go?', 'is he injured?'],
    ['they at full strength', 'they at full strength'],
    ["they're healthy right", 'who is injured for them?'],
    ['who r they playin', 'what time do they play'],
    ['who are they up against tonight', 'what time do they play tonight'],
    ['who are they playing at center', 'who are they playing at center'],
    ['id rather have the under tbh', 'what about the under'],
    ["nah i'd rather take the dog", 'what about the dog'],
    ['id rather have the under 48', 'id rather have the under 48'],
    ['bro thats too chalky, somethin plus money', 'something at plus money'],
    ['too chalky', 'too chalky'],
    ['thats chalky', 'thats chalky'],
    ['jokic 25+ pts', 'jokic over 24.5 pts'],
    ['aj brown 60+ rec yds and 2+ tds', 'aj brown over 59.5 rec yds and over 1.5 tds'],
    ['hit me with a 3+ leg parlay', 'hit me with a 3+ leg parlay'],
    ['knicks +125 pts prop', 'knicks +125 pts prop'],
  ])('%s', (said, plain) => {
    expect(inPlainTalk(said)).toBe(plain);
  });
});
