import { type RefObject, type SubmitEvent, useState } from 'react';
import { joinWaitlist } from '#contract/waitlist.ts';
import { joined } from '../../content/explore-page.ts';
import { waitlistMail } from '../../content/notices.ts';
import { write } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';

/** The marketing page's form. The field is handed in, because buttons all over the page lead to it. */
export function EarlyAccessForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [state, setState] = useState<'idle' | 'joining' | 'joined'>('idle');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (email === '' || state !== 'idle') return;
    setState('joining');
    try {
      await write(joinWaitlist, { email, source: 'marketing_page' });
      // The button stays disabled.
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
      setState('joined');
    } catch (error) {
      // Silent by design: the address stays, and the button can be pressed again.
      reportError(error);
      setState('idle');
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
        required
        readOnly={state !== 'idle'}
        className="min-w-44 flex-1"
      />
      <Button type="submit" size="lg" disabled={state !== 'idle'} className="max-xs:w-full">
        {state === 'joined' ? 'On the List!' : 'Get Early Access'}
      </Button>
      <p role="status" className="min-h-6 basis-full text-edge text-sm">
        {state === 'joined' ? (
          <>
            <span>{joined}</span> <span className="text-muted">{waitlistMail}</span>
          </>
        ) : null}
      </p>
      <NeedsScript>Sending this form needs JavaScript.</NeedsScript>
    </form>
  );
}
