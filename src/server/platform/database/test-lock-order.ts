import { LOCK_ORDER } from './lock-order.ts';
import { type LockStep, lockStepsOf, STRENGTHS, type Strength } from './test-lock-steps.ts';

/** A statement that waits for what stands above something that its transaction holds already. */
export class LockOrderError extends Error {
  override readonly name = 'LockOrderError';
}

type Taken = { of: string; strength: Strength; statement: string };
type Locks = { taken: Map<string, Taken>; inserted: Set<string> };

/**
 * A reference to one of these, which wants a key share, waits for nobody: wallets and grants are never deleted nor locked
 * for update, a reservation is referred to by the transaction that made or holds it, and events are taken away by whoever
 * holds the state of their feed, as everybody does who writes what refers to them.
 */
const FREE_REFERENCES: ReadonlySet<string> = new Set(['wallets', 'token_grants', 'token_reservations', 'events']);
const NEVER_FOR_UPDATE: ReadonlySet<string> = new Set(['wallets', 'token_grants']);

/** Reads what one connection is told, and knows what its transaction holds. */
export class LockOrderWatch {
  #locks = noLocks();
  #isInTransaction = false;
  #savepoints: Locks[] = [];

  /** @throws LockOrderError */
  see(statement: string): void {
    const command = statement.trimStart().slice(0, 20).toLowerCase();
    if (/^(begin|start transaction)/.test(command)) this.#begin(true);
    else if (/^(commit|end|rollback(?! to))/.test(command)) this.#begin(false);
    else if (command.startsWith('savepoint')) this.#savepoints.push(copyOf(this.#locks));
    else if (command.startsWith('rollback to')) this.#locks = copyOf(this.#savepoints.at(-1) ?? noLocks());
    else if (command.startsWith('release')) this.#savepoints.pop();
    // A plan that is asked for takes nothing.
    else if (!/^(prepare|explain) /.test(command)) this.#take(statement);
  }

  get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  #begin(isInTransaction: boolean): void {
    this.#locks = noLocks();
    this.#isInTransaction = isInTransaction;
    this.#savepoints = [];
  }

  #take(statement: string): void {
    if (!this.#isInTransaction) this.#locks = noLocks();
    for (const step of lockStepsOf(statement)) this.#takeStep(step, statement);
  }

  #takeStep(step: LockStep, statement: string): void {
    const { taken, inserted } = this.#locks;
    const { of, strength } = step;
    // Whoever migrates or restores has the database alone.
    if (taken.has('advisory migrations')) return;
    if (step.kind === 'insert') {
      inserted.add(of);
      return;
    }
    // Whoever makes a row and then changes it has it for itself.
    if (step.kind === 'row' && inserted.has(of) && !taken.has(of)) return;
    if (strength === 'key share' && FREE_REFERENCES.has(of)) return;
    if (strength === 'update' && NEVER_FOR_UPDATE.has(of))
      throw new LockOrderError(`${of} is held for update: ${statement}`);
    const before = taken.get(of);
    if (before) refuseUpgrade(before, step, statement);
    else if (step.waits) refuseLateComer([...taken.values()], step, statement);
    if (!before || isStronger(strength, before.strength)) taken.set(of, { of, strength, statement });
  }
}

const noLocks = (): Locks => ({ taken: new Map(), inserted: new Set() });
const copyOf = ({ taken, inserted }: Locks): Locks => ({ taken: new Map(taken), inserted: new Set(inserted) });

const isStronger = (one: Strength, other: Strength): boolean => STRENGTHS.indexOf(one) > STRENGTHS.indexOf(other);

function refuseLateComer(taken: readonly Taken[], { of }: LockStep, statement: string): void {
  if (taken.length === 0) return;
  const place = placeOf(of, statement);
  const below = taken.find((held) => placeOf(held.of, held.statement) > place);
  if (!below) return;
  throw new LockOrderError(
    `${of} stands above ${below.of} in LOCK_ORDER and is taken after it.\nFirst: ${below.statement}\nThen: ${statement}`,
  );
}

function placeOf(of: string, statement: string): number {
  const place = (LOCK_ORDER as readonly string[]).indexOf(of);
  if (place >= 0) return place;
  throw new LockOrderError(`${of} has no place in LOCK_ORDER: ${statement}`);
}

/** Two that hold a row together and both want it for themselves wait for each other. */
function refuseUpgrade(before: Taken, { of, strength }: LockStep, statement: string): void {
  const isSharedNow = before.strength === 'key share' ? strength === 'update' : before.strength === 'share';
  if (!isSharedNow || !isStronger(strength, before.strength)) return;
  throw new LockOrderError(
    `${of} is held for ${before.strength} and then taken for ${strength}.\nFirst: ${before.statement}\nThen: ${statement}`,
  );
}
