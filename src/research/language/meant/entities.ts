import { NAME_INDEX } from '#engine/names/name-index.ts';
import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Person } from '../../slate/slate.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Mention } from '../calls/mentions.ts';
import { plainText } from '../calls/plain-text.ts';
import { toldApart } from '../calls/told-apart.ts';
import { type Known, type NamedPart, namedIn } from '../correct/named-parts.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import { ORDINALS } from '../ordinals.ts';
import { isPartOfDay, OF_PART } from '../wishes/wish-times.ts';
import { byNumber } from './by-number.ts';
import { byStat } from './by-stat.ts';
import { isOfGame } from './market-kinds.ts';

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
  /** A price that is to be at least so long. */
  isLeast?: true;
  /** A day that says which of several games ahead is meant. */
  choosesGame?: true;
};

type Written = Readonly<Partial<Record<'price' | 'line' | 'money' | 'share', string>>>;

export type EntityText = { tokens: readonly Token[]; entities: readonly Entity[] };

const SIDES = indexPhrases(
  (
    [
      ['underdog', 'dog, dogs, doggy, underdog, underdogs, pup, pups, doggies, undedogs'],
      ['plus money', 'plus money, plus money bets, plus odds, plus prices, plus price'],
      ['favorite', 'favorite, favorites, favourite, favourites, fav, favs, fave, faves, chalk, chalky'],
    ] as const
  ).flatMap(([side, words]) => words.split(', ').map((word) => [word, side] as const)),
);
/** "Plus money" limits the price, and says nothing of who is the likelier one. */
export const PLUS_MONEY = 'plus money';
const EVEN = { price: '+100' };

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
    const named = starts.get(at);
    const part = isNothing(named, tokens) ? undefined : named;
    const found = part ? ofPart(part, tokens) : ownAt(tokens, at);
    const numbers = found && written.get(found.from);
    if (found) entities.push(numbers ? { ...found, written: numbers } : found);
    at = found?.to ?? at + 1;
  }
  return {
    tokens,
    entities: inLeagues(entities)
      .map((entity, at, all) =>
        whoIsMeant(entity, all.slice(at + 1), calledBy(entity, tokens, known), known.clock.nowMs),
      )
      .map((entity) => inFull(entity, { tokens, amounts }, known))
      .map(asLine)
      .map((entity) => asLeast(entity, tokens)),
  };
}

/** Everybody on the slate who goes by a name, whoever is mostly meant by it. */
const calledBy = ({ kind, from }: Entity, tokens: readonly Token[], { slate }: Known): readonly Person[] => {
  const names = kind === 'name' ? slate.names?.() : undefined;
  return (names && phraseAt(names, tokens, from)?.values) ?? [];
};

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
  return entities
    .filter((entity) => !wider.has(entity) && !isNoName(entity, all))
    .map((entity) => ofLeagues(entity, all));
}

/** "Best UFC dogs on the cards": a word that is somebody's name in another league alone. */
const isNoName = ({ part, text }: Entity, leagues: readonly string[]): boolean =>
  part?.kind === 'name' &&
  ORDINARY.test(text) &&
  !part.mention.persons.some(({ event }) => leagues.includes(leagueOf(event.sportKey) ?? ''));
const ORDINARY =
  /^(?:the )?(?:cards?|boys|us|bucks|wild|heat|magic|jazz|thunder|suns?|stars|kings|nets|saints|angels|twins|reds|rays|fire|storm|sky|dream|union|crew|valley|force|power|spirit|lynx|liberty)$/;

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

/** "Crochet 7.5", "at 4.5 strikeouts": half a thing beside a player or what he does is a line, and no decimal price. */
function asLine(entity: Entity, at: number, all: readonly Entity[]): Entity {
  const { written, value, part } = entity;
  if (written?.price === undefined || part?.kind !== 'number' || part.sign !== null || value === null) return entity;
  const [before, behind] = [all[at - 1], all[at + 1]];
  const isOfPlayer = before?.part?.kind === 'name' && before.part.mention.kind === 'player';
  if (value % 1 !== HALF || !(isOfPlayer || isStat(before) || isStat(behind))) return entity;
  const { price: _, ...others } = written;
  return { ...entity, written: { line: `${value}`, ...others } };
}
const HALF = 0.5;
const isStat = (entity: Entity | undefined): boolean => entity?.kind === 'market' && !isOfGame(entity);

/** Who of several of one name is meant: who alone has a game ahead, or of whom books have the number behind the name. */
function whoIsMeant(entity: Entity, behind: readonly Entity[], called: readonly Person[], nowMs: number): Entity {
  if (entity.part?.kind !== 'name') return entity;
  const { mention } = entity.part;
  const isAhead = ({ event }: Person) => event.startsAt.getTime() > nowMs;
  const ahead = mention.persons.filter(isAhead);
  const [name, ...others] = new Set(ahead.map((person) => person.name));
  if (mention.names.length > 1 && name && others.length === 0) return { ...entity, text: name };
  const counted =
    mention.names.length > 1 ? behind.find(({ kind }) => kind === 'market' || kind === 'direction') : null;
  const doing = counted ? byStat(ahead, counted.text) : null;
  if (doing !== null) return ofOther(entity, doing, ahead);
  const next = behind.find(({ kind }) => kind !== 'market' && kind !== 'direction');
  const isTotal = behind[0]?.kind === 'direction' || behind[1]?.kind === 'direction';
  if (next?.kind !== 'number') return entity;
  const named = byNumber(ahead, next.written, isTotal);
  if (named !== null)
    return mention.names.length > 1 || mention.isNarrowed === true ? { ...entity, text: named } : entity;
  // "Tennessee -17": no book has that number of who is mostly meant.
  const other = next.written?.line === undefined ? null : byNumber(called.filter(isAhead), next.written, isTotal);
  return other === null ? entity : ofOther(entity, other, called);
}

function ofOther(entity: Entity, name: string, called: readonly Person[]): Entity {
  if (entity.part?.kind !== 'name') return entity;
  const persons = called.filter((person) => person.name === name);
  const kind = persons[0]?.kind ?? entity.part.mention.kind;
  const part = { ...entity.part, means: name, mention: { ...entity.part.mention, kind, names: [name], persons } };
  return { ...entity, text: name, means: name, part };
}

/**
 * "Wsh" is Washington only beside a bet or who plays them, and "wolves" who still plays only beside a number of theirs: in a question that is
 * said anew it is the whole name.
 */
function inFull(entity: Entity, said: { tokens: readonly Token[]; amounts: Amounts }, known: Known): Entity {
  const { part, from, to, text } = entity;
  if (part?.kind !== 'name' || part.mention.kind !== 'side' || text !== wordsOf(said.tokens, from, to)) return entity;
  const [name, ...others] = part.mention.names;
  if (!name || others.length > 0) return entity;
  const called = phraseAt(NAME_INDEX, said.tokens, from)?.values ?? [];
  const own = called.filter((one) => one.name === name);
  const isCode = own.length > 0 && own.every(({ needs }) => needs === 'capitals');
  return isCode || isStillToPlay(part.mention, said, known) ? { ...entity, text: name } : entity;
}

/** Another of that name has begun, and the bet that is said is none on him. */
function isStillToPlay(
  mention: Mention,
  said: { tokens: readonly Token[]; amounts: Amounts },
  { slate, clock }: Known,
): boolean {
  const names = mention.begun === null ? undefined : slate.names?.();
  const [told] = names ? toldApart([mention], { ...said, names, nowMs: clock.nowMs, context: { named: [] } }) : [];
  return told?.begun === null;
}

const isNothing = (part: NamedPart | undefined, tokens: readonly Token[]): boolean =>
  isOfTicket(part, tokens) || isWhere(part, tokens) || isDoing(part, tokens) || isBoost(part, tokens);

/** "Spread it across 3 bets": what is done with money, and no points. */
const isDoing = (part: NamedPart | undefined, tokens: readonly Token[]): boolean =>
  part?.kind === 'market' &&
  tokens[part.from]?.text === 'spread' &&
  (/^(it|them|my|across|out|around)$/.test(tokens[part.to]?.text ?? '') || tokens[part.to]?.number?.dollars === true);

const AT_LEAST_BEFORE = /^(least|min|minimum|over)$/;
const OR_MORE = /^(or|and) (better|longer|more|higher|up|above|bigger)\b|^(plus|min|minimum)\b/;

/** "+600 or better", "at least +600": the least that a price is to be. */
const asLeast = (entity: Entity, tokens: readonly Token[]): Entity =>
  entity.written?.price !== undefined &&
  (OR_MORE.test(plainText(tokens.slice(entity.to, entity.to + 2))) ||
    AT_LEAST_BEFORE.test(tokens[entity.from - 1]?.text ?? ''))
    ? { ...entity, isLeast: true }
    : entity;

/** "Odds boost 50%", "a 30% profit boost": what a book gives, and no limit. */
const isBoost = (part: NamedPart | undefined, tokens: readonly Token[]): boolean =>
  part?.kind === 'number' &&
  tokens[part.from]?.number?.percent === true &&
  tokens.slice(Math.max(0, part.from - 2), part.to + 2).some(({ text }) => /^boost/.test(text));

/** "Total odds", "total payout": of all legs, and no total of a game. */
const isOfTicket = (part: NamedPart | undefined, tokens: readonly Token[]): boolean =>
  part?.kind === 'market' &&
  tokens[part.from]?.text === 'total' &&
  (isBudget(tokens, part) || OF_TICKET.test(tokens[part.to]?.text ?? '') || isPrice(tokens[part.from - 1]?.number));
/** "150 total to play with". */
const isBudget = (tokens: readonly Token[], { from, to }: NamedPart): boolean =>
  tokens[from - 1]?.number !== null && tokens[from - 1]?.number !== undefined && tokens[to]?.text === 'to';

/** "Living in Boston", "she is from Nigeria": where somebody is, and no team. */
const isWhere = (part: NamedPart | undefined, tokens: readonly Token[]): boolean =>
  part?.kind === 'name' &&
  part.mention.kind !== 'player' &&
  WHERE.test(plainText(tokens.slice(Math.max(0, part.from - NEAR), part.from))) &&
  !OF_GAME.test(tokens[part.to]?.text ?? '');
const WHERE =
  /\b(?:(?:liv(?:e|es|ing)|stuck|born|raised|based|grew up|moved|visiting|(?:here|down|out|over|back|up)) (?:here )?(?:in|to)|(?:im|i['’]m|am|is|are|comes?|come|was|were|family|originally|guy|people|calling|writing|hello|greetings|hi|hola) (?:from|out of)|went to|go to school (?:at|in)|drive to|flying to|im in|i['’]m in|i am in|visiting)$/;
const NEAR = 4;
const OF_GAME = /^(game|games|match|moneyline|ml|spread|over|under|total|vs|at|-|\+)/;

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
/** "The early games", "only late ones": which of them is said with the word behind it. */
const saysPart = (own: string, next: string): boolean =>
  isPartOfDay(own.toLowerCase()) && (OF_PART.test(next) || WINDOW.test(next));
const WINDOW = /^windows?$/;
const BEFORE_HOUR = /^(before|after|by|until|till|past)$/;

/** "By 5pm ET", "7 pm or later": on which side of an hour belongs to it. */
function withHour(tokens: readonly Token[], from: number, to: number): Pick<Entity, 'from' | 'to' | 'text'> {
  const own = wordsOf(tokens, from, to);
  if (saysPart(own, tokens[to]?.text ?? '')) return { from, to: to + 1, text: `in the ${own} games` };
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
  const means = side?.values[0] ?? '';
  if (side) return { ...own('side', side.to, means), ...(means === PLUS_MONEY && { written: EVEN }) };
  const { text = '', number = null } = tokens[at] ?? {};
  const place = PLACES[text];
  if (place !== undefined && !NOT_PLACE.test(tokens[at + 1]?.text ?? '')) return own('place', at + 1, text, place);
  // "The last one" counts nothing.
  if (text === 'one' && IS_THING.test(tokens[at - 1]?.text ?? '')) return null;
  const value = number?.value ?? NUMBER_WORDS[text];
  return value === undefined ? null : own('bare', at + 1, text, value);
}
