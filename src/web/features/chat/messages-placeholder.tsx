import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Whether the chosen session is no more, also where its messages were read before. */
export const isGone = ({ error }: UseQueryResult<ChatMessage[]>): boolean =>
  error instanceof ApiError && error.status === 404;

/** What stands in the place of the messages of a chosen session while they are not there. */
export function messagesPlaceholder(
  messages: UseQueryResult<ChatMessage[]>,
  onNewChat: () => void,
  /** Whether what draws them is there. */
  canShow: boolean,
): ReactNode | undefined {
  if (messages.isLoading || (messages.data?.length && !canShow)) return <MessagesSkeleton />;
  const hasGone = isGone(messages);
  if (!hasGone && (!messages.isError || messages.data)) return undefined;
  return (
    <div
      role="alert"
      className="mb-auto flex w-full flex-col items-start gap-2 rounded-card border border-line bg-surface p-5 sm:p-6 sm:[@media(height>=60rem)]:mt-8"
    >
      <h2 className="text-lg">{hasGone ? 'This chat does not exist.' : 'This chat could not be loaded.'}</h2>
      <p className="mb-2 max-w-prose text-muted">
        {hasGone
          ? 'It may have been deleted, or it belongs to another account. Your other chats are in the chat history.'
          : 'The server was not reached, or it was too slow. Nothing of the chat is lost.'}
      </p>
      {hasGone ? (
        <Button variant="outline" onClick={onNewChat}>
          Start a new chat
        </Button>
      ) : (
        <Button variant="outline" onClick={() => void messages.refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}

function MessagesSkeleton() {
  return (
    <div role="status" aria-label="Loading messages" className="flex flex-col gap-5">
      <Skeleton className="h-11 w-52 self-end rounded-card" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  );
}
