import type { AnalysisMode, Pick } from '#contract/analysis.ts';
import type { SendMessageDraft } from '#contract/chat.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { OddsKind } from '#contract/odds-kind.ts';
import { isBlockField, type PlacedBlocks, withBlock, withBlockWords } from '#contract/placed-blocks.ts';
import type { StageEvent } from '#contract/stream.ts';
import type { Progress } from './receive-answer.ts';

/** One send. Its key makes a repeat return the first answer and charge once. */
export type Send = {
  key: string;
  draft: SendMessageDraft & { mode: AnalysisMode };
  /** The newest message that the chat held before: null where it held none, absent where nobody knows. */
  after?: string | null | undefined;
  /** What the question was saved as, where its answer failed after that. */
  questionId?: string | undefined;
};

/** An answer in the making, as far as its events have told. */
export type AnswerDraft = {
  /** Names the answer in the list, from its first event until after it is saved. */
  key: string;
  mode: AnalysisMode | undefined;
  question: string | undefined;
  /** What the question is saved as, once it is. */
  questionId: string | undefined;
  stages: readonly StageEvent[];
  picks: readonly Pick[];
  /** Where their prices come from; known with the first of them. */
  odds: OddsKind | undefined;
  /** With their words so far. */
  blocks: PlacedBlocks;
  /** Other words so far by their path in the answer. */
  texts: Readonly<Record<string, string>>;
};

/** Picks or blocks, which come in pieces; what is words alone comes whole. */
export const hasParts = ({ picks, blocks }: AnswerDraft): boolean => picks.length > 0 || blocks.length > 0;

/** A send without an answer. `isOffline`: for want of a network; `refusal` is the server's code for why, where there are ways on from it, and where more tokens are. */
export type FailedSend = {
  send: Send;
  reason: string;
  isOffline?: boolean | undefined;
  refusal?: Refusal | undefined;
};
export type Refusal = {
  code: ErrorCode;
  balance?: number | undefined;
  topUp?: string | undefined;
  topUpLabel?: string | undefined;
};

export type RunState =
  | { status: 'idle'; saved?: { messageId: string; key: string } }
  | { status: 'working'; draft: AnswerDraft; isStopping: boolean }
  | ({ status: 'failed' } & FailedSend)
  | { status: 'stopped' };

export type RunAction =
  | { type: 'started'; key: string; send?: Send }
  | { type: 'progress'; progress: Progress }
  | { type: 'stopping' }
  | { type: 'saved'; messageId: string }
  | ({ type: 'failed' } & FailedSend)
  /** Failed before this screen was there. */
  | ({ type: 'restored' } & FailedSend)
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
      return failed(action);
    case 'restored':
      return state.status === 'idle' ? failed(action) : state;
    case 'stopped':
      return { status: 'stopped' };
    case 'left':
      return IDLE;
  }
}

const failed = ({ send, reason, isOffline, refusal }: FailedSend): RunState => ({
  status: 'failed',
  send,
  reason,
  isOffline,
  refusal,
});

const NOTHING = { picks: [], odds: undefined, blocks: [], texts: {} };

function emptyDraft(key: string, send: Send | undefined): AnswerDraft {
  const about = { mode: send?.draft.mode, question: send?.draft.message.trim() };
  return { key, ...about, questionId: undefined, stages: [], ...NOTHING };
}

function advance(draft: AnswerDraft, progress: Progress): AnswerDraft {
  switch (progress.event) {
    case 'restart':
      return { ...draft, stages: [], ...NOTHING };
    case 'accepted':
      return { ...draft, questionId: progress.data.questionId };
    case 'stage': {
      const others = draft.stages.filter(({ stage }) => stage !== progress.data.stage);
      return { ...draft, stages: [...others, progress.data] };
    }
    case 'picks':
      return { ...draft, picks: progress.data.picks, odds: progress.data.odds };
    case 'block':
      return { ...draft, blocks: withBlock(draft.blocks, progress.data) };
    case 'delta': {
      const { field, text } = progress.data;
      if (isBlockField(field)) return { ...draft, blocks: withBlockWords(draft.blocks, progress.data) };
      return { ...draft, texts: { ...draft.texts, [field]: (draft.texts[field] ?? '') + text } };
    }
  }
}
