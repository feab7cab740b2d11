import type { AnalysisMode, OddsKind, Pick } from '#contract/analysis.ts';
import type { SendMessageDraft } from '#contract/chat.ts';
import type { StageEvent } from '#contract/stream.ts';
import type { Progress } from './receive-answer.ts';

/** One send. Its key makes a repeat return the first answer and charge once. */
export type Send = {
  key: string;
  draft: SendMessageDraft & { mode: AnalysisMode };
  /** How often the chat held the answer to the same question before: once more, and this one did arrive. */
  answeredBefore: number;
};

/** An answer in the making, as far as its events have told. */
export type AnswerDraft = {
  /** Names the answer in the list, from its first event until after it is saved. */
  key: string;
  mode: AnalysisMode | undefined;
  question: string | undefined;
  /** Of its send: how often the chat held the answer to the same question before. Unknown where one is picked up. */
  answeredBefore: number | undefined;
  stages: readonly StageEvent[];
  picks: readonly Pick[];
  /** Where their prices come from; known with the first of them. */
  odds: OddsKind | undefined;
  /** Words so far by their path in the answer. */
  texts: Readonly<Record<string, string>>;
};

export type RunState =
  | { status: 'idle'; saved?: { messageId: string; key: string } }
  | { status: 'working'; draft: AnswerDraft; isStopping: boolean }
  | { status: 'failed'; send: Send; reason: string }
  | { status: 'stopped' };

export type RunAction =
  | { type: 'started'; key: string; send?: Send }
  | { type: 'progress'; progress: Progress }
  | { type: 'stopping' }
  | { type: 'saved'; messageId: string }
  | { type: 'failed'; send: Send; reason: string }
  /** Failed before this screen was there. */
  | { type: 'restored'; send: Send; reason: string }
  | { type: 'stopped' }
  | { type: 'left' };

export const IDLE: RunState = { status: 'idle' };

export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return { status: 'working', draft: emptyDraft(action.key, action.send), isStopping: false };
    case 'progress':
      return state.status === 'working' ? { ...state, draft: advance(state.draft, action.progress) } : state;
    case 'stopping':
      return state.status === 'working' ? { ...state, isStopping: true } : state;
    case 'saved':
      return state.status === 'working'
        ? { status: 'idle', saved: { messageId: action.messageId, key: state.draft.key } }
        : state;
    case 'failed':
      return { status: 'failed', send: action.send, reason: action.reason };
    case 'restored':
      return state.status === 'idle' ? { status: 'failed', send: action.send, reason: action.reason } : state;
    case 'stopped':
      return { status: 'stopped' };
    case 'left':
      return IDLE;
  }
}

const NOTHING = { picks: [], odds: undefined, texts: {} };

function emptyDraft(key: string, send: Send | undefined): AnswerDraft {
  const about = {
    mode: send?.draft.mode,
    question: send?.draft.message.trim(),
    answeredBefore: send?.answeredBefore,
  };
  return { key, ...about, stages: [], ...NOTHING };
}

function advance(draft: AnswerDraft, progress: Progress): AnswerDraft {
  switch (progress.event) {
    case 'restart':
      return { ...draft, stages: [], ...NOTHING };
    case 'stage': {
      const others = draft.stages.filter(({ stage }) => stage !== progress.data.stage);
      return { ...draft, stages: [...others, progress.data] };
    }
    case 'picks':
      return { ...draft, picks: progress.data.picks, odds: progress.data.odds };
    case 'delta': {
      const { field, text } = progress.data;
      return { ...draft, texts: { ...draft.texts, [field]: (draft.texts[field] ?? '') + text } };
    }
  }
}
