import { classNames } from './class-names.ts';
import { NeedsScript } from './needs-script.tsx';
import { Spinner } from './spinner.tsx';

type Props = {
  label?: string;
  /** Below the head of a page, in what is left of the window. */
  isUnderHead?: boolean;
};

/** For the authentication check only; inside a page a skeleton stands where content will come. */
export function FullScreenSpinner({ label = 'Loading', isUnderHead = false }: Props) {
  return (
    <div role="status" className={classNames('grid place-items-center', isUnderHead ? 'flex-1' : 'min-h-dvh')}>
      <div className="flex flex-col items-center gap-4">
        <Spinner className="size-8" />
        <span className="sr-only">{label}</span>
        <NeedsScript>This page needs JavaScript.</NeedsScript>
      </div>
    </div>
  );
}
