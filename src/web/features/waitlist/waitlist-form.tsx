import { type SubmitEvent, useRef, useState } from 'react';
import { joinWaitlist } from '#contract/waitlist.ts';
import {
  emailRequired,
  waitlistJoined,
  waitlistMail,
  waitlistRefused,
  waitlistUnreachable,
} from '../../content/notices.ts';
import { write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { toast } from '../../ui/toast.ts';

/** The landing page's form. The field keeps its own value, so that what was typed before the script ran is not lost. */
export function WaitlistForm() {
  const [isJoining, setJoining] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [hasJoined, setJoined] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (isJoining || input === null) return;
    const email = input.value.trim();
    setEmpty(email === '');
    setJoined(false);
    if (email === '') {
      toast(emailRequired);
      input.focus();
      return;
    }
    setJoining(true);
    try {
      await write(joinWaitlist, { email, source: 'landing_page' });
      input.value = '';
      setJoined(true);
      toast(waitlistJoined);
    } catch (error) {
      toastFailure(error, waitlistRefused, waitlistUnreachable);
    } finally {
      setJoining(false);
    }
  };

  return (
    // `dialog` outside a dialog submits nothing: without the script the form does no harm.
    <form method="dialog" onSubmit={submit} className="flex w-full max-w-lg flex-wrap gap-2">
      <Field
        ref={field}
        label="Email address"
        hideLabel
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        disabled={isJoining}
        error={isEmpty ? 'An address is needed to join.' : undefined}
        className="min-w-44 flex-1"
      />
      <Button type="submit" size="lg" disabled={isJoining} className="max-xs:w-full">
        {isJoining ? 'Joining...' : 'Join the Edge'}
      </Button>
      <p role="status" className="basis-full text-edge text-sm empty:hidden">
        {hasJoined ? `You’re on the list. ${waitlistMail}` : null}
      </p>
      <NeedsScript>Sending this form needs JavaScript.</NeedsScript>
    </form>
  );
}
