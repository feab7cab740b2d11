/** Control characters and halves of surrogate pairs have no place in a name, and PostgreSQL refuses some of them. */
export const cleanName = (name: string | null | undefined): string | null =>
  name?.replace(/[\p{Cc}\p{Cs}]/gu, '').trim() || null;
