import { gameAhead } from '../language/calls/game-ahead.ts';
import type { BetFocus, Reading } from '../language/reading.ts';
import { gameLabel, leagueOf } from '../slate/leagues.ts';
import type { SlateEvent } from '../slate/slate.ts';
import { startWords } from '../words/moment-words.ts';
import { outcomeLabel, propName, signedLine } from '../words/pick-label.ts';
import type { CallFault } from './call-fault.ts';
import type { GameIds } from './find-asked-game.ts';
import type { Said } from './said.ts';

/** A call that was made before in this turn, and why it did not do. */
export type TriedCall = { call: string; why: CallFault['fault'] | 'nothing_found' | 'only_games' };

export type DialogueInput = { content: object; ids: GameIds };

const MOST_GAMES = 6;
const MOST_BETS = 5;
const MOST_BEFORE = 160;

/**
 * What a model is told of a question that rules did not understand: its words, whom it names, what was spoken of before. Nothing of
 * the bettor goes in but the books that the chat is held to; money is their own affair. `rules`: what these would say.
 */
export function dialogueInput(
  said: Said,
  { question, rules, tried }: { question: string; rules: string; tried: readonly TriedCall[] },
): DialogueInput {
  const { slate, nowMs, zone, previous, reading } = said.tagged;
  const known = { events: slate.events, nowMs };
  const spoken = said.spoken.flatMap((bet) => gameAhead(bet, known) ?? []);
  const named = slate.events.filter(({ id }) => said.games.has(id));
  const games = [...new Set([...named, ...spoken])].slice(0, MOST_GAMES);
  const idOf = new Map(games.map(({ id }, at) => [id, `g${at + 1}`]));
  const bets = said.spoken.slice(0, MOST_BETS).flatMap((bet, at) => {
    const event = gameAhead(bet, known);
    return event ? [{ n: at + 1, bet: betWords(bet, event), game: idOf.get(event.id) }] : [];
  });
  const books = (reading.memory?.sportsbooks ?? []).map((key) => slate.bookTitles.get(key) ?? key);
  const dialogue = {
    ...(previous?.asked && !saysMoney(previous) && { asked: previous.asked.slice(0, MOST_BEFORE) }),
    ...(bets.length > 0 && { bets }),
    ...(previous?.looked?.[0] && { looked: previous.looked.map(({ tool }) => tool) }),
    ...(books.length > 0 && { books }),
  };
  const content = {
    ...(Object.keys(dialogue).length > 0 && { dialogue }),
    ...(games.length > 0 && {
      games: games.map((event) => ({
        id: idOf.get(event.id),
        game: gameLabel(event),
        league: leagueOf(event.sportKey) ?? event.sportTitle,
        starts: startWords(event.startsAt.toISOString(), nowMs, zone.name),
      })),
    }),
    rules,
    ...(tried.length > 0 && { tried }),
    question,
  };
  return { content, ids: new Map([...idOf].map(([id, short]) => [short, id])) };
}

/** What a bettor has is left where it was said. */
const saysMoney = ({ bankroll, unit, memory }: Reading): boolean =>
  [bankroll, unit, memory?.bankroll, memory?.unit].some((money) => money != null);

function betWords({ market, side, line, player }: BetFocus, event: SlateEvent): string {
  const who = player ?? outcomeLabel(event, side);
  const what = market.startsWith('prop:') ? propName(market) : market === 'moneyline' ? 'moneyline' : '';
  const points = line === null ? '' : market === 'spread' ? signedLine(line) : `${line}`;
  const direction = player === null ? '' : side;
  return [who, direction, points, what].filter((part) => part !== '').join(' ');
}
