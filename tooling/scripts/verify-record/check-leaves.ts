import { THREE_WAY } from '../../../src/research/slate/three-way.ts';
import { type Grade, gradePick, unsettled } from '../../../src/server/features/record/log/grade-pick.ts';
import { lineOf } from '../../../src/server/features/record/log/market-close.ts';
import { pickProblem } from '../../../src/server/features/record/log/pick-bounds.ts';
import { commitmentOf, isLate, type ShownPick, saysOver } from '../../../src/server/features/record/log/pick-leaf.ts';
import type { KeyChange } from './key-chain.ts';
import type { Leaf, LeafOf } from './leaf-shapes.ts';
import { readLeaf, readRevealed } from './read-leaf.ts';
import { SaidOfGame, SaidOfOne } from './said.ts';
import { isSameGrade } from './same-grade.ts';

export type GradedPick = {
  pick: ShownPick;
  grade: Grade | null;
  /** Where its hash stands, and when that was written by the log's own clock. */
  sealedIn: number;
  sealedAtMs: number;
  isLate: boolean;
  /** The earlier of the start that was shown and the one that the game had by what was last said of it. */
  startedMs: number;
};

export type LeavesCheck = {
  faults: string[];
  picks: number;
  hidden: number;
  revealed: number;
  /** Logged after the start that was shown or behind the end of the game, or not as they were shown: true or not, these prove nothing. */
  late: number;
  graded: number;
  /** Shown, and without any grade yet, not even that there is none. */
  waiting: number;
  corrections: number;
  /** Shown, and without a word on what closed on their side of their market. */
  unclosed: number;
  /** When the last leaf was made. */
  until: string | null;
  shown: GradedPick[];
  /** Of each leaf, the time before which it was not there, by the log's own word. */
  madeMs: readonly number[];
  keys: KeyChange[];
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after its hour a pick may still be hidden, and a known result ungraded. */
const GRACE_MS = 2 * HOUR_MS;
/** How far the clock of a site may be ahead of the reader's. */
const AHEAD_MS = 60_000;
const UNSETTLED_AFTER_MS = 10 * DAY_MS;

type Sealed = {
  index: number;
  leaf: LeafOf<'pick'>;
  pick: ShownPick | null;
  grade: StandingGrade | null;
};
type StandingGrade = { index: number; grade: LeafOf<'grade'>; rightBy: RestsOn | null; on: LeafOf<'grade'>['on'] };
/** What a grade was worked out from. */
type RestsOn = { result: LeafOf<'result'> | null; close: LeafOf<'close'> | null };
type SealedPick = ShownPick & { sealedAtMs: number };

/** Reads the leaves in their order and holds each against those before it. `nowMs`: what must be public by now. */
export function checkLeaves(
  entries: readonly Buffer[],
  { nowMs, origin }: { nowMs: number | null; origin: string },
): LeavesCheck {
  const reader = new LeafReader(nowMs, origin);
  entries.forEach((entry, index) => {
    reader.read(entry, index);
  });
  return reader.end();
}

class LeafReader {
  readonly #faults: string[] = [];
  readonly #sealed = new Map<string, Sealed>();
  readonly #results = new Map<string, SaidOfGame>();
  readonly #closes = new Map<string, SaidOfOne<LeafOf<'close'>>>();
  readonly #keys: KeyChange[] = [];
  readonly #madeMs: number[] = [];
  #corrections = 0;
  #until: string | null = null;
  #beforeMs = Number.NEGATIVE_INFINITY;
  readonly #nowMs: number | null;
  readonly #origin: string;

  constructor(nowMs: number | null, origin: string) {
    this.#nowMs = nowMs;
    this.#origin = origin;
  }

  read(entry: Buffer, index: number): void {
    const { leaf, faults } = readLeaf(entry);
    for (const words of faults) this.#fault(index, words);
    if (leaf) this.#tell(leaf, index);
    this.#madeMs.push(this.#beforeMs);
    if (!leaf) return;
    if ((leaf.kind === 'begin') !== (index === 0)) this.#fault(index, 'the log begins once, with its first leaf');
    // What no format foresaw must not keep anybody from reading on.
    try {
      this.#take(leaf, index);
    } catch {
      this.#fault(index, 'says what nothing can be worked out from');
    }
  }

  #take(leaf: Leaf, index: number): void {
    if (leaf.kind === 'begin' && leaf.log !== this.#origin) this.#fault(index, 'begins another log than this');
    if (leaf.kind === 'pick') this.#seal(leaf, index);
    if (leaf.kind === 'reveal') this.#reveal(leaf, index);
    if (leaf.kind === 'result') this.#say(leaf, index);
    if (leaf.kind === 'close') saidOf(this.#closes, subjectOf(leaf), () => new SaidOfOne()).add(index, leaf);
    if (leaf.kind === 'grade') this.#grade(leaf, index);
    if (leaf.kind === 'key') this.#keys.push({ index, leaf });
  }

  /** A leaf that says it was made before the one ahead of it, or after now, was given its time by hand. */
  #tell({ at }: Leaf, index: number): void {
    const atMs = Date.parse(at);
    if (atMs < this.#beforeMs) this.#fault(index, 'says that it was made before the leaf ahead of it');
    if (this.#nowMs !== null && atMs > this.#nowMs + AHEAD_MS) this.#fault(index, 'says that it was made after now');
    if (atMs < this.#beforeMs) return;
    this.#beforeMs = atMs;
    this.#until = at;
  }

  #fault(index: number, words: string): void {
    this.#faults.push(`Leaf ${index}: ${words}.`);
  }

  #seal(leaf: LeafOf<'pick'>, index: number): void {
    if (this.#sealed.has(leaf.commitment)) this.#fault(index, 'the same pick is there twice');
    else this.#sealed.set(leaf.commitment, { index, leaf, pick: null, grade: null });
  }

  #say(leaf: LeafOf<'result'>, index: number): void {
    saidOf(this.#results, leaf.event, () => new SaidOfGame()).add(index, leaf);
    if (saysOver(leaf.status) && isDayAhead(leaf, Date.parse(leaf.startsAt))) {
      this.#fault(index, 'says how a game ended more than a day before its start');
    }
  }

  #reveal(leaf: LeafOf<'reveal'>, index: number): void {
    const sealed = this.#sealed.get(leaf.commitment);
    const problem = revealProblem(leaf, sealed);
    const pick = problem === null ? readPick(leaf.pick) : null;
    if (!sealed || !pick) {
      this.#fault(index, problem ?? 'holds no pick that the format describes');
      return;
    }
    const cannotBe = pickProblem(pick);
    if (cannotBe) {
      this.#fault(index, `holds a pick that cannot be (${cannotBe})`);
      return;
    }
    const hour = Math.ceil(pick.startsAtMs / HOUR_MS) * HOUR_MS;
    if (pick.odds !== sealed.leaf.odds || hour !== Date.parse(sealed.leaf.startsBy)) {
      this.#fault(index, 'the pick is of another record or start than was said when it was hidden');
    }
    if (isDayAhead(leaf, pick.startsAtMs)) this.#fault(index, 'shows a pick more than a day before its start');
    sealed.pick = pick;
  }

  #grade(leaf: LeafOf<'grade'>, index: number): void {
    const sealed = this.#sealed.get(leaf.commitment);
    const pick = sealed?.pick;
    if (!sealed || !pick) {
      this.#fault(index, 'grades a pick that nobody has seen');
      return;
    }
    if (leaf.replaces !== (sealed.grade?.index ?? null)) this.#fault(index, 'does not name the grade that it replaces');
    if (sealed.grade) this.#corrections += 1;
    const result = this.#results.get(pick.eventId)?.last ?? NOTHING;
    const close = this.#closes.get(subjectOfPick(pick))?.last ?? NOTHING;
    if (pick.market === THREE_WAY && result.leaf?.sport.startsWith('soccer_')) {
      this.#fault(index, 'grades a bet of three ways in soccer, where the moneyline is that bet');
    }
    if (leaf.on.result !== result.index || leaf.on.close !== close.index) {
      this.#fault(index, 'does not rest on the last result and close of its game');
    }
    const rightBy = this.#reasonOf(leaf, index, { sealed, pick, on: { result: result.leaf, close: close.leaf } });
    sealed.grade = { index, grade: leaf, rightBy, on: { result: result.index, close: close.index } };
  }

  /** What a grade rests on; null where it does not follow from that. */
  #reasonOf(
    leaf: LeafOf<'grade'>,
    index: number,
    { sealed, pick, on }: { sealed: Sealed; pick: ShownPick; on: RestsOn },
  ): RestsOn | null {
    const expected = gradePick(sealedPick(sealed, pick), on.result, on.close) ?? overdueGrade(leaf, pick, on.close);
    if (expected && isSameGrade(leaf, expected) && leaf.rules === pick.rules) return on;
    this.#fault(index, `the pick was ${expected?.result ?? 'not to be graded'}, or its figures are others`);
    return null;
  }

  /** What is wrong with the grade that stands, once all is read: it follows from the last that was said of its game. */
  #problemAtEnd(pick: SealedPick, grade: StandingGrade | null, now: number): string | null {
    try {
      return this.#problemOf(pick, grade, now);
    } catch {
      return 'has an end that nothing can be worked out from';
    }
  }

  #problemOf(pick: SealedPick, standing: StandingGrade | null, now: number): string | null {
    const results = this.#results.get(pick.eventId);
    const closes = this.#closes.get(subjectOfPick(pick));
    const isOld = (ms: number | null | undefined) => typeof ms === 'number' && ms + GRACE_MS < now;
    if (standing) {
      const { grade, rightBy, on } = standing;
      const [result, close] = [results?.last?.leaf ?? null, closes?.last?.leaf ?? null];
      if (rightBy && rightBy.result === result && rightBy.close === close) return null;
      if (!isOld(results?.firstBehindMs(on.result)) && !isOld(closes?.firstBehindMs(on.close))) return null;
      const last = gradePick(pick, result, close) ?? unsettled(pick, close);
      const isRight = isSameGrade(grade, last);
      return isRight ? null : `was ${last.result} by what was last said of its game, and its grade is another`;
    }
    if (isOld(results?.sinceMs)) return 'has a result and no grade';
    const isOverdue = pick.startsAtMs + UNSETTLED_AFTER_MS + GRACE_MS < now;
    return isOverdue ? 'has no grade ten days after its start' : null;
  }

  /** A close of other outcomes says nothing of the pick. */
  #hasClosed(pick: ShownPick): boolean {
    const close = this.#closes.get(subjectOfPick(pick))?.last;
    return close?.leaf.outcomes.includes(pick.selection) ?? false;
  }

  end(): LeavesCheck {
    const sealed = [...this.#sealed.values()];
    const now = this.#nowMs ?? (this.#until === null ? 0 : Date.parse(this.#until));
    const hidden = sealed.filter(({ pick }) => pick === null);
    const missing = hidden.filter(({ leaf }) => Date.parse(leaf.startsBy) + GRACE_MS < now);
    for (const { leaf } of missing) {
      this.#faults.push(`A pick whose game started by ${leaf.startsBy} was never shown (${leaf.commitment}).`);
    }
    const shown = sealed.flatMap(({ index, leaf, pick, grade }) =>
      pick ? [shownOf({ index, leaf, grade }, pick, this.#results.get(pick.eventId))] : [],
    );
    for (const one of sealed) {
      const problem = one.pick && this.#problemAtEnd(sealedPick(one, one.pick), one.grade, now);
      if (problem) this.#faults.push(`${one.pick?.pick} (${one.pick?.game}) ${problem}.`);
    }
    return {
      faults: this.#faults,
      picks: sealed.length,
      hidden: hidden.length,
      revealed: shown.length,
      late: shown.filter((one) => one.isLate).length,
      graded: shown.filter(({ grade }) => grade && grade.result !== 'ungraded').length,
      waiting: shown.filter(({ grade }) => grade === null).length,
      corrections: this.#corrections,
      unclosed: shown.filter(({ pick }) => !this.#hasClosed(pick)).length,
      until: this.#until,
      shown,
      madeMs: this.#madeMs,
      keys: this.#keys,
    };
  }
}

const sealedPick = ({ leaf }: Pick<Sealed, 'leaf'>, pick: ShownPick): SealedPick => ({
  ...pick,
  sealedAtMs: Date.parse(leaf.at),
});

function shownOf(
  { index, leaf, grade }: Omit<Sealed, 'pick'>,
  pick: ShownPick,
  said: SaidOfGame | undefined,
): GradedPick {
  const sealedAtMs = Date.parse(leaf.at);
  const last = said?.last?.leaf;
  const startedMs = last ? Math.min(pick.startsAtMs, Date.parse(last.startsAt)) : pick.startsAtMs;
  const wasOver = said?.wasOver(index) ?? false;
  return {
    ...{ pick, sealedIn: index, sealedAtMs, isLate: wasOver || isLate(pick, sealedAtMs), startedMs },
    grade: grade && gradeOf(grade.grade),
  };
}

const NOTHING = { index: null, leaf: null };

function saidOf<Said>(by: Map<string, Said>, subject: string, begin: () => Said): Said {
  const said = by.get(subject) ?? begin();
  by.set(subject, said);
  return said;
}

/** Who says today what becomes known years from now has chosen what to say. */
const isDayAhead = ({ at }: { at: string }, startsAtMs: number): boolean => Date.parse(at) + DAY_MS < startsAtMs;

function revealProblem(leaf: LeafOf<'reveal'>, sealed: Sealed | undefined): string | null {
  if (!sealed) return 'shows a pick that was not there';
  if (sealed.pick) return 'shows a pick a second time';
  const isSame = commitmentOf(Buffer.from(leaf.salt, 'hex'), leaf.pick) === leaf.commitment;
  return isSame ? null : 'the pick is not the one that was hidden';
}

const overdueGrade = (leaf: LeafOf<'grade'>, pick: ShownPick, close: LeafOf<'close'> | null): Grade | null =>
  Date.parse(leaf.at) - pick.startsAtMs >= UNSETTLED_AFTER_MS ? unsettled(pick, close) : null;

/** Both sides of a spread are of one line, from the home side. */
const subjectOf = ({ event, market, player, line }: Pick<LeafOf<'close'>, 'event' | 'market' | 'player' | 'line'>) =>
  JSON.stringify([event, market, player, line]);
const subjectOfPick = ({ eventId, market, player, ...pick }: ShownPick): string =>
  subjectOf({ event: eventId, market, player, line: lineOf(pick) });

function readPick(text: string): ShownPick | null {
  const data = readRevealed(text);
  if (!data) return null;
  // By name: spreading what is left over took a tenth of all the time.
  return {
    id: data.id,
    eventId: data.event,
    odds: data.odds,
    sport: data.sport,
    game: data.game,
    startsAtMs: Date.parse(data.startsAt),
    pick: data.pick,
    market: data.market,
    selection: data.selection,
    player: data.player,
    line: data.line,
    bookKey: data.book,
    oddsDecimal: data.price,
    priceAtMs: Date.parse(data.priceAt),
    fairProbability: data.fair,
    edge: data.edge,
    verdict: data.verdict,
    confidence: data.stars,
    units: data.units,
    worstDecimal: data.worst,
    shownAtMs: Date.parse(data.shownAt),
    rules: data.rules,
  };
}

const gradeOf = ({ result, reason, profit, close, fair, clv, clvFair }: LeafOf<'grade'>): Grade => ({
  ...{ result, reason, profit, fair, clv, clvFair },
  decimal: close,
  books: 0,
});
