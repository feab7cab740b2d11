import { betsNamed, type Placed } from './bets-named.ts';
import type { Entity } from './entities.ts';
import { isOfGame } from './market-kinds.ts';
import type { Role } from './wants.ts';

/** What a message names, by what each is there for. */
export type Said = {
  /** One bet alone is wished for, in so many words. */
  isOne: boolean;
  placed: readonly Placed[];
  of: (role: Role) => readonly Entity[];
  text: (role: Role) => string;
};

/** How one want is asked in plain words. */
export type Form = {
  /** What has a place in it. */
  roles: readonly Role[];
  /** Null: something is missing without which it cannot be asked. */
  say: (said: Said) => string | null;
};

export const join = (...parts: (string | null | undefined | false | 0)[]): string =>
  parts.filter((part) => part).join(' ');
export const listed = (all: readonly string[], word: string): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1)}`;
export const texts = (all: readonly Entity[]): string[] => all.map(({ text }) => text);

/** The game of one side or two; null where nobody or more are named. */
export function gameOf({ of }: Said): string | null {
  const names = texts(of('name'));
  if (names.length === 0 || names.length > 2) return null;
  return names.length === 2 ? `${names[0]} at ${names[1]}` : `the ${names[0]} game`;
}
const gameOrThat = (said: Said): string | null => (said.of('name').length === 0 ? 'that game' : gameOf(said));

export const amountOf = ([first]: readonly Entity[]): number | null => first?.value ?? null;

/** What an entity means that points at the one that is worth the least, in place of a number. */
export const WEAKEST = 'weakest';

/** "Pick number 2", "the last pick". */
export function pickOf({ of }: Said, word = 'pick'): string | null {
  const nth = of('nth');
  const value = amountOf(nth);
  if (nth.length === 1 && nth[0]?.means === WEAKEST) return `the weakest ${word}`;
  if (nth.length !== 1 || value === null) return null;
  return value < 0 ? `the last ${word}` : `${word} number ${value}`;
}

/** The kinds of bets that are named, each once and by one name. */
export const kinds = ({ of }: Said): string => [...new Set(of('market').map(({ text }) => text))].join(' ');

/** The same of what is searched: what players do is each of its own, and no sum of them. */
export function kindsSearched({ of }: Said): string {
  const all = [
    ...new Set(of('market').flatMap((entity) => (isStat(entity) ? entity.text.split(SUMS) : [entity.text]))),
  ];
  const stats = of('market').flatMap((entity) => (isStat(entity) ? entity.text.split(SUMS) : []));
  if (stats.length < 2) return all.join(' ');
  const props = [...new Set(stats)].map((stat) => `${stat.replace(PROPS, '')} prop`);
  return join(...all.filter((text) => !stats.includes(text) && !PROPS.test(text)), listed(props, 'and'));
}
const SUMS = /,? (?:and|or|n|&) |[/+,] ?/;
const PROPS = / ?\b(?:player )?props?\b/i;
/** What a player does, by its name. */
const isStat = (entity: Entity): boolean =>
  entity.kind === 'market' && entity.means.startsWith('"') && !isOfGame(entity);
export const money = (text: string): string =>
  /^\d/.test(text) ? `$${text.replace(/ ?(bucks|dollars?|usd)/i, '')}` : text;

/** What is asked with one of its values, and not without. */
export const needs = (said: Said, role: Role, say: (text: string) => string): string | null => {
  const [first, ...others] = said.of(role);
  return first && others.length === 0 ? say(first.text) : null;
};

export const fixed = (sentence: string): Form => ({ roles: [], say: () => sentence });

/** Of one game, or of the one that was spoken of. */
export const ofGame = (say: (game: string, said: Said) => string | null, more: readonly Role[] = []): Form => ({
  roles: ['name', ...more],
  say: (said) => {
    const game = gameOrThat(said);
    return game && say(game, said);
  },
});

/** Of one that was shown, by its place. */
export const withPick = (
  say: (pick: string, said: Said) => string | null,
  more: readonly Role[] = [],
  word = 'pick',
): Form => ({
  roles: ['nth', 'name', ...more],
  say: (said) => {
    const pick = pickOf(said, word);
    return pick && say(pick, said);
  },
});

const BET: readonly Role[] = ['name', 'line', 'market', 'price', 'book'];
/** Of one bet that is named whole. */
export const oneBet = (
  say: (bet: string, said: Said) => string | null,
  more: readonly Role[] = [],
  less: readonly Role[] = [],
): Form => ({
  roles: [...BET.filter((role) => !less.includes(role)), ...more],
  say: (said) => {
    const [bet, ...others] = betsNamed(said.placed, true) ?? [];
    return bet && others.length === 0 ? say(bet, said) : null;
  },
});

/** Of several bets that are named whole. */
export const severalBets = (
  say: (bets: readonly string[], said: Said) => string | null,
  more: readonly Role[] = [],
): Form => ({
  roles: ['name', 'line', 'market', 'price', ...more],
  say: (said) => {
    const bets = betsNamed(
      said.placed.filter(({ role }) => role !== 'book'),
      false,
    );
    return bets && bets.length > 1 ? say(bets, said) : null;
  },
});
