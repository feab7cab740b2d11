/** Those that a page of ours can break; a report may claim anything. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** What was blocked, without saying what: an address can hold what somebody wrote or who they are. */
const BLOCKED = new Set(['inline', 'eval', 'data', 'blob', 'trusted-types-sink', 'trusted-types-policy', 'wasm-eval']);

export type Violation = { directive: string; blocked: string };

/** The little of a report that is kept. */
export function violationOf(directive = '', blocked = ''): Violation {
  const [name = ''] = directive.trim().toLowerCase().split(' ');
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: kindOf(blocked.trim().toLowerCase()) };
}

function kindOf(blocked: string): string {
  const [scheme = ''] = blocked.split(':');
  if (BLOCKED.has(scheme)) return scheme;
  if (/^(chrome|moz|safari-web|ms-browser)-extension$/.test(scheme)) return 'extension';
  return blocked === '' ? 'unknown' : 'address';
}

/** How often each was told of since this process began. */
export class ViolationTally {
  readonly #counts = new Map<string, Violation & { count: number }>();

  /** Whether it is the first of its kind. */
  add({ directive, blocked }: Violation): boolean {
    const key = `${directive} ${blocked}`;
    const before = this.#counts.get(key)?.count ?? 0;
    this.#counts.set(key, { directive, blocked, count: before + 1 });
    return before === 0;
  }

  list(): readonly (Violation & { count: number })[] {
    return [...this.#counts.values()];
  }
}
