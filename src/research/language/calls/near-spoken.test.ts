import { describe, expect, it } from 'vitest';
import { slateNames } from '../../slate/slate-names.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import type { BetFocus } from '../reading.ts';
import { readNamesOf } from './mentions.ts';
import { nearSpoken } from './near-spoken.ts';
import { readWords } from './read-words.ts';

const prop = (player: string) => ({
  market: 'prop:points',
  player,
  outcomes: ['over', 'under'] as const,
  line: 20.5,
  decimals: [1.9, 1.9],
});
const SLATE = testSlate([
  testEvent('hockey', { home: 'New York Rangers', away: 'Boston Bruins', markets: [prop('Son Heung-min')] }),
  testEvent('baseball', { home: 'Texas Rangers', away: 'Chicago Cubs', markets: [prop('Seiya Suzuki')] }),
]);
const names = slateNames(SLATE);

function namesIn(text: string, eventId: string, shown: readonly BetFocus[] = []): string[] {
  const tokens = readWords(text, names);
  const context = { named: [], likely: [], moment: { day: 0, namesDay: false } };
  const mentions = readNamesOf(tokens, { names, nowMs: NOW.getTime(), context });
  const games = SLATE.events.filter(({ id }) => id === eventId);
  return nearSpoken(mentions, tokens, { games, shown }).flatMap((mention) => mention.names);
}

describe('names in a talk about a game', () => {
  it('are those of that game before any other', () => {
    expect(namesIn('rangers ml', 'hockey')).toEqual(['New York Rangers']);
    expect(namesIn('rangers ml', 'baseball')).toEqual(['Texas Rangers']);
  });

  it('may be a first name, an ordinary word too where little else is said', () => {
    expect(namesIn('and son', 'hockey')).toEqual(['Son Heung-min']);
    expect(namesIn('seiya over', 'baseball')).toEqual(['Seiya Suzuki']);
  });

  it('are none that nobody there goes by', () => {
    expect(namesIn('and the price now', 'hockey')).toEqual([]);
    expect(namesIn('my son likes to bet on this a lot', 'hockey')).toEqual([]);
  });
});

describe('the code of a team behind its game', () => {
  it('names it, in small letters too', () => {
    expect(namesIn('on bos', 'hockey')).toEqual(['Boston Bruins']);
    expect(namesIn('whats chc', 'baseball')).toEqual(['Chicago Cubs']);
  });

  it('is no name in a longer message or behind another game', () => {
    expect(namesIn('on bos', 'baseball')).toEqual([]);
    expect(namesIn('put 20 bucks on bos for me now', 'hockey')).toEqual([]);
  });
});
