/**
 * An address as it is compared and kept unique: trimmed, in lower case. ASCII letters only, because `toLowerCase` maps
 * the Kelvin sign to k and would make a look-alike equal.
 */
export const emailKey = (email: string): string => email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
