/** A `like` pattern for texts in lower case that contain this one, whatever characters it has. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
