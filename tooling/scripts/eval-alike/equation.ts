/** Two ways to ask for the same: the messages of a chat each, of which the last ones' answers are compared. */
export type Equation = { left: readonly string[]; right: readonly string[] };

const EQUALS = ' == ';
const NEXT = ' | ';
const CHOICE = /\{([^{}]*)\}/;

/**
 * Equations as they are written down, one a line: `best NFL bets | {only fanduel/fd} == best NFL bets at FanDuel`. Messages of a chat stand
 * between bars; of words in braces each is tried. `#` begins a remark.
 */
export function readEquations(text: string): Equation[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(eachChoice)
    .map(toEquation);
}

function eachChoice(line: string): string[] {
  const found = CHOICE.exec(line);
  if (!found) return [line];
  const [all, choices = ''] = found;
  return choices.split('/').flatMap((choice) => eachChoice(line.replace(all, () => choice.trim())));
}

function toEquation(line: string): Equation {
  const [left, right, ...more] = line.split(EQUALS);
  if (left === undefined || right === undefined || more.length > 0) throw new RangeError(`no equation: ${line}`);
  return { left: messagesOf(left), right: messagesOf(right) };
}

const messagesOf = (side: string): string[] => side.split(NEXT).map((message) => message.trim());
