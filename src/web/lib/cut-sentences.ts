/** An end of a sentence behind a whole word or a mark such as [1]; not behind the short word of a name, as in "St. Louis". */
const BETWEEN = /(?<=[\p{L}\p{N}%[\])"’]{3}[.!?](?:\s?\[\d{1,2}\])*)\s+(?=[\p{Lu}\p{N}$+"“−-])/u;

/** The first sentences of a text, and what follows them. */
export function cutSentences(text: string, count: number): [first: string, rest: string] {
  const sentences = text.split(BETWEEN);
  return [sentences.slice(0, count).join(' '), sentences.slice(count).join(' ')];
}
