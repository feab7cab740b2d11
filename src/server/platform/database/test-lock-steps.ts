import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '../../db/schema/accounts.ts';
import * as analyst from '../../db/schema/analyst.ts';
import * as billing from '../../db/schema/billing.ts';
import * as chat from '../../db/schema/chat.ts';
import * as jobs from '../../db/schema/jobs.ts';
import * as operations from '../../db/schema/operations.ts';
import * as playLimits from '../../db/schema/play-limits.ts';
import * as results from '../../db/schema/results.ts';
import * as slate from '../../db/schema/slate.ts';
import * as tokens from '../../db/schema/tokens.ts';
import { LOCK_ORDER } from './lock-order.ts';

/** From the weakest to the strongest. */
export const STRENGTHS = ['key share', 'share', 'no key update', 'update'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a statement does to rows that others may want, in the order in which it says so. */
export type LockStep = {
  /** A table, or `advisory` with the name that stands in the statement. */
  of: string;
  strength: Strength;
  /** Takes what is free and leaves the rest: it waits for nobody, but others wait for what it took. */
  waits: boolean;
  /** `insert`: a row that nobody else sees yet. `key`: the key of one, which another transaction may just have inserted. */
  kind: 'row' | 'insert' | 'key';
};

type Reference = { column: string; parent: string; onDelete: string | undefined };
type Table = { name: string; references: Reference[] };

const TABLES = new Map<string, Table>(
  [accounts, analyst, billing, chat, jobs, operations, playLimits, results, slate, tokens]
    .flatMap((schema) => Object.values<unknown>(schema))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => {
      const { name, foreignKeys } = getTableConfig(table);
      const references = foreignKeys.map((key) => {
        const { columns, foreignTable } = key.reference();
        return {
          column: columns[0]?.name ?? '',
          parent: getTableConfig(foreignTable).name,
          onDelete: key.onDelete,
        };
      });
      return [name, { name, references }];
    }),
);

/** What the triggers of the migrations do. */
const TRIGGERED: Record<string, LockStep[]> = {
  token_reservations: [{ of: 'wallet_usages', strength: 'no key update', waits: true, kind: 'row' }],
};

const ORDER: readonly string[] = LOCK_ORDER;

const read = new Map<string, readonly LockStep[]>();

/** By the statement's text alone, which is read once. */
export function lockStepsOf(text: string): readonly LockStep[] {
  const known = read.get(text);
  if (known) return known;
  const steps = DEFINES.test(text) ? [] : new StatementReader(text).steps();
  read.set(text, steps);
  return steps;
}

/** Such as a function of a test: what it says is not done yet. */
const DEFINES = /^\s*(create|alter|drop|do)\b/i;

const WORDS = /\/\*.*?\*\/|'(?:[^']|'')*'|"[^"]+"|[a-z_][a-z0-9_]*|[().,]/gis;

/** One bracket of a statement: what it reads from, and what it changes. */
type Scope = {
  reads: Map<string, string>;
  change: LockStep | null;
  inserts: string | null;
  sets: boolean;
  from: boolean;
};

const newScope = (): Scope => ({ reads: new Map(), change: null, inserts: null, sets: false, from: false });

class StatementReader {
  readonly #words: string[];
  readonly #steps: LockStep[] = [];
  /** References are checked when the statement has ended. */
  readonly #atTheEnd: LockStep[] = [];
  readonly #cascaded: LockStep[] = [];
  readonly #scopes: Scope[] = [newScope()];
  #at = 0;

  constructor(text: string) {
    this.#words = (text.match(WORDS) ?? []).map((word) =>
      word.startsWith('"') ? word.slice(1, -1) : word.toLowerCase(),
    );
  }

  steps(): readonly LockStep[] {
    for (; this.#at < this.#words.length; this.#at++) this.#readWord(this.#word(0));
    return [...this.#steps, ...inOrder(this.#cascaded), ...this.#atTheEnd];
  }

  #word(ahead: number): string {
    return this.#words[this.#at + ahead] ?? '';
  }

  #is(...words: string[]): boolean {
    return words.every((word, n) => this.#word(n) === word);
  }

  get #scope(): Scope {
    return this.#scopes.at(-1) ?? newScope();
  }

  #readWord(word: string): void {
    if (word === '(') this.#scopes.push(newScope());
    else if (word === ')') this.#scopes.pop();
    else if (word === 'from' || word === 'join' || (word === ',' && this.#scope.from)) this.#readSource();
    else if (['where', 'order', 'group', 'limit', 'set', 'returning', 'select', 'values'].includes(word)) {
      this.#scope.from = false;
      this.#scope.sets = word === 'set';
    } else if (word === 'for') this.#readLock();
    else if (word === 'insert' || word === 'delete' || word === 'update') this.#readChange();
    else if (this.#is('on', 'conflict') && this.#scope.inserts) this.#lock(this.#scope.inserts, 'no key update', 'key');
    else if (word.startsWith('pg_advisory_xact_lock')) this.#readAdvisory();
    else if (this.#scope.sets) this.#readSet(word);
  }

  #readSource(): void {
    const scope = this.#scope;
    if (this.#word(0) === 'from') scope.from = true;
    const ahead = this.#is('from', 'only') ? 2 : 1;
    const table = this.#word(ahead);
    if (!TABLES.has(table)) return;
    const next = this.#word(ahead + 1) === 'as' ? this.#word(ahead + 2) : this.#word(ahead + 1);
    scope.reads.set(table, table);
    if (/^[a-z_]/.test(next)) scope.reads.set(next, table);
  }

  #readLock(): void {
    const strength = [...STRENGTHS].reverse().find((one) => this.#is('for', ...one.split(' ')));
    if (!strength) return;
    this.#at += strength.split(' ').length;
    const { reads } = this.#scope;
    let tables = [...new Set(reads.values())];
    if (this.#word(1) === 'of') {
      tables = [reads.get(this.#word(2)) ?? ''];
      this.#at += 2;
    }
    const waits = !this.#wordsFrom(1).startsWith('skip locked');
    for (const of of tables) if (of) this.#readLockOf({ of, strength, waits, kind: 'row' });
  }

  /** What changes the rows that it chose and took itself waits as that choice does. */
  #readLockOf(step: LockStep): void {
    this.#steps.push(step);
    for (const { change } of this.#scopes) if (change?.of === step.of) change.waits = step.waits;
  }

  #wordsFrom(ahead: number): string {
    return `${this.#word(ahead)} ${this.#word(ahead + 1)}`;
  }

  #readChange(): void {
    const word = this.#word(0);
    const before = this.#words[this.#at - 1] ?? '';
    if (word === 'update' && (before === 'do' || before === 'key' || before === 'for')) return;
    const table = this.#word(word === 'update' ? 1 : 2);
    const known = TABLES.get(table);
    if (!known) return;
    this.#at += word === 'update' ? 1 : 2;
    if (word === 'insert') this.#insert(known);
    else this.#change(known, word === 'delete' ? 'update' : 'no key update');
  }

  #insert({ name, references }: Table): void {
    this.#scope.inserts = name;
    this.#steps.push({ of: name, strength: 'no key update', waits: false, kind: 'insert' });
    const filled = this.#filledColumns();
    for (const { column, parent } of references) if (filled.has(column)) this.#refer(parent);
  }

  /** Those that an insert gives a value: all that it names but what is `default` or `null` in its one row. */
  #filledColumns(): Set<string> {
    const columns = this.#listFrom(this.#at + 1);
    const after = this.#at + 1 + columns.length * 2 + 1;
    if (this.#words[after] !== 'values') return new Set(columns);
    const values = this.#listFrom(after + 1);
    return new Set(columns.filter((_, n) => values[n] !== 'default' && values[n] !== 'null'));
  }

  /** The first word of each item of a list in brackets. */
  #listFrom(open: number): string[] {
    const items: string[] = [];
    let depth = 0;
    for (let at = open; at < this.#words.length; at++) {
      const word = this.#words[at] ?? '';
      if (word === '(') depth++;
      else if (word === ')') depth--;
      if (depth === 0) return items;
      if (depth === 1 && (word === '(' || word === ',')) items.push(this.#words[at + 1] ?? '');
    }
    return items;
  }

  #change({ name }: Table, strength: Strength): void {
    this.#scope.change = this.#lock(name, strength);
    if (strength === 'update') this.#cascade(name);
    this.#atTheEnd.push(...(TRIGGERED[name] ?? []));
  }

  /** What goes with a deleted row, or loses its reference. */
  #cascade(parent: string): void {
    for (const { name, references } of TABLES.values()) {
      const [child] = references.filter((one) => one.parent === parent && one.onDelete);
      if (!child) continue;
      const strength = child.onDelete === 'cascade' ? 'update' : 'no key update';
      this.#cascaded.push({ of: name, strength, waits: true, kind: 'row' });
      if (child.onDelete === 'cascade') this.#cascade(name);
    }
  }

  #readSet(column: string): void {
    const table = TABLES.get(this.#scope.change?.of ?? '');
    for (const reference of table?.references ?? []) if (reference.column === column) this.#refer(reference.parent);
  }

  #refer(of: string): void {
    this.#atTheEnd.push({ of, strength: 'key share', waits: true, kind: 'row' });
  }

  #lock(of: string, strength: Strength, kind: LockStep['kind'] = 'row'): LockStep {
    const step: LockStep = { of, strength, waits: true, kind };
    this.#steps.push(step);
    return step;
  }

  #readAdvisory(): void {
    const name = this.#words.find((word) => word.startsWith('/* lock: '))?.slice('/* lock: '.length, -' */'.length);
    this.#lock(`advisory ${name ?? 'without a name'}`, 'update');
  }
}

/** Whoever deletes a row holds it, and with it all that hangs on it, whatever the database takes first of that. */
const inOrder = (steps: readonly LockStep[]): LockStep[] =>
  [...steps].sort((one, other) => ORDER.indexOf(one.of) - ORDER.indexOf(other.of));
