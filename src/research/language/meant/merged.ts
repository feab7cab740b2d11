import { isPlayer, type Placed } from './bets-named.ts';
import type { Entity } from './entities.ts';
import { marketText } from './market-text.ts';
import { hasPlace } from './plain-question.ts';
import type { Role, Want } from './wants.ts';

/** What a message wants, with what it names. */
export type Frame = { want: Want; placed: readonly Placed[] };

export const hasName = ({ placed }: Frame): boolean => placed.some(({ role }) => role === 'name');

/** What names a bet. */
const OF_BET: ReadonlySet<Role> = new Set<Role>(['name', 'line', 'market']);

/** What is asked of the bet that was spoken of, as the whole question that asks it. What was judged explains itself behind its verdict. */
const OF_SPOKEN: Readonly<Partial<Record<Want, Want>>> = {
  'it.chance': 'chance',
  'it.best_price': 'best_price',
  'it.pays': 'pays',
  'it.book': 'judge',
  'it.price': 'judge',
  'it.line': 'judge',
  'it.injuries': 'facts.injuries',
  'it.weather': 'facts.weather',
  'it.when': 'facts.when',
  'it.moved': 'moved',
};
const BETS: ReadonlySet<Want> = new Set<Want>([
  'judge',
  'chance',
  'fair',
  'best_price',
  'worst_price',
  'stake',
  'pays',
]);
const JUDGED: ReadonlySet<Want> = new Set<Want>(['judge', 'worst_price', 'stake']);
const GAMES: ReadonlySet<Want> = new Set<Want>([
  'value',
  'lean.side',
  'lean.total',
  'board',
  'favored',
  'moved',
  'facts.weather',
  'facts.when',
  'facts.meetings',
  'lines.game',
  'parlay.game',
]);
const OF_GAME: ReadonlySet<Want> = new Set<Want>([...GAMES, 'list', 'facts.injuries']);
/** What is searched for at large: it says itself of what. */
export const SEARCHES: ReadonlySet<Want> = new Set<Want>([
  'list',
  'list.chance',
  'list.edge',
  'list.longest',
  'parlay',
  'parlay.chance',
  'scan.arb',
  'scan.middle',
  'scan.hold',
  'scan.gap',
  'moves.league',
  'games',
  'lines',
]);

/** Whether a question is a search, or one with other values. */
export const isOfSearch = (want: Want): boolean => SEARCHES.has(want) || isRevised(want);
export const isRevised = (want: Want): boolean => want === 'revise' || want.startsWith('lift.');

const LIFTED: Readonly<Partial<Record<Want, readonly Role[]>>> = {
  'lift.odds': ['minPrice', 'maxPrice', 'target'],
  'lift.book': ['book', 'notBook'],
  'lift.market': ['market', 'notMarket'],
  'lift.league': ['league'],
  'lift.time': ['time'],
  'lift.not': ['notName', 'notBook', 'notMarket', 'notLeague'],
};

/** Of these a new value takes the place of all the others as well. */
const TOGETHER: readonly (readonly Role[])[] = [
  ['minPrice', 'maxPrice'],
  ['book', 'notBook'],
  ['league', 'notLeague'],
  ['market', 'notMarket'],
];

/** What is asked of the bet or game that was spoken of, as the whole question that asks it; undefined: it is no such thing. */
export const asWholeWant = (want: Want): Want | undefined => OF_SPOKEN[want];

/** What a message wants behind a whole question, as a whole question itself. Null: it does not go on from that. */
export function merged(own: Frame, before: Frame): Frame | null {
  const names = own.placed.filter(({ role }) => role === 'name');
  const lifted = LIFTED[own.want];
  if (lifted) {
    const placed = before.placed.filter(({ role }) => !lifted.includes(role));
    return SEARCHES.has(before.want) && placed.length < before.placed.length ? { want: before.want, placed } : null;
  }
  if (own.want === 'revise') return SEARCHES.has(before.want) ? revised(own, before) : null;
  if (own.want === 'other_game') return ofOther(names, before);
  const ofSpoken = OF_SPOKEN[own.want];
  if (ofSpoken) return ofBet(ofSpoken, own, before) ?? ofGame(ofSpoken, own, before);
  return names.length === 0 && OF_GAME.has(own.want) ? ofGame(own.want, own, before) : null;
}

/** The same of another game, side or player: whose number is another one. */
function ofOther(names: readonly Placed[], before: Frame): Frame | null {
  const kept = before.placed.filter(({ role }) => role !== 'name');
  if (names.length === 0) return null;
  if (GAMES.has(before.want)) return { want: before.want, placed: [...kept, ...names] };
  const known = before.placed.filter(({ role }) => role === 'name');
  if (!BETS.has(before.want) || names.length > 1 || known.length > 1) return null;
  const isOfPlayers = [...names, ...known].every(({ entity }) => isPlayer(entity));
  const market = kept.filter(({ role }) => role === 'market');
  return market.length > 0 && (isOfPlayers || ![...names, ...known].some(({ entity }) => isPlayer(entity)))
    ? { want: before.want, placed: [...names, ...market] }
    : null;
}

function revised(own: Frame, before: Frame): Frame | null {
  const given = own.placed.map(
    ({ role }): Role => (role === 'count' && before.want.startsWith('parlay') ? 'legs' : role),
  );
  if (given.some((role) => !hasPlace(before.want, role))) return null;
  const gone = new Set<Role>(given.flatMap((role) => togetherWith(role)));
  // Another league has other teams.
  if (gone.has('league')) gone.add('name');
  const isHour = own.placed.some(({ role, entity }) => role === 'time' && HOUR.test(entity.text));
  const kept = before.placed.filter(
    ({ role, entity }) =>
      !gone.has(role) || role === 'notName' || (role === 'time' && isHour && !HOUR.test(entity.text)),
  );
  return {
    want: before.want,
    placed: [...kept, ...own.placed.map(({ entity }, at) => ({ entity, role: given[at] as Role }))],
  };
}
/** What is left out beside what was asked for leaves that as it was. */
const togetherWith = (role: Role): readonly Role[] =>
  role === 'notMarket' || role === 'notBook' || role === 'notLeague'
    ? [role]
    : (TOGETHER.find((group) => group.includes(role)) ?? [role]);

/** "After 7", "1pm games": an hour of the day that was named, and no other day. */
const HOUR = /\d|noon|early|late|afternoon|evening/i;

function ofBet(want: Want, own: Frame, before: Frame): Frame | null {
  if (!BETS.has(before.want) || !BETS.has(want) || (want === 'judge' && !JUDGED.has(before.want))) return null;
  const isOther = own.placed.some(({ role }) => role === 'line');
  const bet = before.placed.filter(({ role }) => OF_BET.has(role) && !(role === 'line' && isOther));
  return { want, placed: [...bet, ...own.placed] };
}

/** Of the game of a bet, or of the one that was asked about; a player has no game of his own here. */
function ofGame(want: Want, own: Frame, before: Frame): Frame | null {
  if (!OF_GAME.has(want) || !(OF_GAME.has(before.want) || BETS.has(before.want))) return null;
  const names = before.placed.filter(({ role }) => role === 'name');
  if (
    names.length === 0 ||
    names.some(({ entity: { part } }) => part?.kind === 'name' && part.mention.kind === 'player')
  )
    return null;
  return { want, placed: [...names, ...own.placed] };
}

/** The question before, of others or of another market. Null: it is of bets, which have more than a name, or has no place for them. */
export function withOthers(before: Frame, others: readonly Entity[], kind: 'name' | 'market'): Frame | null {
  if (BETS.has(before.want) || !hasPlace(before.want, kind)) return null;
  if (kind === 'market' && !SEARCHES.has(before.want) && !before.placed.some(({ role }) => role === 'market'))
    return null;
  const gone: readonly Role[] = kind === 'name' ? ['name', 'league'] : ['market'];
  const kept = before.placed.filter(({ role }) => !gone.includes(role));
  return {
    want: before.want,
    placed: [
      ...kept,
      ...others.map((entity) => ({
        entity: kind === 'market' ? { ...entity, text: marketText(entity) } : entity,
        role: kind,
      })),
    ],
  };
}
