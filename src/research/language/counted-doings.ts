/** What players do so many of, by what it is counted as; a number of anything else behind it is none of these. */
const DOINGS: readonly (readonly [string, string, string])[] = [
  ['(?:run|runs|running|rush|rushes|rushing) for', '(?:yards|yds|yd)?', 'rushing yards'],
  ['(?:throw|throws|throwing|pass|passes|passing) for', '(?:yards|yds|yd)?', 'passing yards'],
  ['(?:catch|catches|catching|haul in|hauls in)', '(?:passes|balls|catches)', 'receptions'],
  ['(?:strike|strikes|striking|punch|punches) out', '(?:batters|hitters|guys|dudes)?', 'strikeouts'],
  ['(?:fan|fans|fanning)', '(?:batters|hitters|guys)', 'strikeouts'],
];

const ABOVE = /^(over|above|more than)$/i;
const LEAST = '(over|above|more than|at least|under|below|less than|fewer than)';

const PATTERNS = DOINGS.map(
  ([doing, unit, stat]) =>
    [
      new RegExp(
        `\\b(?:to )?${doing} (?:${LEAST} )?(\\d+(?:\\.\\d+)?)\\+?(?! ?(?:tds?|touchdowns?|scores?|times?|bucks|[$%.\\d]))(?: or more)?(?: ${unit}(?![a-z]))`,
        'gi',
      ),
      new RegExp(
        `\\b(?:to )?${doing} (?:${LEAST} )?(\\d+(?:\\.\\d+)?)\\+?(?! ?(?:tds?|touchdowns?|scores?|times?|bucks|[$%.\\d]))(?: or more)?`,
        'gi',
      ),
      stat,
      unit.endsWith('?'),
    ] as const,
);

/** "Jacobs to run for 72 or more" as the bet that it is: over 71.5 rushing yards. */
export const withCountedDoings = (text: string): string =>
  PATTERNS.reduce((left, [named, bare, stat, mayBeBare]) => {
    const put = (_: string, least: string | undefined, count: string) => ` ${betOf(least, Number(count))} ${stat} `;
    const told = left.replace(named, put);
    return mayBeBare ? told.replace(bare, put) : told;
  }, text);

function betOf(least: string | undefined, count: number): string {
  if (/^(under|below|less than|fewer than)$/i.test(least ?? '')) return `under ${count}`;
  return `over ${Number.isInteger(count) && !ABOVE.test(least ?? '') ? count - 0.5 : count}`;
}
