import { BET_FORMS } from './bet-forms.ts';
import type { Placed } from './bets-named.ts';
import type { Entity } from './entities.ts';
import { marketText } from './market-text.ts';
import { mayNameItsOwn } from './named-again.ts';
import { type Form, texts } from './said.ts';
import { SEARCH_FORMS } from './search-forms.ts';
import { SHOWN_FORMS } from './shown-forms.ts';
import type { Role, Want } from './wants.ts';

const FORMS: Readonly<Record<Want, Form>> = { ...SEARCH_FORMS, ...BET_FORMS, ...SHOWN_FORMS };

/** What has a place in a question of this want. */
const rolesOf = (want: Want): readonly Role[] =>
  mayNameItsOwn(want) ? [...FORMS[want].roles, 'name'] : FORMS[want].roles;

/** What names nobody, no price and no amount may be said of anything: "over time", "the last one", "win". */
const LOOSE: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>([
  'market',
  'direction',
  'side',
  'period',
  'place',
  'bare',
]);

/** What may be said without being there for anything. Whose game it is, is told by who plays. */
export const mayBeLeft = (entity: Entity, want: Want, { entities }: { entities: readonly Entity[] }): boolean =>
  isLeft(entity, want) || (entity.kind === 'league' && entities.some(({ kind }) => kind === 'name'));

const isLeft = (entity: Entity, want: Want): boolean =>
  isLoose(entity, want) ||
  (entity.kind === 'time' && !OF_TIME.test(want)) ||
  (entity.kind === 'number' && (NO_NUMBER.test(want) || (want.startsWith('leg.') && LEGS.test(entity.text)))) ||
  (BOTH_SIDES.has(entity.means) && want.startsWith('lean.')) ||
  (OF_MARKET.has(entity.kind) && OF_SHOWN.test(want));

/** A number changes nothing of what is told of these: "should I grab 2.5 now", "last 10 games". */
const NO_NUMBER =
  /^(?:none\.\w+|facts\.\w+|moved|it\.(?:wait|why|against|sure|conf|moved|injuries|weather|when|player|form|meetings))$/;
/** "That 4-leg parlay": how many the one that was shown has. */
const LEGS = /leg/i;
/** "The over or the under": neither is asked of alone. */
const BOTH_SIDES: ReadonlySet<string> = new Set(['over', 'under']);
/** Of the bet that was shown, whose side may be said once more: "why the under". */
const OF_SHOWN = /^it\.(?:wait|why|against|sure|conf)$/;

/** What is asked of a day: of bets and games that are named it is known when they are. */
const OF_TIME =
  /^(list|parlay(\.chance)?$|scan|moves|games|lines$|revise|lift|spread|ref\.(more|replace)|leg\.(more|add|replace)|facts\.when)/;

/** What is asked of the bets and prices of a game, of which somebody may have several ahead. */
const OF_GAME_BETS =
  /^(value|lean\.\w+|judge|compare|best_price|board|favored|chance|fair|worst_price|pays|stake|props|lines\.game|none\.(score|lineup|public))$/;

/** "Mets ml tomorrow": the day goes with who is named, where he plays on others too. */
const saysWhich = (entity: Entity, want: Want): boolean => entity.choosesGame === true && OF_GAME_BETS.test(want);

/** "Eagles Niners, are the Eagles a good bet": who was named before. */
const isSaidAgain = (entities: readonly Entity[], at: number): boolean =>
  entities[at]?.kind === 'name' &&
  entities.slice(0, at).some(({ kind, means }) => kind === 'name' && means === entities[at]?.means);

/** "Fritz over Fonseca": he beats him. */
const isBeats = (entities: readonly Entity[], at: number): boolean =>
  entities[at]?.means === 'over' &&
  entities[at - 1]?.kind !== 'bare' &&
  entities[at + 1]?.kind === 'name' &&
  // "Over the Pelicans".
  (entities[at + 1]?.from ?? 0) - (entities[at]?.to ?? 0) <= 1 &&
  entities.some(({ kind }, place) => kind === 'name' && place < at) &&
  !entities.some(
    ({ written }) => written?.line !== undefined && written.price === undefined && written.money === undefined,
  );

/** What is asked of bets has a place for every market; "does it win" names none. */
const isLoose = ({ kind, text }: Entity, want: Want): boolean =>
  LOOSE.has(kind) && (!OF_MARKET.has(kind) || NO_BETS.test(want) || TALK.test(text));
const OF_MARKET: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>(['market', 'direction', 'side', 'period']);
const NO_BETS = /^(facts|games|moves|lines|props)(\.|$)/;
const TALK =
  /^(wins?|winning|winner|to win|hit|hitting|covers?|covered|covering|beats?|cash(es)?|points?|goals?|runs?|scores?|upset|at least|less than)$/i;

/** As which of what a number may be it is written. */
export const AS_WRITTEN: Readonly<Partial<Record<Role, keyof NonNullable<Entity['written']>>>> = {
  price: 'price',
  minPrice: 'price',
  maxPrice: 'price',
  target: 'price',
  line: 'line',
  stake: 'money',
  bankroll: 'money',
  minChance: 'share',
};
const textAs = (role: Role, entity: Entity): string => {
  const { written, text } = entity;
  if (role === 'market' || role === 'notMarket') return marketText(entity);
  const as = AS_WRITTEN[role];
  return (as && written?.[as]) ?? text;
};

/**
 * What is named with what it is there for; null: something that was named has no place in a question of this want. `roles`: what each
 * entity is there for; null: for nothing.
 */
export function placedIn(want: Want, entities: readonly Entity[], roles: readonly (Role | null)[]): Placed[] | null {
  const own = rolesOf(want);
  const hasNames = roles.includes('name');
  const placed: Placed[] = [];
  for (const [at, entity] of entities.entries()) {
    const role = roles[at] ?? null;
    if (isBeats(entities, at) || isSaidAgain(entities, at)) continue;
    if (saysWhich(entity, want)) {
      placed.push({ entity, role: 'time' });
      continue;
    }
    if (role === null && (isLeft(entity, want) || (entity.kind === 'league' && hasNames))) continue;
    if (role === null || !own.includes(role)) return null;
    placed.push({ entity: { ...entity, text: textAs(role, entity) }, role });
  }
  return placed;
}

/** Whether something of this role has a place in a question of this want. */
export const hasPlace = (want: Want, role: Role): boolean => rolesOf(want).includes(role);

/** What is wanted as one plain question, with everything that was named in its place. Null: it lacks something. */
export function plainQuestion(want: Want, placed: readonly Placed[], isOne = false): string | null {
  const of = (role: Role) => placed.flatMap((one) => (one.role === role ? [one.entity] : []));
  const text = (role: Role) => texts(of(role)).join(' ');
  const question = FORMS[want].say({ isOne, placed, of, text });
  const [day] = of('time').filter((entity) => saysWhich(entity, want));
  return question !== null && day ? question.replace(/[?.]$/, ` ${day.text}$&`) : question;
}
