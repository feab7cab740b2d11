import { isPlayer } from './bets-named.ts';
import {
  amountOf,
  type Form,
  gameOf,
  join,
  kinds,
  kindsSearched,
  listed,
  money,
  ofGame,
  type Said,
  texts,
} from './said.ts';
import { LIMITS, limitsOf } from './search-limits.ts';
import type { Role } from './wants.ts';

function listText(said: Said, order: string): string | null {
  const { of, text } = said;
  const names = of('name');
  const count = amountOf(of('count')) ?? (said.isOne ? 1 : null);
  const head = count === 1 ? 'What is your single best' : count ? `What are your ${count} best` : 'What are the best';
  const bets = count === 1 ? 'bet' : 'bets';
  const isOfPlayer = names.some(isPlayer);
  const where = names.length === 0 ? '' : isOfPlayer ? '' : `in ${gameOf(said) ?? ''}`;
  if (names.length > 0 && !isOfPlayer && gameOf(said) === null) return null;
  const who = isOfPlayer ? texts(names).join(' ') : '';
  return `${join(head, text('league'), who, kindsSearched(said), bets, where, text('time'), limitsOf(said))}${order}?`;
}
const LIST_ROLES: readonly Role[] = ['count', 'league', 'market', 'time', 'name', ...LIMITS];
const list = (order = ''): Form => ({ roles: LIST_ROLES, say: (said) => listText(said, order) });

const FAVORITE = /\bfavorite\b/;
const WEEKEND = /^(?:the |over the |for the )?(?:weekend|wknd|wkend)$/i;

const scan = (head: string, end = '?'): Form => ({
  roles: ['league', 'time', 'book', 'market'],
  say: (said) => {
    const { text, of } = said;
    const where = join(text('league'), kinds(said));
    return `${join(head, where && `in ${where}`, text('time'), of('book').length > 0 && `between ${listed(texts(of('book')), 'and')}`)}${end}`;
  },
});

const parlay = (order = ''): Form => ({
  roles: ['legs', 'league', 'market', 'time', 'target', 'stake', ...LIMITS],
  say: (said) => {
    const { of, text } = said;
    const legs = amountOf(of('legs'));
    // A "favorite parlay" is one that is liked.
    const ofFavorites = FAVORITE.test(kinds(said));
    const kind = ofFavorites ? kinds(said).replace(FAVORITE, '').trim() : kinds(said);
    const head = join(
      'Build me a',
      legs && `${legs}-leg`,
      text('league'),
      kind,
      'parlay',
      ofFavorites && 'of favorites',
    );
    const target = targetOf(said);
    const limits = limitsOf(target?.includes('between') ? without(said, ['minPrice', 'maxPrice']) : said);
    const stake = of('stake')[0] && `for a ${money(text('stake'))} stake`;
    return `${join(head, text('time'), target, stake, limits.replace(/ only$/, ''))}${order}.`;
  },
});

const without = (said: Said, roles: readonly Role[]): Said => ({
  ...said,
  of: (role) => (roles.includes(role) ? [] : said.of(role)),
  text: (role) => (roles.includes(role) ? '' : said.text(role)),
});

/** What a parlay is to pay; of two numbers from the lower to the higher one. */
function targetOf({ of }: Said): string | null {
  const [first, second] = texts([...of('target'), ...of('minPrice'), ...of('maxPrice')]);
  if (first === undefined || of('target').length === 0) return null;
  if (second !== undefined) return `with total odds between ${second} and ${first}`;
  return of('target')[0]?.isLeast ? `that pays at least ${first}` : `with total odds of about ${first}`;
}

/** What is lifted may be named. */
const lifts = (sentence: string, roles: readonly Role[]): Form => ({ roles, say: () => sentence });

/** What is searched for. */
export const SEARCH_FORMS = {
  list: list(),
  'list.chance': list(', highest chance first'),
  'list.edge': list(', biggest edge first'),
  'list.longest': list(', longest odds first'),
  parlay: parlay(),
  'parlay.chance': parlay(', highest chance first'),
  'parlay.game': ofGame(
    (game, { of }) =>
      `${join('Build me a', amountOf(of('legs')) && `${amountOf(of('legs'))}-leg`, 'same game parlay in', game)}.`,
    ['legs'],
  ),
  'scan.arb': scan('Find arbitrage bets', '.'),
  'scan.middle': {
    roles: ['league', 'time', 'book', 'name', 'market'],
    say: (said) =>
      said.of('name').length > 0
        ? gameOf(said) && `Is there a middle in ${gameOf(said)}?`
        : scan('Which middles are available').say(said),
  },
  spread: {
    roles: ['bankroll', 'stake', 'league', 'time', 'count', 'market'],
    say: (said) => {
      const [amount, ...others] = [...said.of('bankroll'), ...said.of('stake')];
      const count = amountOf(said.of('count'));
      return amount && others.length === 0
        ? `${join('How should I split', money(amount.text), 'over your', count && `${count}`, 'best', said.text('league'), kinds(said), 'bets', said.text('time').replace(WEEKEND, 'this weekend'))}?`
        : null;
    },
  },
  'scan.hold': scan('Which markets have the lowest hold'),
  'scan.gap': scan('Where do the books disagree the most on price'),
  'moves.league': scan('Which lines have moved the most'),
  games: {
    roles: ['league', 'time'],
    say: ({ text }) => (text('league') ? `${join('Which', text('league'), 'games are on', text('time'))}?` : null),
  },
  lines: {
    roles: ['market', 'league', 'time'],
    say: (said) =>
      said.text('league') && kinds(said)
        ? `${join('Show me the', kinds(said), 'of all', said.text('league'), 'games', said.text('time'))}.`
        : null,
  },
  revise: {
    roles: ['count', 'legs', 'league', 'market', 'time', 'target', ...LIMITS],
    say: (said) => {
      const { of, text } = said;
      const count = amountOf(of('count'));
      const legs = amountOf(of('legs'));
      const target = of('target')[0]?.text;
      const values = join(
        count && `${count} bets`,
        legs && `with ${legs} legs`,
        text('league'),
        kinds(said) && `${kindsSearched(said)} bets only`,
        text('time'),
        target && `with total odds of about ${target}`,
        limitsOf(said),
      );
      return values ? `The same, but ${values}.` : null;
    },
  },
  'lift.odds': lifts('The same, but at any odds.', ['minPrice', 'maxPrice', 'target']),
  'lift.book': lifts('The same, but at all books.', ['book', 'notBook']),
  'lift.market': lifts('The same, but all kinds of bets.', ['market', 'notMarket']),
  'lift.league': lifts('The same, but in all sports.', ['league']),
  'lift.time': lifts('The same, but on any day.', ['time']),
  'lift.not': lifts('The same, but with those teams back in.', [
    'notName',
    'name',
    'notBook',
    'book',
    'notMarket',
    'market',
    'notLeague',
    'league',
  ]),
} as const satisfies Record<string, Form>;
