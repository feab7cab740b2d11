import * as z from 'zod/mini';

/**
 * Words for refused values that fit behind the name of their field ("mode must be one of regular, pro"). Messages that
 * a schema brings itself stand first; what these words do not know is said in the library's English.
 */
export function setValidationWords(): void {
  z.config({ ...z.locales.en(), customError: (issue) => wordsOf(issue) });
}

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

function wordsOf(issue: Issue): string | undefined {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'is required';
  if (issue.code === 'invalid_type') return `must be ${KINDS[issue.expected] ?? `a value of type ${issue.expected}`}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'uuid') return 'must be an id';
  if (issue.code === 'unrecognized_keys') return `must not hold ${issue.keys.join(', ')}`;
  return undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
