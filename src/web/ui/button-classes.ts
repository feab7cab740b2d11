import { classNames } from './class-names.ts';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon' | 'words';

const base =
  'inline-flex select-none items-center justify-center gap-2 rounded-control font-medium transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55';

const variants: Record<ButtonVariant, string> = {
  default: 'bg-edge text-ink hover:bg-edge-bright',
  destructive: 'border border-red/60 bg-red/10 text-red hover:bg-red/20',
  outline: 'border border-line-strong bg-transparent text-text hover:bg-raised',
  secondary: 'bg-raised text-text hover:bg-line',
  ghost: 'text-muted hover:bg-raised hover:text-text',
  link: 'text-steel underline-offset-4 hover:underline',
};

/* 44 px on phones, the desk's own density from there on. */
const sizes: Record<ButtonSize, string> = {
  default: 'h-touch whitespace-nowrap px-4 text-sm sm:h-control',
  sm: 'h-touch whitespace-nowrap px-3 text-caption sm:h-8',
  lg: 'h-field whitespace-nowrap px-5 text-body',
  icon: 'size-touch whitespace-nowrap sm:size-control',
  // A sentence of unknown length: it breaks, where a label never does.
  words: 'wrap-anywhere min-h-touch px-3 py-1.5 text-left text-caption sm:min-h-8 sm:py-1',
};

export function buttonClasses(
  variant: ButtonVariant = 'default',
  size: ButtonSize = 'default',
  extra?: string,
): string {
  return classNames(
    base,
    variants[variant],
    hasOwnPadding(extra) ? sizes[size].replace(/ px-\S+/, '') : sizes[size],
    extra,
  );
}

/** A narrower padding beside the size's own would lose against it: the greater one comes later in the style sheet. */
const hasOwnPadding = (extra = ''): boolean => /(?:^| )px-/.test(extra);
