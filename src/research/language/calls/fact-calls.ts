import type { FactKindName } from '#contract/research/facts.ts';
import { coversSport, gameLabel, isBetweenPersons } from '../../slate/leagues.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { contains } from '../../tools/best-bets/fit.ts';
import { statusOfPlayer, statusOfSide } from '../free/status-of-player.ts';
import { REPORT_OF } from '../tickets/closed-edit.ts';
import { type Asked, calls, say } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import type { Mention } from './mentions.ts';
import { asksVerdict } from './price-questions.ts';
import { hasSubject } from './stated-bets.ts';
import { isAsked, type MarketQuestion, personOf, subjectOf } from './subject.ts';

const KIND_WORDS = {
  injury: 'injury report',
  weather: 'forecast',
  form: 'recent form',
  head_to_head: 'record of past meetings',
} as const satisfies Readonly<Record<FactKindName, string>>;
const MOST_NAMES = 5;

/** "Is Curry playing tonight", "will Mahomes suit up": whether somebody takes part. */
const STATUS =
  /\b(is|are|will|was|does|did|can|has|whats?|hows?|any)\b.*\b(playing|play|plays|in|out|active|inactive|available|healthy|ready|good to go|back|returning|return|returned|starting|start|sitting|sit|resting|rest|suspended|suspension|dressed|dressing|suit(ed|ing)? up|probable|doubtful|questionable|gtd|game time decision|status|fit|hurt|injured|cleared|limited|practicing|practiced|practice|travel(ing|ling)?|scratched|benched)\b|^(\w+ ){1,3}(playing|suiting up|starting|active|healthy|hurt|injured)( (tonight|tn|tmrw|tomorrow|today|sunday|monday|tuesday|wednesday|thursday|friday|saturday|again|or not|or nah|or what|rn))*$/;
/** "Any news on the Nuggets", "latest on Luka". */
const NEWS =
  /\b(news|latest|updates?|rumou?rs?|intel|info|information|scoop|word|reports?)\b|\b(whats|what is|anything) (up|going on|new|happening) (with|on|about)\b|\banything (new )?(on|about|with)\b|\bwhat (should|do) (i|we) (need to )?know about\b/;

const NO_NEWS = 'I have no news, only injury reports, forecasts, recent form and past meetings, each with its time.';

const NOT_CONFIRMED =
  'I cannot confirm who plays. I do have injury reports, and a book that prices a player expects him to play.';

/** "When did the Lions last beat the Chargers". */
const MEETINGS =
  /\brecord (vs|against|versus)\b|\blast time\b.*\b(beat|beaten|played|met|won|faced|lost|meet|play|face|win|lose)\b|\bwhen (did|do|was|were)\b.*\blast\b.*\b(beat|play|played|meet|met|face|faced|win|won|lose|lost)\b|\bhow (many times|often)\b.*\b(beat|beaten|won|win|played|met)\b|\b(all time|head to head|season) (series|record|history)\b/;
const FORM =
  /\b(win|winning|losing|hot|cold|unbeaten|current) (streak|run)\b|\bon a (streak|run|roll|skid|slide)\b|\b(whos?|which teams?|what teams?|is|are)\b.*\b(hot|cold|streaking|in form|rolling|struggling|slumping|on fire)\b|\bhow (did|have|has|are|is|were)\b.*\b(do|done|doing|been|looked|looking|played|playing|performed|fared)\b.*\b(last|lately|recently|recent|past|this (month|season|year))\b/;
/** "Whats the Rockets record this year". */
const OF_RECORD =
  /^(?:(?:so|and|ok|yo|hey) )*(?:(?:whats|what is|hows|tell me|give me) )?(?:the )?(?!(?:your|ur|my|a|track|betting) )\w+(?: \w+)? (?:win loss |w l )?record(?: (?:this|so|the) (?:year|season|far))?(?: like)?$/;
const HEALTH =
  /\b(healthy|banged up|full strength|short ?handed|missing (anyone|anybody|players|starters|guys|a starter)|fully fit|injury (list|update|news)|il|ir list)\b|\bwhos? (is )?(out|missing|sitting|hurt|questionable|doubtful|unavailable)\b/;

function namedKinds(asked: MarketQuestion): FactKindName[] {
  const { topics, plain } = asked;
  const said = {
    head_to_head: MEETINGS.test(plain) || asksMeetings(asked),
    form: FORM.test(plain) || OF_RECORD.test(plain),
    injury: HEALTH.test(plain),
    weather: false,
  };
  return (Object.keys(KIND_WORDS) as FactKindName[]).filter((kind) => topics.has(kind) || said[kind]);
}

/** "Celtics vs Mavs head to head": of two sides it is what they did before, where nothing is said of prices. */
function asksMeetings({ plain, said, books, topics, focus }: MarketQuestion): boolean {
  const named = said.filter(hasSubject);
  const isOfShown = named.length === 0 && focus.length > 0;
  const isOfTwo = isOfShown || named.length > 1 || said.some(({ opponent }) => opponent !== null);
  const isOfPrices =
    books.length > 0 ||
    topics.has('odds') ||
    topics.has('best_price') ||
    said.some(({ price, line, direction }) => (price ?? line ?? direction) !== null);
  return SHORT_MEETINGS.test(plain) && isOfTwo && !isOfPrices && !asksVerdict(plain) && !BETS_ON_IT.test(plain);
}

/** "H2h bet": who wins, as it is called at some books. */
const BETS_ON_IT = /\b(bets?|betting|wager|odds|prices?|lines?|market|moneylines?|ml)\b/;

/** Whether a player is asked about, and nothing of a bet on him. */
const asksStatus = ({ plain, bets }: MarketQuestion): boolean => {
  const [bet] = bets;
  const isPerson = bet?.player != null || (bet?.side != null && isOneself(bet.side));
  const isBare = isPerson && bet?.line === null && bet.price === null && bet.stats.length === 0;
  return isBare && bet.direction === null && STATUS.test(plain);
};

const asksNews = (asked: MarketQuestion): boolean => {
  const subject = subjectOf(asked);
  return subject !== undefined && (subject.line ?? subject.price) === null && NEWS.test(asked.plain);
};

/** A side of a match between persons. */
const isOneself = ({ persons: [first] }: Mention): boolean => first !== undefined && isBetweenPersons(first.event);

export const asksFacts = (asked: MarketQuestion): boolean =>
  namedKinds(asked).length > 0 || asksStatus(asked) || asksNews(asked);

/** Which is a market too, so that it asks for no facts by itself. */
const SHORT_MEETINGS = /\bhead to head\b/;

/** What is stored of somebody who is named, else of the next games that have any of it. */
export function factsAsked(asked: MarketQuestion): Asked {
  const named = namedKinds(asked);
  const isNews = named.length === 0 && asksNews(asked);
  const kinds: readonly FactKindName[] =
    named.length > 0 || isNews ? named : [SHORT_MEETINGS.test(asked.plain) ? 'head_to_head' : 'injury'];
  const told = isNews ? [NO_NEWS] : named.length > 0 ? [] : [NOT_CONFIRMED];
  const player = subjectOf(asked)?.player;
  if (player) return ofPlayer(player, asked, { kinds, told, isNews });
  const each = ofEachSide(asked, kinds, told);
  if (each) return each;
  const person = personOf(asked);
  if (person) return factsOfSide(person, asked, kinds, told);
  const names = asked.events.filter((event) => isMeant(event, asked, kinds)).map(({ home }) => home);
  if (names.length === 0) return say(noneOf(kinds, asked));
  return calls([factsCall({ names: names.slice(0, MOST_NAMES), limit: 20 }, kinds)]);
}

/** "Who's hurt on the Bengals or Ravens": of each that plays another game, and which of them has none ahead. */
function ofEachSide(asked: MarketQuestion, kinds: readonly FactKindName[], told: readonly string[]): Asked | null {
  const named = asked.said.flatMap(({ side, opponent }) => [side, opponent].filter((one) => one !== null));
  const sides = [...new Map(named.map((side) => [side.names.join(), side])).values()];
  const found = sides.map((side) => ({ side, persons: fittingPersons(side, null, asked) }));
  const people = found.flatMap(({ persons }) => (isUnfound(persons) ? [] : persons.slice(0, 1)));
  const absent = found.flatMap(({ side, persons }) =>
    isUnfound(persons) && persons.choices.length === 0 ? [side] : [],
  );
  const isOfOneGame = new Set(people.map(({ event }) => event)).size === 1 && absent.length === 0;
  if (sides.length === 0 || isOfOneGame || people.length + absent.length < sides.length) return null;
  const what = kinds.map((kind) => KIND_WORDS[kind]).join(' or ');
  const missing = absent.map(({ names, begun }) => {
    const why = begun
      ? `${gameLabel(begun)} has started, and no next game of theirs is priced`
      : 'no upcoming priced game has them';
    return `I have no ${what} of ${names.join(' or ')}: ${why}.`;
  });
  if (people.length === 0) return say(missing.join(' '));
  const ofGames = people.flatMap(({ event }) => notHeld(event, kinds, { ...asked, bets: [] }));
  return calls(
    people.map(({ name, event }) => factsCall({ eventId: event.id, names: [name] }, kinds)),
    [...new Set([...missing, ...ofGames, ...told])],
  );
}

type Told = { kinds: readonly FactKindName[]; told: readonly string[]; isNews: boolean };

function ofPlayer(player: Mention, asked: MarketQuestion, { kinds, told, isNews }: Told): Asked {
  const game = gameOfSpoken(asked);
  if (game) return calls([factsCall({ eventId: game.id }, kinds)], notHeld(game, kinds, asked));
  const isOfHim = !isNews && player.names.length === 1 && kinds.join() === 'injury' && asksStatus(asked);
  return (isOfHim ? statusOfPlayer(player.persons, asked) : null) ?? factsOfPlayer(player, asked, kinds, told);
}

/** "Who is out in that game" behind a bet on a player: of both teams, and not of him alone. */
function gameOfSpoken({ said, focus: [first], events, plain, nowMs }: MarketQuestion): SlateEvent | null {
  if (said.some(hasSubject) || !first || !OF_GAME.test(plain)) return null;
  return events.find(({ id, startsAt }) => id === first.eventId && startsAt.getTime() > nowMs) ?? null;
}
const OF_GAME = /\b(that|this|the|his) (game|match|one|matchup|fight)\b|\bwho(s| is| else)*\b/;

function factsOfSide(
  person: Person | Asked,
  asked: MarketQuestion,
  kinds: readonly FactKindName[],
  told: readonly string[],
): Asked {
  const isOfPlace = kinds.every((kind) => kind === 'weather');
  const event = isAsked(person) ? (isOfPlace ? hostOf(asked) : null) : person.event;
  const status = !isAsked(person) && kinds.join() === 'injury' && asksStatus(asked) && statusOfSide(person, asked);
  if (status) return status;
  const own = event && !isAsked(person) && isOfOneSide(person, kinds, asked) ? { names: [person.name] } : {};
  if (event)
    return calls([factsCall({ eventId: event.id, ...own }, kinds)], [...notHeld(event, kinds, asked), ...told]);
  return isAsked(person) ? person : say(noneOf(kinds, asked));
}

const OF_ONE_SIDE: ReadonlySet<FactKindName> = new Set<FactKindName>(['injury', 'form']);
const OF_BOTH = /\b(both|either|each|teams|sides|game|matchup|match)\b/;

/** "Who's hurt on Dallas": of the one side that the message names alone, where anything of it is stored. */
function isOfOneSide(
  { name, event }: Person,
  kinds: readonly FactKindName[],
  { said, plain }: MarketQuestion,
): boolean {
  const [bet, ...others] = said.filter(hasSubject);
  const isNamed = bet?.side?.persons.some((person) => person.name === name) === true && bet.opponent === null;
  const isStored = event.facts.some(({ kind, team }) => kinds.includes(kind) && team === name);
  return (
    isNamed && others.length === 0 && isStored && kinds.every((kind) => OF_ONE_SIDE.has(kind)) && !OF_BOTH.test(plain)
  );
}

/** "Weather in Buffalo": of several teams of a city the one that plays there. */
function hostOf(asked: MarketQuestion): SlateEvent | null {
  const games = (subjectOf(asked)?.side?.persons ?? []).filter(
    ({ name, event }) => name === event.home && isMeant(event, asked, ['weather']),
  );
  const [only, ...others] = new Set(games.map(({ event }) => event));
  return only && others.length === 0 ? only : null;
}

const COUNTED = /\blast (\d+|three|four|five|six|seven|eight)\b/;
const NUMBERS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };

/** What is asked for more closely than it is stored: who is out, how the last five games went, the one side of which nothing is. */
function notHeld({ facts }: SlateEvent, kinds: readonly FactKindName[], asked: MarketQuestion): string[] {
  const of = (kind: FactKindName) => facts.filter((fact) => kinds.includes(kind) && fact.kind === kind);
  const said = COUNTED.exec(asked.plain)?.[1] ?? '';
  const count = NUMBERS[said] ?? Number(said);
  const held = of('form').flatMap(({ text }) => /\b(\d+) games\b/.exec(text)?.[1] ?? [])[0];
  const injuries = of('injury');
  const subject = subjectOf(asked);
  const side = subject?.opponent == null && subject?.side?.names.length === 1 ? subject.side.names[0] : undefined;
  return [
    ...(count > 0 && held !== undefined && Number(held) !== count
      ? [`Form is stored over the last ${held} games, not over the last ${count}.`]
      : []),
    ...(side !== undefined && injuries.length > 0 && injuries.every(({ team }) => team !== side)
      ? [`I have no injury report of ${side}, only of the other side.`]
      : []),
    ...(injuries.length > 0 && injuries.every(({ player }) => player === '')
      ? ['The injury reports here say how many are out or questionable, not who they are.']
      : []),
  ];
}

export const factsCall = (of: object, kinds: readonly FactKindName[]) => ({
  tool: 'facts_about' as const,
  input: { ...of, ...(kinds.length > 0 && { kinds: [...kinds] }) },
});

/** Of a player, whether prices of him are stored or not: an injury report names whom nobody prices. */
export function factsOfPlayer(
  { persons, names }: Mention,
  { events, nowMs }: Pick<MarketQuestion, 'events' | 'nowMs'>,
  kinds: readonly FactKindName[],
  told: readonly string[],
): Asked {
  const [name] = names;
  const isNamed = ({ startsAt, facts }: SlateEvent) =>
    startsAt.getTime() > nowMs &&
    names.some((one) => facts.some(({ player, text }) => contains(player, one) || contains(text, one)));
  if (name !== undefined && (persons.length > 0 || events.some(isNamed)))
    return calls([factsCall({ names: names.slice(0, 1) }, kinds)], told);
  const what = kinds.length === 0 ? 'fact' : kinds.map((kind) => KIND_WORDS[kind]).join(' or ');
  const isAny = events.some(({ startsAt, facts }) => startsAt.getTime() > nowMs && facts.some(isOfKinds(kinds)));
  const none = isAny
    ? `I have no ${what} of ${names.join(' or ')}, and no price.`
    : `I have no ${what} for any game ahead, so there is none of ${names.join(' or ')}.`;
  if (!kinds.includes('injury')) return say(none);
  const hasProps = events.some(({ markets }) => markets.some(({ player }) => player !== ''));
  const why = hasProps ? '' : ': there are no player props on this board, only moneylines, spreads and totals';
  const absent = persons.length === 0 ? `I have no price for ${names.join(' or ')}${why}.` : null;
  return say(isAny ? `${none} Name his team for its whole injury report.` : none, [], { openEdit: REPORT_OF, absent });
}

const isOfKinds =
  (kinds: readonly FactKindName[]) =>
  ({ kind }: { kind: FactKindName }): boolean =>
    kinds.length === 0 || kinds.includes(kind);

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
  return `I have no ${kinds.map((kind) => KIND_WORDS[kind]).join(' or ')} for ${games} ahead${window ? ` ${window.label}` : ''}.`;
}
