import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { AuthorizationRequest, readAuthorization } from '#contract/oauth.ts';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { ConsentForm } from '../features/access/consent-form.tsx';
import { IdentityGuard } from '../features/identity/identity-guard.tsx';
import { AccountPage } from '../features/site/account-page.tsx';
import { read } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { failureText } from '../lib/failure-text.ts';
import { leaveFor, type Navigate } from '../lib/leave-for.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Props = { data: PageData; user: User; navigate?: Navigate };

/** An assistant's question whether it may ask in the user's name. It is answered by a press, never by being opened. */
export function AuthorizeScreen({ data, user, navigate = leaveFor }: Props) {
  const query = new URLSearchParams(useSearch());
  const asked = AuthorizationRequest.safeParse(Object.fromEntries(query));
  return (
    <AccountPage site={data.site} title="Connect an Assistant" isNarrow>
      {asked.success ? (
        <IdentityGuard>
          <Asked request={asked.data} email={user.email} navigate={navigate} />
        </IdentityGuard>
      ) : (
        <Refused words="This link is not complete. Please connect again from the assistant." />
      )}
    </AccountPage>
  );
}

function Asked({ request, email, navigate }: { request: AuthorizationRequest; email: string; navigate: Navigate }) {
  const search = new URLSearchParams(request as Record<string, string>).toString();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [readAuthorization.path, search],
    queryFn: () => read({ ...readAuthorization, path: `${readAuthorization.path}?${search}` }),
    retry: false,
  });
  // As high as the question, so that nothing below it moves.
  if (isPending) return <Skeleton className="h-161 w-full rounded-card sm:h-115" />;
  if (data) return <ConsentForm request={request} asker={data} email={email} navigate={navigate} />;
  if (error instanceof ApiError && error.status === 400) return <Refused words={failureText(error, '')} />;
  return <LoadFailed what="The question" onRetry={() => void refetch()} />;
}

function Refused({ words }: { words: string }) {
  return (
    <Notice
      tone="amber"
      title="Not connected"
      action={
        <ButtonLink variant="outline" size="sm" href="/profile?tab=assistants">
          See Assistants
        </ButtonLink>
      }
    >
      {words}
    </Notice>
  );
}
