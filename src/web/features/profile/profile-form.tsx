import { BadgeCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { NAME_MAX_LENGTH } from '#contract/auth.ts';
import type { User } from '#contract/user.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

type Names = { firstName: string; lastName: string };

const namesOf = (user: User): Names => ({ firstName: user.firstName ?? '', lastName: user.lastName ?? '' });

const FIXED = 'read-only:text-ellipsis read-only:border-line read-only:text-muted read-only:hover:border-line';

/** Names can be changed, between Edit and Save or Cancel; the address cannot. */
export function ProfileForm({ user }: { user: User }) {
  const [draft, setDraft] = useState<Names | null>(null);
  const saving = useUpdateProfile({ onSaved: () => setDraft(null) });
  const isEditing = draft !== null;
  const { edit, first } = useFocusOnChange(isEditing);
  const names = draft ?? namesOf(user);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft === null || saving.isPending) return;
    saving.mutate({
      firstName: draft.firstName.trim() || null,
      lastName: draft.lastName.trim() || null,
      email: user.email,
    });
  };
  const problemId = useId();
  const change = (next: Names | null) => {
    setDraft(next);
    saving.reset();
  };
  const name = (key: keyof Names) => ({
    'aria-describedby': saving.error ? problemId : undefined,
    'aria-invalid': saving.error ? true : undefined,
    className: 'min-w-0',
    maxLength: NAME_MAX_LENGTH,
    readOnly: !isEditing,
    placeholder: isEditing ? 'Optional' : 'Not set',
    value: names[key],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ ...names, [key]: target.value }),
  });

  return (
    <Panel
      title="Profile Information"
      action={
        isEditing ? null : (
          <Button ref={edit} variant="outline" onClick={() => setDraft(namesOf(user))}>
            Edit
          </Button>
        )
      }
    >
      {user.emailVerified ? null : <ConfirmAddress email={user.email} />}
      <form onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field
            ref={first}
            label="First Name"
            autoComplete="given-name"
            inputClassName={FIXED}
            {...name('firstName')}
          />
          <Field label="Last Name" autoComplete="family-name" inputClassName={FIXED} {...name('lastName')} />
          <Problem id={problemId}>
            {saving.error ? `Not saved. ${failureText(saving.error, 'Please try again.')}` : null}
          </Problem>
        </div>
        <div className="relative min-w-0">
          <Field
            label="Email"
            type="email"
            readOnly
            inputClassName={FIXED}
            value={user.email}
            description="Email cannot be changed"
          />
          {user.emailVerified ? <VerifiedTag /> : null}
        </div>
        {isEditing ? (
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="outline" onClick={() => change(null)}>
              Cancel
            </Button>
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? 'Saving...' : 'Save'}
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}

/** Each button goes with its press: the focus moves on to the first name, and back to Edit. */
function useFocusOnChange(isEditing: boolean) {
  const edit = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const { activeElement: focused, body } = document;
    const isFree = focused === body || first.current?.form?.contains(focused);
    if (isFree) (isEditing ? first : edit).current?.focus();
  }, [isEditing]);
  return { edit, first };
}

function VerifiedTag() {
  return (
    <Tag tone="edge" className="absolute top-0 right-0">
      <BadgeCheck aria-hidden="true" className="size-3" />
      Verified
    </Tag>
  );
}
