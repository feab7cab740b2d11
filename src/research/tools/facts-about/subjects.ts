import type { Fact } from '../../slate/fact.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { contains } from '../best-bets/fit.ts';
import { type AskedName, isPlayerNamed, sidesNamed } from '../find-games/named-in-game.ts';

/** Whose facts of one game are asked for. */
export type Subject = {
  event: SlateEvent;
  /** Who was named and is in this game; empty: the whole game was asked for. */
  names: readonly string[];
  isAbout: (fact: Fact) => boolean;
};

/** The game of somebody named; null where none of the names is in it. */
export function subjectIn(event: SlateEvent, names: readonly AskedName[]): Subject | null {
  const found = names.map((asked) => aboutIn(event, asked)).filter((about) => about !== null);
  if (found.length === 0) return null;
  return {
    event,
    names: found.map(({ name }) => name),
    isAbout: (fact) => found.some(({ isAbout }) => isAbout(fact)),
  };
}

type About = { name: string; isAbout: (fact: Fact) => boolean };

/** A side's own facts and those of the game; of a player his own, and the weather that he plays in. */
function aboutIn(event: SlateEvent, asked: AskedName): About | null {
  const { name } = asked;
  const sides = sidesNamed(event, asked);
  if (sides.length > 0) return { name, isAbout: ({ team }) => team === '' || sides.includes(team) };
  const isOfPlayer = ({ player, kind, text }: Fact) =>
    isPlayerNamed(player, asked) || (kind === 'injury' && contains(text, name));
  const isHere = event.markets.some(({ player }) => isPlayerNamed(player, asked)) || event.facts.some(isOfPlayer);
  return isHere ? { name, isAbout: (fact) => fact.kind === 'weather' || isOfPlayer(fact) } : null;
}
