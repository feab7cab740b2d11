import { createHash } from 'node:crypto';

/** What a connection keeps plans of at most; the product has fewer texts than that. */
const NAMES_MAX = 300;
/** Texts that were met once. Forgotten together when there are more: what is asked often is met again soon. */
const MET_ONCE_MAX = 1_000;
const NAME_LENGTH = 22;

/**
 * Names for the texts of statements, under which connections keep their plans: the same name for the same text, in every
 * process. A text has one from its second use on, so that what is asked once takes no place; when all places are taken,
 * further texts have none.
 */
export function createStatementNames(namesMax = NAMES_MAX): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const metOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namesMax) return known;
    if (!metOnce.delete(text)) {
      if (metOnce.size >= MET_ONCE_MAX) metOnce.clear();
      metOnce.add(text);
      return undefined;
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH);
    names.set(text, name);
    return name;
  };
}
