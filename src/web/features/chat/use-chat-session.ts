import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

const PARAMETER = 'session';
const SessionId = z.uuid();

/** Where a chat is found again. */
export const sessionPath = (sessionId: string, path = '/chat'): string => `${path}?${PARAMETER}=${sessionId}`;

/** The chosen session stands in the address, so that a reload and a shared tab keep the chat. */
export function useChatSession(): {
  sessionId: string | undefined;
  select: (sessionId: string | undefined, options?: { replace: boolean }) => void;
} {
  const [path, navigate] = useLocation();
  const parsed = SessionId.safeParse(new URLSearchParams(useSearch()).get(PARAMETER));
  return {
    sessionId: parsed.success ? parsed.data : undefined,
    select: (sessionId, options) => navigate(sessionId ? sessionPath(sessionId, path) : path, options),
  };
}
