import { recordedLine } from '../../../src/research/evidence/moves-evidence.ts';
import { readQuestion } from '../../../src/research/language/read-question.ts';
import type { Slate } from '../../../src/research/slate/slate.ts';
import { slateOf } from '../../../src/research/slate/test-demo-slate.ts';
import type { PickDraft } from '../../../src/research/tools/best-bets/pick-draft.ts';
import { composeAnswer, type Draft } from '../../../src/research/words/compose-answer.ts';
import { draftAnswer } from '../../../src/server/features/turns/draft-answer.ts';
import type { MovesOf } from '../../../src/server/features/turns/gather-moves.ts';
import { createDemoFacts } from '../../../src/server/providers/facts/demo-facts.ts';
import { createDemoFeed } from '../../../src/server/providers/odds-feed/demo/demo-feed.ts';
import { GroundingEvalError } from './attack.ts';

/** The seed that the product starts with, on a Sunday of the football season. */
const SEED = 2026;
export const NOW = new Date('2026-11-22T15:00:00Z');
const QUESTIONS = ['10 NFL picks', '10 soccer moneylines', '10 MLB totals', 'NHL puck lines', 'NBA spreads'];

/** What a reply is held against: a Pro answer's draft, its built-in wording, and all that the slate holds beside it. */
export type Stage = {
  slate: Slate;
  draft: Draft;
  builtIn: ReturnType<typeof composeAnswer>['content'];
  /** Every pick that the questions lead to, for sentences that have to hold anywhere. */
  all: readonly PickDraft[];
};

/** Draws up the answer as the product would; `poison` stands in place of every injury note. */
export async function setStage(poison: string | null): Promise<Stage> {
  const slate = poisoned(await slateOf(createDemoFeed({ seed: SEED }), createDemoFacts({ seed: SEED }), NOW), poison);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const movesOf: MovesOf = async (prices) =>
    prices.map(({ candidate }) => [
      { at: new Date(NOW.getTime() - 5 * 3_600_000), lineHundredths: recordedLine(candidate), oddsDecimal: 1.8 },
      { at: new Date(NOW.getTime() - 3_600_000), lineHundredths: recordedLine(candidate), oddsDecimal: 1.95 },
    ]);
  const drafted: Draft[] = [];
  for (const question of QUESTIONS) {
    const reading = readQuestion(question, { nowMs: NOW.getTime(), timeZone: 'America/New_York', previous: null });
    const draft = await draftAnswer({ now: () => NOW, newId, movesOf }, slate, reading, 'pro');
    if (draft) drafted.push(draft);
  }
  const all = drafted.flatMap(({ drafts }) => drafts);
  const [first] = drafted;
  if (!first) throw new GroundingEvalError('The demo slate has nothing to speak of.');
  const draft = { ...first, drafts: leading(all) };
  return { slate, draft, builtIn: composeAnswer(draft, 'pro', 0).content, all };
}

/** The pick of whose game most is known, one of another game, and a pass. */
function leading(all: readonly PickDraft[]): PickDraft[] {
  const known = ({ evidence }: PickDraft) => new Set(evidence.items.map(({ id }) => id.split('_')[0])).size;
  const byKnowledge = [...all].sort((a, b) => known(b) - known(a));
  const main = byKnowledge.find(({ pick }) => pick.verdict !== 'pass');
  const other = byKnowledge.find(({ pick }) => pick.eventId !== main?.pick.eventId);
  const pass = byKnowledge.find((found) => found.pick.verdict === 'pass' && found !== other);
  if (!main || !other || !pass) throw new GroundingEvalError('The demo slate needs a bet, another game and a pass.');
  return [main, other, pass];
}

function poisoned(slate: Slate, poison: string | null): Slate {
  if (poison === null) return slate;
  const events = slate.events.map((event) => ({
    ...event,
    facts: event.facts.map((fact) => (fact.kind === 'injury' ? { ...fact, text: poison } : fact)),
  }));
  return { ...slate, events };
}
