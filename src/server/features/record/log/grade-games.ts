import type { Db } from '../../../platform/database/database.ts';
import { canonicalJson, type Json } from '../../log/canonical-json.ts';
import { countGrades } from './count-grades.ts';
import { type GameEnd, type Grade, gradePick, unsettled } from './grade-pick.ts';
import * as repo from './grades.repo.ts';
import { type CloseRow, closeSubject, type MarketClose, marketClose } from './market-close.ts';
import { saysOver } from './pick-leaf.ts';

const GAMES_AT_ONCE = 20;
const OVERDUE_AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** For so long sources are asked; later only a person can still say how a game ended. */
const UNSETTLED_AFTER_MS = 10 * DAY_MS;
/** A log that says how a game ended longer before its start is at fault, whatever is stored of it. */
const SAID_AHEAD_MS = DAY_MS;

/** Leaves of one batch, each at the place that it will have. */
class Leaves {
  readonly list: Json[] = [];
  readonly #next: number;

  constructor(next: number) {
    this.#next = next;
  }

  add(leaf: Json): number {
    this.list.push(leaf);
    return this.#next + this.list.length - 1;
  }
}

/** Leaves for games that ended: how, what closed on the markets of their picks, and what became of the picks. */
export async function gradeGames(tx: Db, next: number, at: Date): Promise<Json[]> {
  const giveUpBefore = at.getTime() - UNSETTLED_AFTER_MS;
  await repo.callOverdue(tx, new Date(giveUpBefore), OVERDUE_AT_ONCE);
  const games = await repo.takeGames(tx, new Date(giveUpBefore), GAMES_AT_ONCE);
  if (games.length === 0) return [];
  const picks = await repo.listPublicPicks(tx, games);
  const leaves = new Leaves(next);
  const ends = await logEnds(tx, leaves, picks, at);
  const closes = await logCloses(tx, leaves, picks, games, at);
  const grades: { pick: repo.PublicPick; row: repo.GradeRow }[] = [];
  for (const pick of picks) {
    const end = ends.get(pick.eventId);
    const close = closes.get(closeSubject(pick));
    const graded = gradePick(pick, end?.fact ?? null, close?.fact ?? null);
    const grade = graded ?? (pick.startsAtMs < giveUpBefore ? unsettled(pick, close?.fact ?? null) : null);
    if (!grade || (pick.graded && isSame(grade, pick.graded))) continue;
    const leaf = leaves.add(gradeLeaf(pick, grade, { result: end?.leaf ?? null, close: close?.leaf ?? null }, at));
    const row = { ...grade, pickId: pick.id, revision: (pick.revision ?? -1) + 1, leaf, rules: pick.rules };
    grades.push({ pick, row });
  }
  const rows = grades.map(({ row }) => row);
  await repo.insertGrades(tx, rows, at);
  await countGrades(tx, grades, next + leaves.list.length);
  return leaves.list;
}

type Logged<Fact> = { leaf: number; fact: Fact };

/** How the games of the picks ended. What was said before and stands no more is said to be withdrawn. */
async function logEnds(
  tx: Db,
  leaves: Leaves,
  picks: readonly repo.PublicPick[],
  at: Date,
): Promise<Map<string, Logged<GameEnd>>> {
  const events = [...new Set(picks.map(({ eventId }) => eventId))];
  const ends = await repo.listEnds(tx, events);
  const sayable = ends.filter(({ startsAt }) => Date.parse(startsAt) - at.getTime() <= SAID_AHEAD_MS);
  const standing = new Map(sayable.map((end) => [end.event, end]));
  const known = new Map((await repo.listFacts(tx, events.map(endSubject))).map((fact) => [fact.subject, fact]));
  const logged = new Map<string, Logged<GameEnd>>();
  const added: repo.NewFact[] = [];
  for (const event of events) {
    const before = known.get(endSubject(event));
    const said = before && (JSON.parse(before.fact) as GameEnd);
    const end = standing.get(event) ?? (said ? { ...said, ...WITHDRAWN } : undefined);
    if (!end) continue;
    const fact = canonicalJson(end);
    const isNew = fact !== before?.fact;
    const leaf = isNew || !before ? leaves.add({ kind: 'result', ...end, at: at.toISOString() }) : before.leaf;
    if (isNew) added.push({ subject: endSubject(event), leaf, fact, wasOver: saysOver(end.status) });
    logged.set(event, { leaf, fact: end });
  }
  await repo.saveFacts(tx, added);
  return logged;
}

const endSubject = (event: string): string => `result:${event}`;
const WITHDRAWN = { status: 'withdrawn', home: null, away: null, detail: '' } as const;

async function logCloses(
  tx: Db,
  leaves: Leaves,
  picks: readonly repo.PublicPick[],
  games: readonly string[],
  at: Date,
): Promise<Map<string, Logged<MarketClose>>> {
  const rows = byEvent(await repo.listCloses(tx, games));
  const bySubject = new Map(picks.map((pick) => [closeSubject(pick), pick]));
  const known = new Map((await repo.listFacts(tx, [...bySubject.keys()])).map((fact) => [fact.subject, fact]));
  const logged = new Map<string, Logged<MarketClose>>();
  const added: repo.NewFact[] = [];
  for (const [subject, pick] of bySubject) {
    const before = known.get(subject);
    // What was said once stands, where nothing is stored any more that says otherwise.
    const close =
      marketClose(pick, rows.get(pick.eventId) ?? []) ?? (before && (JSON.parse(before.fact) as MarketClose));
    if (!close) continue;
    const fact = canonicalJson(close);
    const isNew = fact !== before?.fact;
    const leaf = isNew || !before ? leaves.add({ kind: 'close', ...close, at: at.toISOString() }) : before.leaf;
    if (isNew) added.push({ subject, leaf, fact, wasOver: false });
    logged.set(subject, { leaf, fact: close });
  }
  await repo.saveFacts(tx, added);
  return logged;
}

function byEvent(rows: readonly CloseRow[]): ReadonlyMap<string, CloseRow[]> {
  const found = new Map<string, CloseRow[]>();
  for (const row of rows) {
    const list = found.get(row.eventId) ?? [];
    found.set(row.eventId, list);
    list.push(row);
  }
  return found;
}

/** `on` names the leaves that it follows from, `replaces` the one that it corrects. */
const gradeLeaf = (
  pick: repo.PublicPick,
  grade: Grade,
  on: { result: number | null; close: number | null },
  at: Date,
): Json => ({
  kind: 'grade',
  commitment: pick.commitment,
  result: grade.result,
  reason: grade.reason,
  profit: grade.profit,
  close: grade.decimal,
  fair: grade.fair,
  clv: grade.clv,
  clvFair: grade.clvFair,
  rules: pick.rules,
  on,
  replaces: pick.gradeLeaf,
  at: at.toISOString(),
});

const isSame = (a: Grade, b: Grade): boolean =>
  (Object.keys(a) as (keyof Grade)[]).every((name) => a[name] === b[name]);
