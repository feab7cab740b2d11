import type { AccessKey } from '#contract/access.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

const MINUTE_MS = 60_000;

export function AccessKeyRow({ entry, onEnd }: { entry: AccessKey; onEnd: () => void }) {
  const { name, scope, hint, createdAt, expiresAt, lastUsedAt } = entry;
  const now = useNow(MINUTE_MS);
  const formatDate = useFormatDate();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-medium">{name}</span>
          <Tag tone="steel">{SCOPE_WORDS[scope].short}</Tag>
        </p>
        <p className="text-muted text-sm">
          <span className="font-mono">…{hint}</span> · made {formatDate(createdAt)} ·{' '}
          {expiresAt ? `works until ${formatDate(expiresAt)}` : 'works until you end it'} ·{' '}
          {lastUsedAt ? `used ${formatRelative(lastUsedAt, new Date(now))}` : 'never used'}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={`End ${name}`} onClick={onEnd}>
        End
      </Button>
    </li>
  );
}
