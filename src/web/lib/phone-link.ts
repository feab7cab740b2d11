const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The `tel:` address of a US number as people write it; letters are the keypad's digits (1-800-GAMBLER). */
export function phoneLink(phone: string): string {
  const digits = phone
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '');
  return `tel:${digits.length === 11 || phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
