/** The one look of a box to tick. */
export const CHECKBOX =
  'relative size-5 shrink-0 cursor-pointer appearance-none rounded-mark border border-outline bg-surface transition-colors before:absolute before:inset-0.5 before:bg-ink before:opacity-0 before:[clip-path:polygon(12%_52%,24%_40%,40%_57%,76%_17%,88%_29%,40%_80%)] checked:border-edge checked:bg-edge checked:before:opacity-100 hover:border-faint disabled:opacity-55 forced-colors:appearance-auto forced-colors:before:hidden';
