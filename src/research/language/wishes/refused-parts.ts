import type { WishPart } from './wish-part.ts';

type Said = { part: WishPart; before: boolean };

/** What can be wanted or not. */
const NAMED: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'league',
  'name',
  'market',
  'sides',
  'stat',
  'side',
  'book',
  'position',
]);

/** "No NBA, no props but totals": what follows a word of refusal is not wanted until something else begins. */
const ENDS_REFUSAL = new Set<WishPart['kind']>([
  'filler',
  'asks',
  'parlay',
  'only',
  'also',
  'count',
  'price',
  'time',
  'order',
]);

/** Words between a name and the "only" or the "nah" behind it. */
const PASSED = new Set<WishPart['kind']>(['filler', 'asks', 'joint', 'nah']);

const isNamed = (said: Said | undefined): boolean => said !== undefined && NAMED.has(said.part.kind);

/**
 * Which parts are not wanted: those behind a word of refusal, as far as its list goes, and those before a "nah". What stands beside
 * an "only" is wanted, whatever is refused before it: "no WNBA NFL or NBA only".
 */
export function refusedParts(parts: readonly Said[]): boolean[] {
  const refused = behindRefusals(parts);
  for (const [at, { part }] of parts.entries()) {
    if (isNah(parts, at)) for (const place of namedBefore(parts, at, { joined: true })) refused[place] = true;
    const isBehind = part.kind === 'only' && !parts.slice(at + 1, endOf(parts, at)).some(isAsked);
    if (isBehind) for (const place of namedBefore(parts, at, { joined: false })) refused[place] = false;
  }
  return refused;
}

/** "No MLB just give me 3 plays": the "just" is of what follows. */
const isAsked = (said: Said): boolean => isNamed(said) || ASKS.has(said.part.kind);
const ASKS = new Set<WishPart['kind']>(['asks', 'parlay', 'count', 'order', 'time']);

function endOf(parts: readonly Said[], at: number): number {
  const end = parts.findIndex(({ before }, place) => place > at && before);
  return end < 0 ? parts.length : end;
}

function behindRefusals(parts: readonly Said[]): boolean[] {
  let refuses = false;
  let named = 0;
  return parts.map(({ part, before }, at) => {
    if (part.kind === 'not') [refuses, named] = [true, 0];
    else if (
      refuses &&
      !joinsGame(parts, at) &&
      ((before && !goesOnListing(parts, at)) || (named > 0 && ENDS_REFUSAL.has(part.kind)))
    )
      refuses = false;
    if (refuses && NAMED.has(part.kind)) named += 1;
    return refuses;
  });
}

/** "Not the Mavericks at Celtics game": a word between the two sides of one game. */
function joinsGame(parts: readonly Said[], at: number): boolean {
  const [one, word, other] = [parts[at - 1], parts[at], parts[at + 1]];
  if (one?.part.kind !== 'name' || other?.part.kind !== 'name') return false;
  const games = new Set(one.part.mention.persons.map(({ event }) => event.id));
  const isOfBoth = other.part.mention.persons.some(({ event }) => games.has(event.id));
  return isOfBoth && word?.part.kind === 'filler' && word.before === false && other.before === false;
}

/** "No tennis, soccer or UFC": behind the comma nothing stands but more of the kind. */
function goesOnListing(parts: readonly Said[], at: number): boolean {
  const kind = parts[at]?.part.kind;
  const isOfKind = parts.slice(0, at).findLast(isNamed)?.part.kind === kind;
  const rest = parts.slice(at);
  const end = rest.findIndex(({ part, before }, place) => place > 0 && before && part.kind !== kind);
  const segment = end < 0 ? rest : rest.slice(0, end);
  return isOfKind && segment.every(({ part }) => part.kind === kind || part.kind === 'joint');
}

/** "WNBA?? nah": nothing but names stands before it; "no" is one where something else begins behind it. */
function isNah(parts: readonly Said[], at: number): boolean {
  const kind = parts[at]?.part.kind;
  const isNo = kind === 'nah' || (kind === 'not' && parts[at + 1]?.before === true);
  const before = parts.slice(0, at);
  return isNo && before.some(isNamed) && before.every((said) => isNamed(said) || PASSED_BY_NAH.has(said.part.kind));
}
const PASSED_BY_NAH = new Set<WishPart['kind']>(['filler', 'joint']);

/** The names right before a place, as far as "or" and "and" join them; `joined`: all of them. */
function namedBefore(parts: readonly Said[], at: number, { joined }: { joined: boolean }): number[] {
  const places: number[] = [];
  let isJoined = true;
  for (let place = at - 1; place >= 0; place -= 1) {
    const said = parts[place];
    if (isNamed(said)) {
      if (!isJoined && !joined) break;
      places.push(place);
      isJoined = false;
    } else if (said === undefined || !PASSED.has(said.part.kind)) break;
    isJoined ||= said?.part.kind === 'joint';
    if (said?.before === true && places.length > 0 && !joined) break;
  }
  return places;
}
