import { classNames } from './class-names.ts';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('size-6 shrink-0', className)}>
      <rect width="24" height="24" rx="6" className="fill-edge" />
      <path
        d="m5.2 15.6 4.1-5.1 3.7 3.2 5.4-6.6"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
    </svg>
  );
}
