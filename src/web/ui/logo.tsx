import { classNames } from './class-names.ts';
import { LogoMark } from './logo-mark.tsx';

/** The mark with a name beside it. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 font-semibold text-lg text-text tracking-tight',
        className,
      )}
    >
      <LogoMark />
      {name}
    </span>
  );
}
