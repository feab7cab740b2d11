import type { Token } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { ORDINALS } from '../ordinals.ts';
import type { Mention } from './mentions.ts';
import { sharedGames } from './shared-games.ts';

const GAME = /^(game|games|match|meeting|leg)$/;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, '1': 1, '2': 2, '3': 3 };

/**
 * "Dodgers or Cubs in the second game", "game 2": of several games ahead of those who are named the one in that place. A game that is not there
 * is nobody's: whoever is named keeps all of them.
 */
export function gameInOrder(mentions: readonly Mention[], tokens: readonly Token[], nowMs: number): readonly Mention[] {
  const place = placeIn(tokens);
  const sides = mentions.filter(({ kind }) => kind === 'side');
  if (place === null || sides.length === 0 || sides.length !== mentions.length) return mentions;
  const games = gamesAhead(sides, nowMs);
  const game = games[place - 1];
  if (games.length < 2 || !game) return mentions;
  return mentions.map((mention) => {
    const persons = mention.persons.filter(({ event }) => event === game);
    return persons.length === 0 ? mention : { ...mention, persons };
  });
}

function placeIn(tokens: readonly Token[]): number | null {
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? '';
    if (text in ORDINALS && GAME.test(next)) return ORDINALS[text] ?? null;
    if (text === 'game' && next in NUMBERS) return NUMBERS[next] ?? null;
  }
  return null;
}

function gamesAhead(sides: readonly Mention[], nowMs: number): SlateEvent[] {
  const of = sides.map(({ persons }) => persons.map(({ event }) => event));
  const shared = sides.length > 1 ? sharedGames(of) : (of[0] ?? []);
  return [...new Set(shared)]
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
