import { NAME_INDEX } from '#engine/names/name-index.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import type { BetFocus } from '../reading.ts';
import { isOrdinaryWord } from '../spelling.ts';
import { bookAt } from '../sportsbooks.ts';
import { isPlainWord } from '../wishes/plain-words.ts';
import { isBetOn } from './is-bet-on.ts';
import { type Mention, withPersons } from './mentions.ts';
import { DIRECTION_INDEX, MARKET_INDEX } from './pieces.ts';

const SHORTEST = 3;
/** In so few words an ordinary one may be a name: "and son?" */
const MOST_WORDS = 4;

/**
 * Names as they are meant in a talk about these games: who goes by one there is meant before anybody else, and a first name is
 * enough.
 */
export function nearSpoken(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { games, shown }: { games: readonly SlateEvent[]; shown: readonly BetFocus[] },
): Mention[] {
  // "Nice" is a word before it is a team that nobody prices.
  const meant = mentions.filter(
    ({ from, to, persons }) => persons.length > 0 || to - from > 1 || !isPlainWord(tokens[from]?.text ?? ''),
  );
  if (games.length === 0) return meant;
  const people = games.flatMap((event) => peopleOf(event, shown));
  const near = meant.map((mention) => {
    const persons = mention.persons.filter(({ event }) => games.includes(event));
    if (persons.length === mention.persons.length && mention.names.length < 2 && persons.length > 0) return mention;
    const words = tokens.slice(mention.from, mention.to).map(({ text }) => text);
    const own = persons.length > 0 ? people.filter(({ person }) => isOneOf(person, persons)) : calledAll(words, people);
    const meant = onlyOne(own);
    return meant
      ? { ...withPersons(mention, meant), kind: meant[0]?.kind ?? mention.kind, begun: null }
      : persons.length > 0
        ? withPersons(mention, persons)
        : mention;
  });
  const isTaken = (at: number) => near.some(({ from, to, persons }) => at >= from && at < to && persons.length > 0);
  const found = tokens.flatMap((token, at) => {
    if (isTaken(at) || token.number) return [];
    const called = token.text.length < SHORTEST ? ofInitials(tokens, at, people) : ofName(tokens, at, people);
    const [first] =
      onlyOne(
        [called, ofNickname(tokens, at, people), ofCode(tokens, at, people)].find(({ length }) => length > 0) ?? [],
      ) ?? [];
    return first
      ? [{ from: at, to: at + 1, kind: first.kind, persons: [first], names: [first.name], begun: null }]
      : [];
  });
  const others = near.filter(({ from, to }) => !found.some((one) => one.from >= from && one.from < to));
  return [...others, ...found].sort((a, b) => a.from - b.from);
}

/** `isShown`: a bet that was shown is on him. */
type Named = { person: Person; words: readonly string[]; isShown: boolean };

const isOneOf = ({ name, event }: Person, persons: readonly Person[]): boolean =>
  persons.some((one) => one.name === name && one.event === event);

/** "Miami" of the Miami Hurricanes, whoever else goes by it elsewhere. */
const calledAll = (called: readonly string[], people: readonly Named[]): readonly Named[] =>
  people.filter(({ words }) => called.every((word) => words.includes(word)));

/** The one whom these are, those first on whom bets were shown; null: several. */
function onlyOne(found: readonly Named[]): readonly Person[] | null {
  const bets = found.filter(({ isShown }) => isShown);
  const persons = (bets.length > 0 ? bets : found).map(({ person }) => person);
  return new Set(persons.map(({ name }) => name)).size === 1 ? persons : null;
}

function ofName(tokens: readonly Token[], at: number, people: readonly Named[]): readonly Named[] {
  const { text } = tokens[at] ?? { text: '' };
  if (!isOrdinaryWord(text) || (tokens.length <= MOST_WORDS && !isPlainWord(text))) return calledAll([text], people);
  // "Flip cook to the over", "the white one": whom a bet that was shown is on goes by any word that stands where names do.
  const isName = !isPlainWord(text) || isAtName(tokens, at);
  return isName ? people.filter(({ isShown, words }) => isShown && words.indexOf(text) > 0) : [];
}

const BEFORE_NAME =
  /^(the|and|plus|on|of|drop|flip|swap|switch|reverse|keep|remove|lose|take|put|add|with|without|no|just|only|why|is)$/;
const BEHIND_NAME = /^(one|ones|leg|legs|pick|bet|over|under|and|plus|only|ml|parlay|prop|out|off)$/;

const isAtName = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 || BEFORE_NAME.test(tokens[at - 1]?.text ?? '')) && BEHIND_NAME.test(tokens[at + 1]?.text ?? '');

/** "AD" of Anthony Davis, where no book, market or number goes by it. */
function ofInitials(tokens: readonly Token[], at: number, people: readonly Named[]): readonly Named[] {
  const { text } = tokens[at] ?? { text: '' };
  const isOther =
    text.length < 2 ||
    isPlainWord(text) ||
    bookAt(tokens, at) !== null ||
    [MARKET_INDEX, DIRECTION_INDEX, PROP_STAT_PHRASES].some((index) => phraseAt<unknown>(index, tokens, at));
  if (isOther) return [];
  return people.filter(
    ({ person, words }) => person.kind === 'player' && words.map((word) => word[0]).join('') === text,
  );
}

/** "Ant over 29.5": behind his game what a player is called, where his number stands behind it, whatever else the word means. */
function ofNickname(tokens: readonly Token[], at: number, people: readonly Named[]): readonly Named[] {
  const next = phraseAt(DIRECTION_INDEX, tokens, at + 1)?.to ?? at + 1;
  const isBet = (next > at + 1 && tokens[next]?.number != null) || phraseAt(PROP_STAT_PHRASES, tokens, at + 1) !== null;
  const match = isBet && !isPlainWord(tokens[at]?.text ?? '') ? phraseAt(NAME_INDEX, tokens, at) : null;
  const called = match?.to === at + 1 ? match.values.filter(({ kind }) => kind === 'player') : [];
  return people.filter(({ person }) => person.kind === 'player' && called.some(({ name }) => name === person.name));
}

/** "On gb", "buf side": behind their game a code names its team, where no everyday word is written like it. */
function ofCode(tokens: readonly Token[], at: number, people: readonly Named[]): readonly Named[] {
  const { text } = tokens[at] ?? { text: '' };
  if (tokens.length > MOST_WORDS || isPlainWord(text) || isOrdinaryWord(text) || bookAt(tokens, at)) return [];
  const match = phraseAt(NAME_INDEX, tokens, at);
  const called = match?.to === at + 1 ? match.values.filter(({ kind }) => kind === 'side') : [];
  return people.filter(({ person }) => person.kind === 'side' && called.some(({ name }) => name === person.name));
}

/** Whom bets on a game are on, by the words of his name. */
function peopleOf(event: SlateEvent, shown: readonly BetFocus[]): Named[] {
  const players = [...new Set(event.markets.flatMap(({ player }) => (player === '' ? [] : [player])))];
  const all: Person[] = [
    { kind: 'side', name: event.home, selection: 'home', event },
    { kind: 'side', name: event.away, selection: 'away', event },
    ...players.map((name): Person => ({ kind: 'player', name, event })),
  ];
  const bets = shown.filter(({ eventId }) => eventId === event.id);
  return all.map((person) => ({
    person,
    words: fold(person.name).split(/[^a-z0-9]+/),
    isShown: bets.some((bet) => isBetOn(bet, person)),
  }));
}
