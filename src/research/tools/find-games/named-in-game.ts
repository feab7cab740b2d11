import { NAME_INDEX } from '#engine/names/name-index.ts';
import { findPhrases } from '#engine/names/phrase-index.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { contains, fold } from '../best-bets/fit.ts';

/** A name as it was asked for, and the canonical names that bettors mean by it: "niners" is the San Francisco 49ers. */
export type AskedName = { name: string; known: readonly string[] };

export const askedName = (name: string): AskedName => ({
  name,
  known: findPhrases(NAME_INDEX, tokenise(name)).flatMap(({ values }) => values.map((value) => value.name)),
});

/** The sides of the game that go by the name: the slate's own names first, then what the tables know. */
export const sidesNamed = ({ home, away }: Pick<SlateEvent, 'home' | 'away'>, { name, known }: AskedName): string[] =>
  [home, away].filter((side) => contains(side, name) || known.some((one) => fold(side) === fold(one)));

/** Whether a player, whose name may be empty, goes by the name. */
export const isPlayerNamed = (player: string, { name, known }: AskedName): boolean =>
  player !== '' && (contains(player, name) || known.some((one) => contains(player, one)));

/** Whether the game has somebody of the name; a player is on the slate where one of the markets is about him. */
export const hasName = (event: SlateEvent, asked: AskedName): boolean =>
  sidesNamed(event, asked).length > 0 || event.markets.some(({ player }) => isPlayerNamed(player, asked));
