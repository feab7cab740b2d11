import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';

/** It takes the place of the button that was pressed, and so its focus. */
const takeFocus = (message: HTMLElement | null) => message?.focus();

/** What a link from a mail came to, and the way on. */
export function LinkDone({ message, href, label }: { message: string; href: string; label: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p ref={takeFocus} tabIndex={-1} role="status" className="flex items-start gap-2.5 font-medium outline-none">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-edge" />
        {message}
      </p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}
