import type { Token } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { ORDINALS } from '../ordinals.ts';
import type { GameChoice } from './find-game.ts';
import type { Mention } from './mentions.ts';
import { sharedGames } from './shared-games.ts';
import type { StatedBet } from './stated-bets.ts';

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

type Asked = Pick<GameChoice, 'nowMs' | 'window' | 'eventId'> & { plain: string };

/** "Cubs ML both games vs Dodgers": of a series that is named as a whole each game by itself; else the one that is meant. */
export function eachGame<Bet extends Pick<StatedBet, 'side' | 'opponent'>>(
  bet: Bet,
  { plain, nowMs, window, eventId }: Asked,
): { bet: Bet; eventId: string | null }[] {
  const sides = OF_EACH_GAME.test(plain) ? [bet.side, bet.opponent].filter((side) => side !== null) : [];
  const isAt = ({ startsAt }: SlateEvent): boolean =>
    window === null || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs);
  const games = sides.length > 0 ? gamesAhead(sides, nowMs).filter(isAt) : [];
  return games.length > 1 ? games.map(({ id }) => ({ bet, eventId: id })) : [{ bet, eventId }];
}

const OF_EACH_GAME =
  /\b(both|each|all|every|two|2|three|3)( of)?( the| their| those| these)?( \d)? (games?|matches|meetings)\b|\bgames? (1|one) (and|n) (game )?(2|two)\b|\b(whole|entire|full) series\b|\bdouble ?header\b/;

/** The games of those who are named, of two those of them both, the soonest first. */
function gamesAhead(sides: readonly Pick<Mention, 'persons'>[], nowMs: number): SlateEvent[] {
  const of = sides.map(({ persons }) => persons.map(({ event }) => event));
  const shared = sides.length > 1 ? sharedGames(of) : (of[0] ?? []);
  return [...new Set(shared)]
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
