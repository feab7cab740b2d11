import { type FoldedName, type Likeness, nameLikeness, readName } from './same-name.ts';

/** Where the name of a side or a player ends. */
const AFTER_NAME =
  /(?:^|\s)(?:moneyline|money|ml|spread|run|puck|total|over|under|to|alternate|alt|pk|[ou]?[+-]?\d+(?:\.\d+)?)(?=$|[\s:)])/;

/** Parts of a game, each by one name. */
const PERIOD: ReadonlyMap<string, string[]> = new Map([
  ...['half', 'quarter', 'period', 'inning', 'set', 'map', 'round'].flatMap((word): [string, string[]][] => [
    [word, [word]],
    [`${word}s`, [word]],
  ]),
  ...['1st', '2nd', '3rd', '4th', '5th'].map((word): [string, string[]] => [word, [word]]),
  ['first', ['1st']],
  ['second', ['2nd']],
  ['third', ['3rd']],
  ['fourth', ['4th']],
  ...(['h', 'q', 'p'] as const).flatMap((letter) =>
    ['1st', '2nd', '3rd', '4th'].flatMap((nth, at): [string, string[]][] => {
      const words = [nth, { h: 'half', q: 'quarter', p: 'period' }[letter]];
      return [
        [`${at + 1}${letter}`, words],
        [`${letter}${at + 1}`, words],
      ];
    }),
  ),
  ['f5', ['1st', 'inning']],
]);

/** Words of a market that the figures and the side say already. */
const MARKET_WORDS = new Set(
  'moneyline money line ml spread run puck total over under to win alternate alt pk game match odds the for in of'.split(
    ' ',
  ),
);

const SHORT_STATS: Readonly<Record<string, string>> = {
  ...{ td: 'touchdown', tds: 'touchdown', int: 'interception', ints: 'interception', yds: 'yard', pts: 'point' },
  ...{ reb: 'rebound', rebs: 'rebound', ast: 'assist', asts: 'assist', ks: 'strikeout', rbis: 'rbi', rec: 'reception' },
};
/** What a side's line is counted in, said or not. */
const UNITS = new Set(['point', 'run', 'goal']);
/** Of a bet that names nobody, the words which say that another thing is counted. */
const STATS = new Set(
  'touchdown interception yard rebound assist strikeout reception hit corner card shot three block steal save base'.split(
    ' ',
  ),
);

type Leg = { bet: string; game: string };

/** A leg with its words read: once, however many others it is compared with. */
export type FoldedLeg = {
  bet: string;
  game: string;
  name: FoldedName;
  extras: ReadonlySet<string>;
  figures: readonly string[];
  side: string | null;
  /** Of the game and the bet, those that tell games apart: for a total, which names no side. */
  words: ReadonlySet<string>;
};

export function foldLeg(leg: Leg): FoldedLeg {
  const [bet, game] = [plain(leg.bet), plain(leg.game)];
  const side = /(?:^|\s)(o|u)(?:ver|nder)?\s?\d/.exec(bet)?.[1] ?? null;
  const words = new Set(wordsOf(`${game} ${bet}`).filter(tellsGames));
  return { bet, game, name: readName(nameOf(bet)), extras: extrasOf(bet), figures: figuresOf(bet), side, words };
}

/** How alike two words of a leg are, where they say the same side, line, stat and period; else null. */
export function legLikeness(a: FoldedLeg, b: FoldedLeg): Likeness | null {
  if (a.bet === b.bet) {
    const isOneGame = a.game === '' || b.game === '' || a.game === b.game;
    return isOneGame || a.name.words.length > 0 ? 'same' : null;
  }
  return haveSameFigures(a, b) && haveSameSide(a, b) && haveSameExtras(a, b) ? subjectLikeness(a, b) : null;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/** The words before what is bet on it: `buffalo bills` of `Buffalo Bills +2.5`. */
const nameOf = (text: string): string[] => wordsOf(text.slice(0, endOfName(text))).filter((word) => !PERIOD.has(word));

const endOfName = (text: string): number => AFTER_NAME.exec(text)?.index ?? text.length;

/** The same period, and of a side or a player the same stat: `passing tds` are no `interceptions`. */
const haveSameExtras = ({ extras: one }: FoldedLeg, { extras: other }: FoldedLeg): boolean =>
  one.size === other.size && [...one].every((word) => other.has(word));

function extrasOf(text: string): Set<string> {
  const end = endOfName(text);
  const named = nameOf(text).length > 0;
  const isOfSide = named && !/(?:^|\s)(?:over|under|[ou]\d)/.test(text);
  // What stands behind it is the game, which is compared apart.
  const [tail = ''] = text.slice(end).split(/\s(?:@|at|vs?\.?|-)\s/);
  const stats = wordsOf(tail)
    .filter((word) => /[a-z]/.test(word) && !/^[ou]\d+$/.test(word) && !MARKET_WORDS.has(word))
    .map((word) => SHORT_STATS[word] ?? word.replace(/s$/, ''))
    .filter((word) => (named ? !isOfSide || !UNITS.has(word) : STATS.has(word)));
  const periods = wordsOf(text).flatMap((word) => PERIOD.get(word) ?? []);
  return new Set([...stats.filter((word) => !PERIOD.has(word)), ...periods]);
}

/** `A&M` is one word. */
const wordsOf = (text: string): string[] => text.match(/\b[a-z]&[a-z]\b|[a-z0-9']{2,}/g) ?? [];

function haveSameFigures({ figures: one }: FoldedLeg, { figures: other }: FoldedLeg): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length;
  const areSigned = [one, other].every((figures) => figures.some(isSigned));
  const read = (figures: readonly string[]) =>
    areSigned ? figures.filter(isSigned) : figures.map((text) => text.replace(/^[+-]/, ''));
  return read(one).some((figure) => read(other).includes(figure));
}

/** Lines, as they are written but for noughts behind the point; a price in brackets is none. */
const figuresOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])[ou]?([+-]?\d{1,3}(?:\.\d+)?)(?![\w%]|\.\d)/g)].map(([, figure = '']) =>
    figure.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
  );
const isSigned = (figure: string): boolean => /^[+-]/.test(figure);

const haveSameSide = ({ side: one }: FoldedLeg, { side: other }: FoldedLeg): boolean =>
  one === null || other === null || one === other;

/** A total names no side: its game does. */
function subjectLikeness(a: FoldedLeg, b: FoldedLeg): Likeness | null {
  const named = [a, b].filter(({ name }) => name.words.length > 0).length;
  if (named > 0) return named === 2 ? nameLikeness(a.name, b.name) : null;
  if (a.game !== '' && a.game === b.game) return 'same';
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  // One word of several may be a city's, which has other teams.
  return shared > 0 && 2 * shared >= Math.min(a.words.size, b.words.size) ? 'part' : null;
}

/** Two games can have one line. */
const tellsGames = (word: string): boolean => /[a-z]{3}/.test(word) && !COMMON.has(word);

const COMMON = new Set([
  'over',
  'under',
  'total',
  'points',
  'runs',
  'goals',
  'the',
  'city',
  'new',
  'los',
  'san',
  'state',
]);
