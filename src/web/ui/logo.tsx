import { classNames } from './class-names.ts';
import { LogoMark } from './logo-mark.tsx';

type Props = { name: string; className?: string; nameClassName?: string };

/** The mark with a name beside it. */
export function Logo({ name, className, nameClassName }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 font-semibold text-lg text-text tracking-tight',
        className,
      )}
    >
      <LogoMark />
      <span className={nameClassName}>{name}</span>
    </span>
  );
}
