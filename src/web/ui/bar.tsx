import { classNames } from './class-names.ts';

/** A share from 0 to 1 as a thin bar. What it says stands beside it in words. */
export function Bar({ share, fill, className }: { share: number; fill: string; className?: string }) {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return (
    <svg aria-hidden="true" className={classNames('h-1.5 w-full rounded-full bg-line', className)}>
      <rect width={`${width}%`} height="100%" rx="3" className={fill} />
    </svg>
  );
}
