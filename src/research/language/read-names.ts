import type { League } from '#engine/names/league.ts';
import { NAME_INDEX, type Named } from '#engine/names/name-index.ts';
import { findPhrases, type PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { type Mention, withNeighbors } from './name-neighbors.ts';
import type { TeamMention } from './reading.ts';
import { type Moment, settleBySeason } from './settle-season.ts';

/** What the rest of the question says about the league. */
export type NameContext = {
  /** Leagues that were named: a name that fits one of them means nobody else. */
  named: readonly League[];
  /** Leagues that are likely, from words of a sport or from what was asked before. */
  likely: readonly League[];
  moment: Moment;
};

/** More than any question names; bounds the comparing of names with each other. */
const MAX_NAMES = 40;

/** The teams that names may mean. */
export const teamsOf = (mentions: readonly Mention[]): TeamMention[] => {
  const sides = mentions.flatMap(({ options }) => options.filter(({ kind }) => kind === 'side'));
  return [...new Map(sides.map(({ league, name }) => [`${league}|${name}`, { league, name }])).values()];
};

/** The players that names may mean. */
export const playersOf = (mentions: readonly Mention[]): string[] => [
  ...new Set(mentions.flatMap(({ options }) => options.flatMap(({ kind, name }) => (kind === 'player' ? [name] : [])))),
];

/** The teams and players that a question names, each where it stands. A name of two teams is settled by the league, else both are meant. */
export function readMentions(tokens: readonly Token[], context: NameContext): Mention[] {
  return readOpenMentions(tokens, context).map((mention) => ({
    ...mention,
    options: settleBySeason(mention.options, context.moment),
  }));
}

/** The same before the time of the year decides between leagues. */
export function readOpenMentions(tokens: readonly Token[], context: NameContext): Mention[] {
  const shouted = !tokens.some((token) => /[a-z]/.test(token.raw));
  const matches = findPhrases(NAME_INDEX, tokens)
    .slice(0, MAX_NAMES)
    .filter((match) => !isMoney(tokens, match) && !isCompany(tokens, match));
  const mentions = matches.map(
    (match): Mention => ({ from: match.from, to: match.to, options: allowed(tokens, match, context, shouted) }),
  );
  return settleLeagues(withNeighbors(tokens, mentions, matches), context);
}

/** "A parlay with the boys": who bets along, where a team goes by it too. */
function isCompany(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  const [before, two] = [tokens[from - 1]?.text ?? '', tokens[from - 2]?.text ?? ''];
  const isWith = before === 'the' && /^(with|w|and)$/.test(two);
  return to - from === 1 && tokens[from]?.text === 'boys' && (isWith || /^(my|our)$/.test(before));
}

function allowed(
  tokens: readonly Token[],
  match: PhraseMatch<Named>,
  { named, likely }: NameContext,
  shouted: boolean,
): Named[] {
  const leagues = [...named, ...likely];
  return match.values.filter(({ needs, league }) => {
    const known = leagues.some((asked) => coversLeague(asked, league));
    if (needs === 'nothing' || needs === 'second' || known) return true;
    if (needs === 'capitals') return isCapitals(tokens, match, shouted);
    return needs === 'sign' && hasSign(tokens, match, shouted);
  });
}

/** "50 bucks", "a few bucks" are money. */
const isMoney = (tokens: readonly Token[], { from }: PhraseMatch<Named>): boolean =>
  tokens[from]?.text === 'bucks' &&
  tokens[from]?.afterBreak !== true &&
  (tokens[from - 1]?.number != null || COUNTS_MONEY.test(tokens[from - 1]?.text ?? ''));
const COUNTS_MONEY =
  /^(few|couple|some|more|extra|many|big|free|my|ten|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|thousand|k)$/;

const isCapitals = (tokens: readonly Token[], { from, to }: PhraseMatch<Named>, shouted: boolean): boolean =>
  !shouted && tokens.slice(from, to).every(({ raw }) => /^[A-Z]{2,}$/.test(raw));

const BEFORE = new Set(
  'parlay parlaying combine the vs v versus against and take bet or on @ at fade backing back tail'.split(' '),
);
const AFTER = new Set(
  'vs v versus game ml moneyline spread over under win cover at tonight today tomorrow and or match line -'.split(' '),
);
/** Said of nobody but a side, wherever it stands. */
const MARKET_AFTER = /^(ml|moneyline|puck|puckline|runline)$/;
/** Said of a side where nothing before it makes an ordinary word of it: "best wild price", and not "a wild price". */
const PRICED_AFTER = /^(prices?|odds|spread|lines?|total|injury|injuries|injured)$/;
/** "What time does Tank fight". */
const FIGHTS_AFTER = /^(fights?|fighting)$/;
const BEFORE_FIGHT = /^(does|is|will|when|time|has|do|if|watch|watching|see|till|until|before)$/;
/** "Swap the Avs for wild": nothing but a side comes in so at the end. */
const JOINS = /^(for|add|with|w|plus|swap|drop)$/;
const ADJECTIVE_BEFORE =
  /^(a|an|some|any|this|that|such|these|those|pretty|so|really|very|is|are|was|were|thats|its|crazy)$/;
const NEVER_AFTER = new Set([
  'card',
  'check',
  'guess',
  'guesses',
  'number',
  'numbers',
  'mean',
  'means',
  'rating',
  'ratings',
  'up',
  'west',
  'strike',
]);

/** An everyday word counts as a team where a team would stand: in capitals, or beside a word of a game. */
function hasSign(tokens: readonly Token[], { from, to }: PhraseMatch<Named>, shouted: boolean): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  if (after && NEVER_AFTER.has(after.text)) return false;
  const capital = /^[A-Z]/.test(tokens[from]?.raw ?? '');
  if (capital && !shouted && from > 0) return true;
  if (after && (MARKET_AFTER.test(after.text) || isFighter(before, after))) return true;
  if (after && PRICED_AFTER.test(after.text) && !ADJECTIVE_BEFORE.test(before?.text ?? '')) return true;
  if (after?.number?.sign || (after && AFTER.has(after.text) && from === 0)) return true;
  return before !== undefined && isJoined(before.text, after);
}

const isFighter = (before: Token | undefined, after: Token): boolean =>
  FIGHTS_AFTER.test(after.text) && (before === undefined || BEFORE_FIGHT.test(before.text));

const isJoined = (before: string, after: Token | undefined): boolean =>
  BEFORE.has(before) || (JOINS.test(before) && isEnd(after));

const isEnd = (after: Token | undefined): boolean => after === undefined || after.afterBreak === true;

/** Two sides named together play in one league; a league that was named, or is likely, decides first. */
function settleLeagues(mentions: readonly Mention[], { named, likely }: NameContext): Mention[] {
  const byLeague = mentions.map((mention) => narrow(narrow(mention, named), likely));
  return byLeague.map((mention) => {
    let settled = mention;
    for (const other of byLeague) {
      if (other === mention) continue;
      settled = narrow(
        settled,
        other.options.map(({ league }) => league),
      );
    }
    return settled;
  });
}

function narrow(mention: Mention, leagues: readonly League[]): Mention {
  const fitting = mention.options.filter(({ league }) => leagues.some((asked) => coversLeague(asked, league)));
  return fitting.length > 0 ? { ...mention, options: fitting } : mention;
}

/** Whether a league that was asked for takes in another: "Soccer" is every soccer league. */
const coversLeague = (asked: League, league: League): boolean =>
  asked === league || (asked === 'Soccer' && (league === 'EPL' || league === 'MLS'));
