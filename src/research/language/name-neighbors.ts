import type { Named } from '#engine/names/name-index.ts';
import type { PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

/** A name in a question, with those whom it may mean. */
export type Mention = { from: number; to: number; options: readonly Named[] };

const CONNECTS = /^(or|and|vs|v|versus|at|against|n|x)$/;
const MOST_BETWEEN = 3;
const SHORTEST_NAME = 4;

/**
 * Names side by side belong to one league: an everyday word beside a name is a team ("kings warriors", "army navy"), and
 * a city beside a team means that league's ("sounders at portland"). Names that count for nothing go.
 */
export function withNeighbors(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  matches: readonly PhraseMatch<Named>[],
): Mention[] {
  const beside = mentions.map((mention, index): Mention | null => {
    const places = [index - 1, index + 1].filter((place) => {
      const other = mentions[place];
      return other !== undefined && (joins(tokens, other.to, mention.from) || joins(tokens, mention.to, other.from));
    });
    const leagues = new Set(places.flatMap((place) => leaguesOf(mentions[place]?.options)));
    const own = leaguesOf(mention.options);
    if (own.length > 0 && (leagues.size === 0 || own.some((league) => leagues.has(league)))) return mention;
    const around =
      leagues.size > 0
        ? leagues
        : new Set(places.flatMap((place) => leaguesOf(longNames(tokens, matches, index, place))));
    const options = weak(matches[index]).filter(({ league }) => around.has(league));
    if (options.length > 0) return { ...mention, options };
    return own.length > 0 ? mention : null;
  });
  return listed(tokens, { beside, mentions, matches }).filter((mention) => mention !== null);
}

type Found = {
  beside: readonly (Mention | null)[];
  mentions: readonly Mention[];
  matches: readonly PhraseMatch<Named>[];
};

/** "Bucks + Lightning + Avs": in a row with names an everyday word is one of them, of whatever league. */
function listed(tokens: readonly Token[], { beside, mentions, matches }: Found): (Mention | null)[] {
  const row = [...beside];
  const places = [...row.keys()];
  for (const index of [...places, ...places.toReversed()]) {
    const mention = mentions[index];
    if (row[index] !== null || !mention || (tokens[mention.from]?.text.length ?? 0) < SHORTEST_NAME) continue;
    const [before, after] = [row[index - 1], row[index + 1]];
    const isInRow =
      (before && joins(tokens, before.to, mention.from)) || (after && joins(tokens, mention.to, after.from));
    const options = isInRow ? signed(matches[index]) : [];
    if (options.length > 0) row[index] = { ...mention, options };
  }
  return row;
}

const signed = (match: PhraseMatch<Named> | undefined): readonly Named[] =>
  match?.values.filter(({ needs, kind }) => needs === 'sign' && kind === 'side') ?? [];

const leaguesOf = (options: readonly Named[] = []) => options.map(({ league }) => league);

const weak = (match: PhraseMatch<Named> | undefined): readonly Named[] =>
  match?.values.filter(({ needs }) => needs !== 'capitals') ?? [];

/** Two everyday words make each other teams where neither is short: "army navy", not "was fire". */
const longNames = (tokens: readonly Token[], matches: readonly PhraseMatch<Named>[], ...places: readonly number[]) => {
  const areLong = places.every((place) => (tokens[matches[place]?.from ?? -1]?.text.length ?? 0) >= SHORTEST_NAME);
  return areLong ? weak(matches[places.at(-1) ?? -1]) : [];
};

/** Side by side, or with no more than a line and a word such as "or" and "vs" between. */
function joins(tokens: readonly Token[], end: number, start: number): boolean {
  if (end >= start) return end === start;
  if (start - end > MOST_BETWEEN) return false;
  const between = tokens.slice(end, start);
  return (
    between.some(({ text }) => CONNECTS.test(text)) &&
    between.every(({ text, number }) => number !== null || CONNECTS.test(text) || /^(ml|moneyline|the)$/.test(text))
  );
}
