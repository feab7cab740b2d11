type Heard = {
  text: string;
  /** Whether it was said within a transaction. */
  where: 'own' | 'within';
  /** How the database refused it; null where it did not. */
  code: string | null;
};

/**
 * What counts as the same thing said to a database: the same statement, however many values and rows it brings, on its own or
 * within a transaction; and the same refusal, of whatever statement. Null for what says nothing of its own.
 */
export function sayingOf({ text, where, code }: Heard): string | null {
  if (code !== null) return code;
  const plain = text
    .replace(/--[^\n]*\n/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/(\$(?:::\w+(?:\[\])?)?)(?:, ?\1)+/g, '$1')
    .replace(
      /(\((?:(?:default|null|\$), ?)*(?:default|null|\$)\))(?:, ?\((?:(?:default|null|\$), ?)*(?:default|null|\$)\))+/g,
      '($)',
    )
    .replace(/(\(\$[^()]*\))(?:, ?\(\$[^()]*\))+/g, '$1')
    .trim();
  return /^explain\b|\bsavepoint\b/i.test(plain) ? null : `${where} ${plain}`;
}
