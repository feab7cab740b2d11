/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/**
 * A name in the one form in which two providers' spellings of it are compared: lower case, no accents, no
 * punctuation, "&" as "and", "Saint" as "st". Apostrophes and full stops vanish ("Hawai'i" is "hawaii", "D.C." is
 * "dc"); every other sign parts words. Answers an empty text where no letter or digit is left.
 * Known bias: the German "ö" becomes "o", so that a spelling with "oe" is another name and needs an alias.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[.'’‘`´ʻʼ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}
