import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={classNames('size-5 animate-spin', className)}>
      <circle cx="12" cy="12" r="9" strokeWidth="2.5" className="stroke-line-strong" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="2.5" strokeLinecap="round" className="stroke-edge" />
    </svg>
  );
}
