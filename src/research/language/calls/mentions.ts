import { findPhrases, type PhraseIndex } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import type { NameContext } from '../read-names.ts';
import { readMentions, readOpenMentions } from '../read-names.ts';
import { isOrdinaryWord } from '../spelling.ts';

/** A name in a question: who on the slate goes by it, soonest game first, and what it is called where nobody does. */
export type Mention = {
  from: number;
  to: number;
  kind: 'side' | 'player';
  persons: readonly Person[];
  /** The names that it may stand for: one, or several that the slate tells apart no further. */
  names: readonly string[];
};

/** Whom the slate knows, and what else decides who is meant. */
type Known = { events: readonly SlateEvent[]; names: PhraseIndex<Person>; nowMs: number; context: NameContext };

/** Every name, first those of the slate, then those of the tables; none overlapping. */
export function readNamesOf(tokens: readonly Token[], { events, names, nowMs, context }: Known): Mention[] {
  const isAhead = ({ startsAt }: SlateEvent) => startsAt.getTime() > nowMs;
  const ahead = events.filter(isAhead);
  const settled = readMentions(tokens, context);
  const fromTables = readOpenMentions(tokens, context).map(({ from, to, options: open }, at): Mention => {
    // Whom the slate has is meant; the time of the year decides where it has nobody.
    const isThere = open.some(({ name }) => personsOf(name, ahead).length > 0);
    const options = isThere ? open : (settled[at]?.options ?? open);
    const persons = options.flatMap((option) => personsOf(option.name, ahead));
    const isPlayer = options.every(({ kind }) => kind === 'player');
    return toMention(
      { from, to },
      persons,
      options.map(({ name }) => name),
      isPlayer,
    );
  });
  const fromSlate = findPhrases(names, tokens).flatMap(({ from, to, values }) => {
    const persons = values.filter(({ event }) => isAhead(event));
    if (persons.length === 0 || !isMeant(tokens, from, to)) return [];
    return [toMention({ from, to }, persons, [], false)];
  });
  return merge(fromTables, fromSlate);
}

const BESIDE_NAMES =
  /^(over|under|o|u|ml|moneyline|spread|total|vs|v|versus|at|to|props?|anytime|points|pts|rebounds|assists|yards|yds|hits|strikeouts|ks|goals|shots|game|fight|match|line|odds|price|beat|beats|wins?|cover|or|and)$/;

/** An ordinary word is a name where it is written as one, or beside what is said of names: "allen over 250.5". */
function isMeant(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 1 || !isOrdinaryWord(tokens[from]?.text ?? '')) return true;
  if (from > 0 && /^[A-Z][a-z]/.test(tokens[from]?.raw ?? '')) return true;
  return [from - 1, to, to + 1].some((at) => {
    const token = tokens[at];
    return token !== undefined && (token.number?.sign != null || BESIDE_NAMES.test(token.text));
  });
}

/** A canonical name of the tables, as the slate has it. */
function personsOf(name: string, events: readonly SlateEvent[]): Person[] {
  const asked = fold(name);
  return events.flatMap((event): Person[] => {
    const sides = (['home', 'away'] as const).filter((selection) => fold(event[selection]) === asked);
    const player = event.markets.find((market) => market.player !== '' && fold(market.player) === asked)?.player;
    return [
      ...sides.map((selection) => ({ kind: 'side' as const, name: event[selection], selection, event })),
      ...(player === undefined ? [] : [{ kind: 'player' as const, name: player, event }]),
    ];
  });
}

function toMention(
  at: { from: number; to: number },
  persons: readonly Person[],
  tableNames: readonly string[],
  isPlayer: boolean,
): Mention {
  const sorted = [...persons].sort((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
  const names = [...new Set(sorted.length > 0 ? sorted.map(({ name }) => name) : tableNames)];
  const kind = (sorted[0]?.kind ?? (isPlayer ? 'player' : 'side')) as Mention['kind'];
  return { ...at, kind, persons: sorted, names };
}

/** Of two that overlap the longer one; of two as long the one that the slate knows. */
function merge(tables: readonly Mention[], slate: readonly Mention[]): Mention[] {
  const overlaps = (a: Mention, b: Mention) => a.from < b.to && b.from < a.to;
  const width = ({ from, to }: Mention) => to - from;
  const isBetter = (other: Mention, one: Mention) =>
    width(other) > width(one) || (width(other) === width(one) && other.persons.length > 0);
  const kept = slate.filter((one) => !tables.some((other) => overlaps(one, other) && isBetter(other, one)));
  const others = tables.filter((one) => !kept.some((other) => overlaps(one, other)));
  return [...kept, ...others].sort((a, b) => a.from - b.from);
}
