import type { AnalysisMode } from '#contract/analysis.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { AnalystModel } from '../../../src/server/providers/llm/llm.port.ts';
import { untracedIn } from '../eval-agent/untraced.ts';
import { type Answered, answerConversations } from '../eval-turns/answer-turns.ts';
import type { Turn } from '../eval-turns/turn.ts';
import { analystOn } from './analyst-on.ts';
import { isSameAnswer } from './figures-of.ts';
import { type Recorded, recorded } from './recorded-model.ts';

/** The same turns by the rules alone and with a model, and what the model was asked in each. */
export type BesideRules = { byRules: Map<Turn, Answered>; withModel: Map<Turn, Answered>; asked: Recorded[][] };

export async function answerBesideRules(
  conversations: readonly (readonly Turn[])[],
  slate: Slate,
  now: Date,
  { model, mode }: { model: AnalystModel; mode: AnalysisMode },
): Promise<BesideRules> {
  const byRules = await answerConversations(conversations, slate, now, { mode });
  const watched = recorded(model);
  const asked: Recorded[][] = [];
  const withModel = await answerConversations(conversations, slate, now, {
    mode,
    onAnswer: () => asked.push(watched.take()),
    analystOn: analystOn(watched.model, 1_000),
  });
  return { byRules, withModel, asked };
}

/** Each turn whose bets, figures or charge are not the rules' own, or whose words hold a figure that its answer does not show. */
export function differencesOf({ byRules, withModel }: Pick<BesideRules, 'byRules' | 'withModel'>): string[] {
  const chats = new Map<string, string[]>();
  return [...byRules].flatMap(([turn, rules]) => {
    const told = withModel.get(turn);
    if (!told) return [`${turn.id} "${turn.text}": no answer`];
    const name = turn.conversation ?? `alone-${turn.id}`;
    const before = chats.get(name) ?? [];
    chats.set(name, [...before, rules.content, told.content]);
    const faults = [
      ...(isSameAnswer(rules.content, told.content, before) ? [] : ['another bet or figure']),
      ...(rules.charged === told.charged ? [] : ['another charge']),
      ...(rules.status === told.status ? [] : ['another status']),
      ...untracedIn(told.content, rules.content),
    ];
    return faults.map((fault) => `${turn.id} "${turn.text}": ${fault}`);
  });
}
