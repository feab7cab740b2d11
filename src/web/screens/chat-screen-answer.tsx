import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useContext, useId, useMemo, useState } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import type { Rating } from '#contract/ratings.ts';
import type { AnswerDraft } from '../features/chat/answer-run.ts';
import { GreetingExamples } from '../features/chat/greeting-examples.tsx';
import { type LoadedMessages, withRating } from '../features/chat/loaded.ts';
import { MessageActions } from '../features/chat/message-actions.tsx';
import { Answer } from '../features/picks/answer.tsx';
import { AnswerTools } from '../features/picks/answer-tools.tsx';
import { AskContext } from '../features/picks/blocks/ask-context.ts';
import { draftAnswer } from '../features/picks/draft-answer.ts';
import { FollowUps } from '../features/picks/follow-ups.tsx';
import { AtAnswerTime } from '../features/picks/price-age.tsx';
import { hasBets, NowButton, NowPanel } from '../features/picks/price-now.tsx';
import { spokenAnswer } from '../features/picks/spoken-answer.ts';
import { RateAnswer } from '../features/reports/rate-answer.tsx';
import { ReportAnswer } from '../features/reports/report-answer.tsx';

export type ChatAnswerProps = { draft: AnswerDraft; saved?: undefined } | { draft?: undefined; saved: ChatMessage };

/**
 * One place for a written and a saved answer, so that what was opened in it stays open; only a saved one is reported. The
 * prices of one that was seen to be written grow older before the reader's eyes; one that is opened again is of its time.
 */
export function ChatAnswer({ draft, saved }: ChatAnswerProps) {
  const [wasWriting] = useState(saved === undefined);
  const [isNow, setNow] = useState(false);
  const keepRating = useKeepRating();
  const nowId = useId();
  const content = saved?.content;
  const answer = useMemo(() => (draft ? draftAnswer(draft) : upgradeContent(content ?? '')), [draft, content]);
  const actions = saved?.actions ?? [];
  return (
    <AtAnswerTime value={!wasWriting}>
      {answer.plain ? (
        <div dir="auto">
          <Answer answer={answer} />
        </div>
      ) : (
        <Answer answer={answer} isWriting={saved === undefined} />
      )}
      <MessageActions actions={actions} />
      {saved === undefined || actions.length > 0 ? null : <FollowUps answer={answer} />}
      {saved === undefined ? null : (
        <div data-screen-only="" className="-mt-2 flex flex-wrap items-center sm:gap-x-2">
          <AnswerTools answer={answer} />
          {hasBets(answer) ? <NowButton isOpen={isNow} controls={nowId} onToggle={() => setNow(!isNow)} /> : null}
          <RateAnswer messageId={saved.id} rating={saved.rating} onRated={keepRating(saved.id)} />
          <ReportAnswer messageId={saved.id} />
        </div>
      )}
      {/* Last, so that what comes later moves nothing. */}
      {saved !== undefined && answer.plain?.includes(SAYS_WHAT_TO_ASK) ? <Examples /> : null}
      {isNow && saved !== undefined ? <NowPanel messageId={saved.id} id={nowId} /> : null}
    </AtAnswerTime>
  );
}

/** What a greeting is answered with, and whatever else was no question. */
const SAYS_WHAT_TO_ASK = 'You can ask for picks';

function Examples() {
  const { send, isBusy } = useContext(AskContext);
  return send ? <GreetingExamples onAsk={send} isBusy={isBusy} /> : null;
}

/** Also in the chat as it was read, which is shown again without being read again. */
function useKeepRating() {
  const queryClient = useQueryClient();
  return (messageId: string) => (rating: Rating | null) => {
    const ofChats = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) === 'messages' };
    queryClient.setQueriesData<LoadedMessages>(ofChats, (read) => read && withRating(read, messageId, rating));
  };
}

/** What a saved answer holds, in a line behind "Ready"; nothing for one of words alone, which is read out whole where it stands. */
export function AnswerGist({ content }: { content: string }) {
  const gist = useMemo(() => spokenAnswer(upgradeContent(content)), [content]);
  return gist ? <span>: {gist}</span> : null;
}
