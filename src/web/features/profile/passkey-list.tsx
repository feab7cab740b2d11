import { KeyRound } from 'lucide-react';
import type { Passkey } from '#contract/passkeys.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';

type Props = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

export function PasskeyList({ passkeys, onRename, onRemove }: Props) {
  const formatDate = useFormatDate();
  return (
    <ul aria-label="Passkeys" className="divide-y divide-line border-line border-t">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-3 py-3">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-steel" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 break-words font-medium text-sm">{passkey.name}</span>
              {passkey.isSynced ? <Tag>Synced</Tag> : null}
            </p>
            <p className="text-caption text-muted">{wordsOf(passkey, formatDate)}</p>
          </div>
          <div className="flex shrink-0 flex-wrap justify-end gap-2 max-xs:flex-col">
            <Button variant="outline" size="sm" aria-label={`Rename ${passkey.name}`} onClick={() => onRename(passkey)}>
              Rename
            </Button>
            <Button variant="outline" size="sm" aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = ({ createdAt, lastUsedAt }: Passkey, formatDate: (iso: string) => string): string =>
  `added ${formatDate(createdAt)}, ${lastUsedAt ? `last used ${formatRelative(lastUsedAt)}` : 'never used'}`;
