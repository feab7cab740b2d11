import * as z from 'zod/mini';
import { asAsked } from '#research/language/alone/as-asked.ts';
import type { Known } from '#research/language/correct/named-parts.ts';
import { type Entity, type EntityText, entitiesIn } from '#research/language/meant/entities.ts';
import { BEHINDS, type Behind, behindOf, HELD, type Held, type Place } from '#research/language/meant/want-features.ts';
import { isGeneral, ROLES, type Role, WANTS, type Want } from '#research/language/meant/wants.ts';
import { isOfSchool, type ProductMatter } from '#research/language/product/product-matter.ts';
import { readLines as readActLines } from '../acts/lines.ts';
import { readOwnLines as readProductLines } from '../product/lines.ts';
import { readJsonl } from '../teach/read-jsonl.ts';

const Slot = z.tuple([z.enum(ROLES), z.string()]);
export const Line = z.strictObject({
  /** Null: nothing of these. */
  want: z.nullable(z.enum(WANTS)),
  /** The question before it. */
  after: z.optional(z.string()),
  slots: z.array(Slot),
  text: z.string(),
  /** The same in plain words. */
  plain: z.string(),
  /** Of a line of a whole chat: what the answer before it showed, and what the question before it wanted. */
  shown: z.optional(z.enum(BEHINDS)),
  before: z.optional(z.nullable(z.enum(WANTS))),
});
export type Line = z.infer<typeof Line>;

/** A line as it is learnt from: null wants and roles are of what is nothing of these. */
export type Case = {
  text: string;
  read: EntityText;
  place: Place;
  want: Want | null;
  roles: (Role | null)[];
  /** Every value that it was written for was found in it. */
  isWhole: boolean;
  writer: number;
  /** It stood in a whole chat. */
  isOfChat: boolean;
  /** It is what such a line says in plain words, which nobody typed. */
  isPlain?: true;
  line: Line | null;
};

/** Who wrote wordings of plain questions, and who wrote whole chats. */
const WRITERS = 22;
const CHAT_WRITERS = 100;
const CHATS = [
  1, 2, 3, 4, 6, 8, 11, 12, 13, 14, 15, 16, 17, 18, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 33, 34, 35, 36, 38, 41, 42,
  43, 44, 45, 46, 47, 48, 61, 62, 63, 64, 65, 66, 71, 72, 73, 74, 75, 76, 77, 81, 82, 83, 84, 85, 86, 87, 88,
];

type TaughtLine = { line: Line; writer: number; holds: readonly Held[] };

/** All lines that are learnt from, with who wrote them, those of chats from 101 on, and what was shown earlier in their chat. */
export async function readTaughtLines(): Promise<TaughtLine[]> {
  const folder = new URL('../../evals/meant/', import.meta.url);
  const files = [
    ...Array.from({ length: WRITERS }, (_, at) => ({ writer: at + 1, name: `${at + 1}` })),
    ...CHATS.map((chat) => ({ writer: CHAT_WRITERS + chat, name: `chats-${chat}` })),
  ];
  const lines: TaughtLine[] = [];
  for (const { writer, name } of files)
    for (const one of withHeld(await readJsonl(new URL(`${name}.jsonl`, folder), Line))) lines.push({ ...one, writer });
  return lines;
}

/** The lines of a file with what was shown earlier in the chat of each, and not right before it. */
export function withHeld(lines: readonly Line[]): { line: Line; holds: readonly Held[] }[] {
  let shown = new Set<Held>();
  return lines.map((line) => {
    if (line.shown === undefined || line.shown === 'none') shown = new Set();
    const holds = HELD.filter((held) => shown.has(held) && held !== line.shown);
    if (line.shown === 'list' || line.shown === 'parlay') shown.add(line.shown);
    return { line, holds };
  });
}

export async function readCases(known: Known): Promise<Case[]> {
  const lines = await readTaughtLines();
  const wanted = new Map(lines.map(({ line }) => [line.plain, line.want]));
  const own = lines.map((line) => toCase(line, known, wanted));
  const plain = new Map(
    own.flatMap(({ line, writer }) =>
      line?.want && line.shown === undefined ? [[`${line.after} | ${line.plain}`, { line, writer }] as const] : [],
    ),
  );
  for (const { line, writer } of plain.values())
    own.push(toCase({ line: { ...line, text: line.plain }, writer, holds: [] }, known, wanted));
  own.push(...plainOfChats(lines, known, wanted));
  const others = await otherLines(known);
  return [...own, ...behindOthers(own), ...joinedLines(own, known), ...others, ...generalBehind([...own, ...others])];
}

/** What was said in a chat in plain words, where these name no more than was named: who asks plainly is understood as well. */
function plainOfChats(
  lines: readonly TaughtLine[],
  known: Known,
  wanted: ReadonlyMap<string, Want | null>,
): readonly Case[] {
  const plain = new Map(
    lines.flatMap(({ line, writer, holds }) =>
      line.want && line.shown !== undefined && line.plain !== line.text
        ? [
            [
              [line.plain, line.want, line.shown, line.before, ...holds].join('|'),
              { line: { ...line, text: line.plain }, writer, holds },
            ] as const,
          ]
        : [],
    ),
  );
  return [...plain.values()]
    .map((taught): Case => ({ ...toCase(taught, known, wanted), isOfChat: false, isPlain: true }))
    .filter(({ read, roles }) => read.entities.every(({ kind }, at) => kind !== 'name' || roles[at] !== null));
}

const SHOWN_KINDS = BEHINDS.filter((behind) => behind !== 'none');
const EVERY_BEHIND = 2;

/** What says all of it by itself asks for the same behind anything. */
const behindOthers = (own: readonly Case[]): Case[] =>
  own.flatMap((one, at) =>
    at % EVERY_BEHIND === 0 && one.place.behind === 'none' && one.want !== null && one.read.entities.length > 0
      ? [{ ...one, place: placeBehind(SHOWN_KINDS[(at / EVERY_BEHIND) % SHOWN_KINDS.length] ?? 'other'), line: null }]
      : [],
  );

/** What is asked in general is asked behind anything, and not only at the start of a chat. */
const generalBehind = (all: readonly Case[]): Case[] =>
  all
    .filter(({ want, place }) => want !== null && isGeneral(want) && want !== 'say' && place.behind === 'none')
    .map((one, at) => {
      const behind = SHOWN_KINDS[at % SHOWN_KINDS.length] ?? 'other';
      return { ...one, place: placeBehind(behind, BEFORE[behind] ?? null), line: null };
    });
const BEFORE: Readonly<Partial<Record<Behind, Want>>> = { bet: 'judge', list: 'list', parlay: 'parlay' };

const placeBehind = (behind: Behind, before: Want | null = null): Place => ({ behind, before, holds: [] });

const EVERY_JOINED = 9;
const JOINTS = [' and ', '. ', '? ', ' also ', ', '];

/** Two messages in one ask for two things, which no plain question does. */
function joinedLines(own: readonly Case[], known: Known): Case[] {
  const asked = own.filter(({ line, want }) => line !== null && want !== null);
  return asked.flatMap((one, at) => {
    const other = asked[(at * STRIDE) % asked.length];
    if (at % EVERY_JOINED !== 0 || !other || other.want === one.want) return [];
    const text = `${one.text.replace(/[.?!]+$/, '')}${JOINTS[(at / EVERY_JOINED) % JOINTS.length]}${other.text}`;
    const read = entitiesIn(asAsked(text, null).text, known);
    return [{ ...one, text, read, want: null, roles: [], isWhole: true, line: null }];
  });
}
const STRIDE = 7919;

/** What a question like these in `acts` wants of no stored bet; null: nothing of all wants. */
const GENERAL: Readonly<Record<string, Want | null>> = {
  product: 'ask.product',
  setting: 'ask.product',
  term: 'ask.term',
  harm: null,
  outside: 'ask.none',
  react: 'say',
  doubt: null,
  calc: 'ask.sum',
  hedge: 'ask.sum',
};
/** The same behind one kind of answer. */
const NONE_BEHIND: Readonly<Record<string, readonly string[]>> = {
  list: ['keep', 'again', 'rank', 'stake'],
  bet: ['rank', 'best', 'worst', 'compare', 'keep', 'swap', 'drop', 'add', 'join', 'again', 'more'],
  bets: ['rank', 'best', 'worst', 'compare', 'keep', 'swap', 'drop', 'add', 'join', 'again', 'more'],
  parlay: ['keep', 'again', 'rank', 'best', 'worst', 'save'],
};
const EVERY_ACT = 2;
const EVERY_PRODUCT = 3;
const EVERY_SUM = 4;
const SumLine = z.object({ text: z.string() });

async function otherLines(known: Known): Promise<Case[]> {
  const acts = (await readActLines()).filter(
    ({ act, after }, at) => (act in GENERAL && at % EVERY_ACT === 0) || (NONE_BEHIND[after] ?? []).includes(act),
  );
  const product = (await readProductLines()).filter((_, at) => at % EVERY_PRODUCT === 0);
  const sums = (await readJsonl(new URL('../../evals/sums/', import.meta.url), SumLine)).filter(
    (_, at) => at % EVERY_SUM === 0,
  );
  const other = (text: string, behind: Behind, want: Want | null): Case => ({
    text,
    read: entitiesIn(asAsked(text, null).text, known),
    place: placeBehind(behind),
    want,
    roles: [],
    isWhole: true,
    writer: 0,
    isOfChat: false,
    line: null,
  });
  return [
    ...acts.map(({ text, act, after }) => other(text, behindOf(after), GENERAL[act] ?? null)),
    ...product.map(({ text, behind, matter }) => other(text, behind ? 'other' : 'none', ofMatter(matter))),
    ...sums.map(({ text }) => other(text, 'none', 'ask.sum')),
  ];
}

/** As what a question of this matter is asked. */
const ofMatter = (matter: ProductMatter | null): Want | null =>
  matter === null
    ? null
    : matter === 'pushes' || matter === 'no_play'
      ? 'ask.rule'
      : isOfSchool(matter)
        ? 'ask.school'
        : 'ask.product';

/** What the question before a line shows, by how it begins. */
const SHOWN: readonly (readonly [begins: RegExp, want: Want, behind: Behind])[] = [
  [/^Build me/, 'parlay', 'parlay'],
  [/^What (?:are|is) (?:your|the) .*best/, 'list', 'list'],
  [/^Is there any value/, 'value', 'other'],
  [/^Who is injured/, 'facts.injuries', 'other'],
  [/^What is the weather/, 'facts.weather', 'other'],
  [/^What time/, 'facts.when', 'other'],
  [/^How has the/, 'moved', 'other'],
  [/^Who is favored/, 'favored', 'other'],
  [/^Who do you like/, 'lean.side', 'other'],
  [/^Show me/, 'board', 'other'],
  [/^Is .* a good bet/, 'judge', 'bet'],
];

function placeOf(
  { line: { after, want, shown, before }, holds }: TaughtLine,
  wanted: ReadonlyMap<string, Want | null>,
): Place {
  const found = SHOWN.find(([begins]) => begins.test(after ?? ''));
  if (shown !== undefined) return { behind: shown, before: before ?? null, holds };
  if (after === undefined) return placeBehind('none');
  const asked = wanted.get(after) ?? found?.[1] ?? null;
  if (want?.startsWith('leg.')) return placeBehind('parlay', asked);
  if (/^(ref|lift)\./.test(want ?? '')) return placeBehind('list', asked);
  return placeBehind(found?.[2] ?? (/^What (are|is) (your|the)/.test(after) ? 'list' : 'bet'), asked);
}

function toCase(taught: TaughtLine, known: Known, wanted: ReadonlyMap<string, Want | null>): Case {
  const { line, writer } = taught;
  const read = entitiesIn(asAsked(line.text, null).text, known);
  const left = line.slots.map(([role, value]) => ({
    role,
    value,
    wanted: entitiesIn(value, known).entities,
    used: false,
  }));
  const roles = (line.want === null ? [] : read.entities).map((entity): Role | null => {
    const fits = left.filter((slot) => isOf(entity, slot));
    const found = fits.find(({ used }) => !used) ?? fits[0];
    if (found) found.used = true;
    return found?.role ?? null;
  });
  return {
    text: line.text,
    read,
    place: placeOf(taught, wanted),
    want: line.want,
    roles,
    isWhole: left.every(({ used }) => used),
    writer,
    isOfChat: line.shown !== undefined,
    line,
  };
}

const namesOf = ({ part }: Entity): readonly string[] => (part?.kind === 'name' ? part.mention.names : []);

/** Whether an entity says the value of a slot. */
function isOf(
  entity: Entity,
  { role, value, wanted }: { role: Role; value: string; wanted: readonly Entity[] },
): boolean {
  switch (role) {
    case 'name':
    case 'notName':
      return [value, ...wanted.flatMap(namesOf)].some((name) => namesOf(entity).includes(name));
    case 'book':
    case 'notBook':
      return entity.kind === 'book' && wanted.some(({ kind, means }) => kind === 'book' && means === entity.means);
    case 'league':
    case 'notLeague':
      return entity.kind === 'league';
    case 'market':
    case 'notMarket':
      return (
        OF_MARKET.has(entity.kind) &&
        (wanted.length === 0 || wanted.some((one) => one.means === entity.means || one.kind === entity.kind))
      );
    case 'time':
      return entity.kind === 'time';
    case 'nth':
      return (
        (entity.kind === 'place' || entity.kind === 'bare' || entity.kind === 'number') &&
        entity.value === Number(value)
      );
    default:
      return (
        (entity.kind === 'number' || entity.kind === 'bare') && entity.value !== null && sameNumber(entity.value, value)
      );
  }
}
const OF_MARKET: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>(['market', 'direction', 'side', 'period']);

const sameNumber = (own: number, value: string): boolean =>
  own === Math.abs(Number(value.replace(/[$,%+]/g, ''))) || (value === 'pk' && own === 0);
