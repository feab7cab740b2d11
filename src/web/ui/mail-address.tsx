import { Fragment } from 'react';

/** Where a line is too short for it, it breaks before its @ or a dot, and inside of a word only where that is not enough. */
export function MailAddress({ of }: { of: string }) {
  return (
    <span className="wrap-anywhere">
      {of.split(/(?=[@.])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
