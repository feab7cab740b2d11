import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Amounts } from '../calls/amount.ts';
import { plainText } from '../calls/plain-text.ts';
import { type Known, type NamedPart, namedIn } from '../correct/named-parts.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import { ORDINALS } from '../ordinals.ts';
import { byNumber } from './by-number.ts';

/** `side`: the likelier or the less likely one of two. `place`: which one of several. */
type OwnKind = 'side' | 'place' | 'bare';

/** A name, number or word of a message that tells which bets, games or amounts are meant. `text`: as it is written. */
export type Entity = {
  from: number;
  to: number;
  text: string;
  means: string;
  kind: Exclude<NamedPart['kind'], 'side'> | OwnKind;
  part: NamedPart | null;
  value: number | null;
  /** A number as what it may be, each as it is written of a bet. */
  written?: Written;
};

type Written = Readonly<Partial<Record<'price' | 'line' | 'money' | 'share', string>>>;

export type EntityText = { tokens: readonly Token[]; entities: readonly Entity[] };

const SIDES = indexPhrases(
  (
    [
      ['underdog', 'dog, dogs, doggy, underdog, underdogs, pup, pups, doggies, undedogs, plus money, plus money bets'],
      ['favorite', 'favorite, favorites, favourite, favourites, fav, favs, fave, faves, chalk, chalky'],
    ] as const
  ).flatMap(([side, words]) => words.split(', ').map((word) => [word, side] as const)),
);
const PLACES: Readonly<Record<string, number>> = { ...ORDINALS, last: -1, final: -1 };
/** "Last night", "last 5 games", "final score": not the last one of a list. */
const NOT_PLACE =
  /^(night|week|weekend|year|season|time|game|games|few|couple|score|chance|minute|second|meeting|meetings|half|quarter|inning|period|round|set|td|touchdown|basket)$/;

const IS_THING =
  /^(last|final|first|second|third|fourth|fifth|\d(?:st|nd|rd|th)|that|this|which|each|other|another|next|any|every)$/;

/** What a text names, from left to right. */
export function entitiesIn(text: string, known: Known): EntityText {
  const { tokens, parts, amounts } = namedIn(text, known);
  const starts = new Map(parts.map((part) => [part.from, part]));
  const written = writtenIn(amounts);
  const entities: Entity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const part = isOfTicket(starts.get(at), tokens) ? undefined : starts.get(at);
    const found = part ? ofPart(part, tokens) : ownAt(tokens, at);
    const numbers = found && written.get(found.from);
    if (found) entities.push(numbers ? { ...found, written: numbers } : found);
    at = found?.to ?? at + 1;
  }
  return {
    tokens,
    entities: inLeagues(entities).map((entity, at, all) => whoIsMeant(entity, all.slice(at + 1), known.clock.nowMs)),
  };
}

/** "Basketball, NBA": the narrowest of what holds it. "Hoops, Washington": who of that name plays there. */
function inLeagues(entities: readonly Entity[]): Entity[] {
  const named = entities
    .filter(({ kind }) => kind === 'league')
    .map((entity) => ({ entity, leagues: entity.means.split('/') }));
  if (named.length === 0) return [...entities];
  const wider = new Set(
    named
      .filter(({ entity, leagues }) =>
        named.some(
          (other) =>
            other.entity !== entity &&
            other.leagues.length < leagues.length &&
            other.leagues.every((one) => leagues.includes(one)),
        ),
      )
      .map(({ entity }) => entity),
  );
  const all = named.flatMap(({ leagues }) => leagues);
  return entities.filter((entity) => !wider.has(entity)).map((entity) => ofLeagues(entity, all));
}

function ofLeagues(entity: Entity, leagues: readonly string[]): Entity {
  if (entity.part?.kind !== 'name' || entity.part.mention.names.length < 2) return entity;
  const names = new Set(
    entity.part.mention.persons
      .filter(({ event }) => leagues.includes(leagueOf(event.sportKey) ?? ''))
      .map(({ name }) => name),
  );
  const [name, ...others] = names;
  return name && others.length === 0 ? { ...entity, text: name } : entity;
}

/** Who of several of one name is meant: who alone has a game ahead, or of whom books have the number behind the name. */
function whoIsMeant(entity: Entity, behind: readonly Entity[], nowMs: number): Entity {
  if (entity.part?.kind !== 'name' || entity.part.mention.names.length < 2) return entity;
  const ahead = entity.part.mention.persons.filter(({ event }) => event.startsAt.getTime() > nowMs);
  const [name, ...others] = new Set(ahead.map((person) => person.name));
  if (name && others.length === 0) return { ...entity, text: name };
  const next = behind.find(({ kind }) => kind !== 'market');
  const named = next?.kind === 'number' ? byNumber(ahead, next.written) : null;
  return named === null ? entity : { ...entity, text: named };
}

/** "Total odds", "total payout": of all legs, and no total of a game. */
const isOfTicket = (part: NamedPart | undefined, tokens: readonly Token[]): boolean =>
  part?.kind === 'market' &&
  tokens[part.from]?.text === 'total' &&
  (OF_TICKET.test(tokens[part.to]?.text ?? '') || isPrice(tokens[part.from - 1]?.number));
const isPrice = (number: Token['number'] | undefined): boolean => number?.sign != null && number.value >= LEAST_PRICE;
const LEAST_PRICE = 100;
const OF_TICKET = /^(odds|payout|price|stake|return|returns|around|about|bankroll|roll|budget)$/;

/** "Minus 110" is -110, "71 and a half" is 71.5. */
function writtenIn({ prices, lines, money, shares }: Amounts): ReadonlyMap<number, Written> {
  const found = new Map<number, Written>();
  const add = (from: number, written: Written) => found.set(from, { ...found.get(from), ...written });
  for (const { from, text } of prices) add(from, { price: text });
  for (const { from, line, signed } of lines)
    add(from, { line: signed && line >= 0 ? (line === 0 ? 'pk' : `+${line}`) : `${line}` });
  for (const { from, cents } of money) add(from, { money: `$${cents / CENTS}` });
  for (const { from, share } of shares) add(from, { share: `${Math.round(share * CENTS * CENTS) / CENTS}%` });
  return found;
}
const CENTS = 100;

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');

function ofPart(part: NamedPart, tokens: readonly Token[]): Entity {
  const { from, to, kind, means } = part;
  const value = part.kind === 'number' ? (NUMBER_WORDS[tokens[from]?.text ?? ''] ?? part.value) : null;
  if (kind === 'time') return { ...withHour(tokens, from, to), means, kind, part, value };
  // "Dog MLs": moneylines, and no soccer.
  const isMoneylines = kind === 'league' && tokens[from]?.raw === 'MLs';
  return {
    from,
    to,
    text: isMoneylines ? 'moneylines' : wordsOf(tokens, from, to),
    means: isMoneylines ? '"moneyline"' : means,
    kind: isMoneylines ? 'market' : (kind as Entity['kind']),
    part,
    value,
  };
}

const OR_LATER = /^(?:start )?(?:or|and) (?:earlier|before|later|after)\b|^onwards?\b/;
const BEFORE_HOUR = /^(before|after|by|until|till|past)$/;

/** "By 5pm ET", "7 pm or later": on which side of an hour belongs to it. */
function withHour(tokens: readonly Token[], from: number, to: number): Pick<Entity, 'from' | 'to' | 'text'> {
  const own = wordsOf(tokens, from, to);
  if (!/\d/.test(own)) return { from, to, text: own };
  const behind = OR_LATER.exec(plainText(tokens.slice(to, to + 3)))?.[0];
  const end = to + (behind ? behind.split(' ').length : 0);
  const before = BEFORE_HOUR.test(tokens[from - 1]?.text ?? '') ? `${tokens[from - 1]?.text} ` : '';
  return { from, to: end, text: `${before}${own}${behind ? ` ${behind.replace('start ', '')}` : ''}` };
}

function ownAt(tokens: readonly Token[], at: number): Entity | null {
  const own = (kind: OwnKind, to: number, means: string, value: number | null = null): Entity => ({
    from: at,
    to,
    text: wordsOf(tokens, at, to),
    means,
    kind,
    part: null,
    value,
  });
  const side = phraseAt(SIDES, tokens, at);
  if (side) return own('side', side.to, side.values[0] ?? '');
  const { text = '', number = null } = tokens[at] ?? {};
  const place = PLACES[text];
  if (place !== undefined && !NOT_PLACE.test(tokens[at + 1]?.text ?? '')) return own('place', at + 1, text, place);
  // "The last one" counts nothing.
  if (text === 'one' && IS_THING.test(tokens[at - 1]?.text ?? '')) return null;
  const value = number?.value ?? NUMBER_WORDS[text];
  return value === undefined ? null : own('bare', at + 1, text, value);
}
