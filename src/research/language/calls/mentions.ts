import { clubName } from '#engine/names/club-name.ts';
import { NAME_INDEX } from '#engine/names/name-index.ts';
import { findPhrases, type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import type { NameContext } from '../read-names.ts';
import { readMentions, readOpenMentions } from '../read-names.ts';
import { isOrdinaryWord } from '../spelling.ts';
import { codePairs } from './code-pairs.ts';
import { isShortOfLeague, ofLineOrLeague } from './short-of-league.ts';

/** A name in a question: who on the slate goes by it, soonest game first, and what it is called where nobody does. */
export type Mention = {
  from: number;
  to: number;
  kind: 'side' | 'player';
  persons: readonly Person[];
  /** The names that it may stand for: one, or several that the slate tells apart no further. */
  names: readonly string[];
  /** The latest game of theirs that has begun and is still there; null: none. */
  begun: SlateEvent | null;
  /** It is of another than who mostly goes by it. */
  isNarrowed?: true;
};

/** The same name, of whom only these are meant. */
export const withPersons = (mention: Mention, persons: readonly Person[]): Mention => ({
  ...mention,
  persons,
  names: [...new Set(persons.map(({ name }) => name))],
});

/** Whom the slate knows, and what else decides who is meant. */
type Known = { names: PhraseIndex<Person>; nowMs: number; context: NameContext };

/** Every name, first those of the slate, then those of the tables; none overlapping. */
export function readNamesOf(tokens: readonly Token[], { names, nowMs, context }: Known): Mention[] {
  const isAhead = ({ startsAt }: SlateEvent) => startsAt.getTime() > nowMs;
  const settled = readMentions(tokens, context);
  const fromTables = readOpenMentions(tokens, context).map(({ from, to, options: open }, at): Mention => {
    // Whom the slate has is meant; the time of the year decides where it has nobody.
    const isThere = open.some(({ name }) => personsOf(name, names, isAhead).length > 0);
    const ofLeague = isThere ? [] : (phraseAt(NAME_INDEX, tokens, from)?.values ?? []).filter(isShortOfLeague);
    const there = ofLeague.filter(({ name }) => personsOf(name, names, isAhead).length > 0);
    const options = isThere ? open : there.length > 0 ? there : (settled[at]?.options ?? open);
    const persons = options.flatMap((option) => personsOf(option.name, names, isAhead));
    const gone = options.flatMap((option) => personsOf(option.name, names, (event) => !isAhead(event)));
    const isPlayer = options.every(({ kind }) => kind === 'player');
    return toMention(
      { from, to },
      persons,
      options.map(({ name }) => name),
      isPlayer,
      gone,
    );
  });
  const fromSlate = findPhrases(names, tokens).flatMap(({ from, to, values }) => {
    const persons = values.filter(({ event }) => isAhead(event));
    if (persons.length === 0 || !isMeant(tokens, from, to)) return [];
    return [
      toMention(
        { from, to },
        persons,
        [],
        false,
        values.filter(({ event }) => !isAhead(event)),
      ),
    ];
  });
  const all = ofLineOrLeague(tokens, merge(fromTables, fromSlate), (name) => personsOf(name, names, isAhead));
  const named = all.filter((mention) => !isCounted(tokens, mention, all) && !isLimit(tokens, mention));
  const codes = codePairs(tokens, named, (name) => personsOf(name, names, isAhead)).map(
    ({ at, to, persons, names: called }) => {
      const gone = called.flatMap((name) => personsOf(name, names, (event) => !isAhead(event)));
      return toMention({ from: at, to }, persons, called, false, gone);
    },
  );
  const coded = codes.filter((mention) => !isCounted(tokens, mention, named));
  return [...named, ...coded.filter((mention) => !isLimit(tokens, mention))].sort((a, b) => a.from - b.from);
}

/** "1.5 tb", "ohtani tb": behind a number or a player it is what is counted, and no team. */
const isCounted = (tokens: readonly Token[], { from, to }: Mention, all: readonly Mention[]): boolean =>
  to - from === 1 &&
  ((tokens[from - 1]?.number?.sign === null && tokens[from]?.afterBreak !== true) ||
    all.some((one) => one.kind === 'player' && one.to === from)) &&
  phraseAt(PROP_STAT_PHRASES, tokens, from)?.to === to;

/** "Min -150" is a limit, where Minnesota is written MIN. */
function isLimit(tokens: readonly Token[], { from, to }: Pick<Mention, 'from' | 'to'>): boolean {
  const next = tokens[to];
  const isMin = to - from === 1 && from > 0 && tokens[from]?.raw === 'min';
  return isMin && ((next?.number?.value ?? 0) >= LEAST_PRICE || /^(odds|price|edge|of)$/.test(next?.text ?? ''));
}

const LEAST_PRICE = 100;

/** "Eagles fan here" says who writes, and asks for nothing: the words without it. */
export function withoutFans(tokens: readonly Token[], mentions: readonly Mention[]): readonly Token[] {
  const isFan = ({ to }: Mention) => /^(fan|fans|supporter|homer)$/.test(tokens[to]?.text ?? '');
  const fans = mentions.filter(isFan);
  return fans.length === 0 ? tokens : tokens.filter((_, at) => !fans.some(({ from, to }) => at >= from && at <= to));
}

const COUNTED =
  'props?|anytime|points|pts|rebounds|assists|yards|yds|hits|strikeouts|ks|goals|shots|tb|tbs|td|tds|sog|sot|ast|asts|reb|rebs|pra|receptions|rec|recs|hr|homer';
const BESIDE_NAMES = new RegExp(
  `^(over|under|o|u|ml|moneyline|spread|total|vs|v|versus|at|to|${COUNTED}|game|fight|match|line|odds|price|priced|beat|beats|wins?|cover|or|and)$`,
);
const IS_COUNTED = new RegExp(`^(${COUNTED})$`);

/** An ordinary word is a name where it is written as one, or beside what is said of names: "allen over 250.5". */
function isMeant(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 1 || !isOrdinaryWord(tokens[from]?.text ?? '')) return true;
  if (from > 0 && /^[A-Z][a-z]/.test(tokens[from]?.raw ?? '')) return true;
  // "No davis pls": alone behind a word of refusal it is somebody's name.
  const isRefused = /^(no|without|except|minus)$/.test(tokens[from - 1]?.text ?? '');
  const next = tokens[to];
  if (isRefused && (next === undefined || next.afterBreak || /^(pls|please|thx|thanks)$/.test(next.text))) return true;
  // "Anytime td for walker".
  if (/^(for|of)$/.test(tokens[from - 1]?.text ?? '') && IS_COUNTED.test(tokens[from - 2]?.text ?? '')) return true;
  return [from - 1, to, to + 1].some((at) => {
    const token = tokens[at];
    const isLine = token?.number != null && (token.number.sign !== null || !Number.isInteger(token.number.value));
    return token !== undefined && (isLine || BESIDE_NAMES.test(token.text));
  });
}

/** A canonical name of the tables, as the slate has it. */
function personsOf(name: string, names: PhraseIndex<Person>, isAhead: (event: SlateEvent) => boolean): Person[] {
  const words = tokenise(name);
  const match = phraseAt(names, words, 0);
  if (match?.to !== words.length) return [];
  const asked = fold(clubName(name));
  return match.values.filter((person) => fold(clubName(person.name)) === asked && isAhead(person.event));
}

function toMention(
  at: { from: number; to: number },
  persons: readonly Person[],
  tableNames: readonly string[],
  isPlayer: boolean,
  gone: readonly Person[],
): Mention {
  const sorted = [...persons].sort((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
  const names = [...new Set(sorted.length > 0 ? sorted.map(({ name }) => name) : tableNames)];
  const kind = (sorted[0]?.kind ?? (isPlayer ? 'player' : 'side')) as Mention['kind'];
  const begun = gone.map(({ event }) => event).sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0] ?? null;
  return { ...at, kind, persons: sorted, names, begun };
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
