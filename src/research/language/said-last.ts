const CORRECTED =
  /^.*[\s.,!?…-](?:no+|nah|nope|wait|sorry|oops|actually|my bad|scratch that)[\s,.!]+(?:(?:no|wait|sorry)[\s,.!]+)?i (?:mean|meant)\b[\s,:]*(\S+(?:\s+\S+){2,})$/is;
const SENTENCE_END = /(?<=[.!?])\s+/;
const FORGOTTEN =
  /^(?:(?:ok|oh|ah|no|nah|and)[\s,]+)*(?:(?:forget|scratch)\s+(?:about\s+)?the\s+\S+(?:\s+\S+)?|(?:nvm|nevermind|never\s+mind|forget\s+(?:it|that|about\s+(?:it|that))|scratch\s+that)\b[^.!?]*)[.!?]+$/i;

/**
 * What a message says in the end: what its writer takes back in it ("got the Sens, nah i mean Lakers ML -140", "forget the Senators.
 * Lakers ML") is none of what is asked. A correction of a word or two leans on what stands before it, and is left as it is.
 */
export function saidLast(text: string): string {
  const said = CORRECTED.exec(text)?.[1] ?? text;
  const sentences = said.split(SENTENCE_END);
  const left = sentences.filter((sentence) => !FORGOTTEN.test(sentence));
  return left.length === 0 || left.length === sentences.length ? said : left.join(' ');
}
