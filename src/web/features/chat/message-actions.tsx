import { CirclePause, Phone } from 'lucide-react';
import type { MessageAction } from '#contract/chat.ts';
import { LIMITS_PATH } from '#contract/play-limits.ts';
import { phoneLink } from '../../lib/phone-link.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** What can be done at once beside an answer's words. */
export function MessageActions({ actions }: { actions: readonly MessageAction[] }) {
  if (actions.length === 0) return null;
  return (
    <ul data-screen-only="" aria-label="What you can do" className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <li key={`${action.kind} ${action.label}`}>
          <ButtonLink variant="outline" href={addressOf(action)}>
            <Mark kind={action.kind} />
            {action.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function addressOf(action: MessageAction): string {
  if (action.kind === 'call') return phoneLink(action.phone);
  return action.kind === 'link' ? action.path : LIMITS_PATH;
}

function Mark({ kind }: Pick<MessageAction, 'kind'>) {
  if (kind === 'link') return null;
  const Icon = kind === 'call' ? Phone : CirclePause;
  return <Icon aria-hidden="true" className="size-4" />;
}
