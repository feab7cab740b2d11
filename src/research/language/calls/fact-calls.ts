import type { FactKindName } from '#contract/research/facts.ts';
import { coversSport } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { type Asked, calls, say } from './call.ts';
import { isAsked, type MarketQuestion, personOf } from './subject.ts';

const KIND_WORDS = {
  injury: 'injury report',
  weather: 'forecast',
  form: 'recent form',
  head_to_head: 'record of past meetings',
} as const satisfies Readonly<Record<FactKindName, string>>;
const MOST_NAMES = 5;

const kindsIn = ({ topics }: MarketQuestion): FactKindName[] =>
  (Object.keys(KIND_WORDS) as FactKindName[]).filter((kind) => topics.has(kind));

export const asksFacts = (asked: MarketQuestion): boolean => kindsIn(asked).length > 0;

/** What is stored of somebody who is named, else of the next games that have any of it. */
export function factsAsked(asked: MarketQuestion): Asked {
  const kinds = kindsIn(asked);
  const person = personOf(asked);
  if (person && isAsked(person)) return person;
  if (person?.kind === 'player') return calls([{ tool: 'facts_about', input: { names: [person.name], kinds } }]);
  if (person) return calls([{ tool: 'facts_about', input: { eventId: person.event.id, kinds } }]);
  const names = asked.events.filter((event) => isMeant(event, asked, kinds)).map(({ home }) => home);
  if (names.length === 0) return say(noneOf(kinds, asked));
  return calls([{ tool: 'facts_about', input: { names: names.slice(0, MOST_NAMES), kinds, limit: 20 } }]);
}

function isMeant(
  { startsAt, sportKey, facts }: SlateEvent,
  asked: MarketQuestion,
  kinds: readonly FactKindName[],
): boolean {
  const { leagues, window, nowMs } = asked;
  const at = startsAt.getTime();
  const isThen = at > nowMs && (window === null || (at >= window.fromMs && at < window.toMs));
  const isThere = leagues.length === 0 || leagues.some((league) => coversSport(league, sportKey));
  return isThen && isThere && facts.some(({ kind }) => kinds.some((one) => one === kind));
}

function noneOf(kinds: readonly FactKindName[], { leagues, window }: MarketQuestion): string {
  const games = leagues.length > 0 ? `the ${leagues[0]} games` : 'the games';
  return `No ${kinds.map((kind) => KIND_WORDS[kind]).join(' or ')} is stored for ${games} ahead${window ? ` ${window.label}` : ''}.`;
}
