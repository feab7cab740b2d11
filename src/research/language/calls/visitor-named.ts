import type { Token } from '#engine/names/tokenise.ts';
import type { Person } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import type { Mention } from './mentions.ts';

const AGAINST = /^(vs|v|versus|against|at)$/;
const WINS = /^(to|win|wins|winning|beat|ml|moneyline)$/;
/** How a word of a club's name is written for short. */
const SHORT: Readonly<Record<string, string>> = { utd: 'united', untd: 'united' };

/**
 * "Utd to win at Leicester": who goes before "at" by a word of his name that many share is who plays there, and the bet is his and not
 * that of whom he plays.
 */
export const visitorNamed = (mentions: readonly Mention[], tokens: readonly Token[]): readonly Mention[] =>
  mentions.flatMap((mention) => {
    const visitor = visitorBefore(mention, mentions, tokens);
    return visitor ? [visitor, mention] : [mention];
  });

function visitorBefore(host: Mention, all: readonly Mention[], tokens: readonly Token[]): Mention | null {
  const at = host.from - (tokens[host.from - 1]?.text === 'the' ? 2 : 1);
  if (host.kind !== 'side' || !AGAINST.test(tokens[at]?.text ?? '')) return null;
  let to = at;
  while (WINS.test(tokens[to - 1]?.text ?? '')) to -= 1;
  const before = tokens[to - 1];
  if (!before || before.number !== null || all.some((one) => one.from < to && one.to >= to)) return null;
  const called = SHORT[before.text] ?? before.text;
  const others = host.persons.flatMap((person) => opponentOf(person) ?? []);
  const named = others.find(({ name }) => fold(name).split(' ').includes(called));
  // "They to win at Leicester" is said of the visitors, by whatever word.
  const isVisit = tokens[at]?.text === 'at' && at - to === 2 && tokens[to]?.text === 'to';
  const visitor = named ?? (isVisit && host.names.length === 1 ? others.find(isAway) : undefined);
  return visitor ? { from: to - 1, to, kind: 'side', persons: [visitor], names: [visitor.name], begun: null } : null;
}

const isAway = (person: Person): boolean => person.name === person.event.away;

function opponentOf({ name, event }: Person): Person | null {
  const selection = name === event.home ? 'away' : name === event.away ? 'home' : null;
  return selection && { kind: 'side', name: event[selection], selection, event };
}
