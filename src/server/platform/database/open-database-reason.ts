/** The engine numbers the system's errors in its own way, and says nothing besides. */
const ENGINE_ERRORS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  29: 'EIO',
  31: 'EISDIR',
  33: 'EMFILE',
  44: 'ENOENT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/**
 * Why a database could not be opened, as far as a person can use it; empty where nothing of use was said. The first
 * cause says what went wrong; the errors around it say which statement noticed.
 */
export function openingReason(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
  return wordsIn(reason).replace(/\s+/g, ' ').replace(/\.$/, '');
}

function wordsIn(reason: unknown): string {
  if (typeof reason !== 'object' || reason === null) return String(reason ?? '');
  const { name, message, code, errno } = reason as Readonly<Record<string, unknown>>;
  // The engine fell over: it speaks of how it was built.
  if (name === 'RuntimeError') return '';
  if (typeof message === 'string' && message !== '') return message;
  if (typeof code === 'string') return code;
  return (typeof errno === 'number' && ENGINE_ERRORS[errno]) || '';
}
