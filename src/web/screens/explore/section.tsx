import { type ReactNode, useId } from 'react';

type Props = { title: string; note?: string; children: ReactNode };

/** A part of the page under its heading; `note` says what of it is a sample. */
export function Section({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {note ? <p className="text-amber text-sm">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
