import type { ToolName } from '#contract/research/desk.ts';

/**
 * The desk's tools as a language model is offered them: names of teams in the place of ids, dollars in the place of cents, and only
 * what it may decide. Every field costs tokens at each call, so that what can be told from the name is not described. Their order
 * and words never change within a version: providers keep what stands at the beginning of a prompt.
 */
export type AgentTool = { name: ToolName; description: string; parameters: Readonly<Record<string, unknown>> };

const text = { type: 'string' };
const number = { type: 'number' };
const texts = { type: 'array', items: text };
const one = (...values: readonly string[]) => ({ type: 'string', enum: values });
const object = (properties: Readonly<Record<string, unknown>>, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

/** One of those that the prompt lists. */
const LEAGUE = text;
const BET_PARTS = { game: text, market: text, side: text, player: text, line: number, price: text, book: text };
const bet = (described: Readonly<Record<string, unknown>> = {}) =>
  object({ ...BET_PARTS, ...described }, 'game', 'market', 'side');
const BET = bet({
  game: { ...text, description: 'A team, both teams, or an id such as g1' },
  market: { ...text, description: 'moneyline, spread, total, or what a prop counts' },
  side: { ...text, description: 'Team, draw, over, under, yes or no' },
});
const FILTERS = {
  leagues: { type: 'array', items: LEAGUE },
  names: texts,
  markets: { type: 'array', items: one('moneyline', 'spread', 'total', 'prop') },
  side: one('favorite', 'underdog', 'over', 'under', 'draw'),
  minPrice: text,
  maxPrice: text,
  books: texts,
  count: number,
};

export const AGENT_TOOLS: readonly AgentTool[] = [
  {
    name: 'find_games',
    description: 'Which games there are, and when.',
    parameters: object({ league: LEAGUE, names: texts }),
  },
  {
    name: 'show_board',
    description: 'What the books quote on a game, or the main lines of a league.',
    parameters: object({ game: text, league: LEAGUE, market: text, player: text, books: texts }),
  },
  {
    name: 'price_bets',
    description: 'Whether one to six bets that the question names are worth taking.',
    parameters: object({ bets: { type: 'array', items: BET }, stake: number }, 'bets'),
  },
  { name: 'best_bets', description: 'The best bets under filters.', parameters: object(FILTERS) },
  {
    name: 'build_parlay',
    description: 'A parlay at one book, of legs that are named, chosen under filters, or both.',
    parameters: object({
      legs: { type: 'array', items: bet() },
      choose: object({ names: texts, leagues: texts, count: number }),
      targetPrice: text,
      stake: number,
      book: text,
    }),
  },
  {
    name: 'scan_prices',
    description: 'Arbitrage, middles, markets of low hold, or gaps between books.',
    parameters: object(
      { kind: one('arbitrage', 'middles', 'low_hold', 'gaps'), league: LEAGUE, game: text, books: texts },
      'kind',
    ),
  },
  {
    name: 'line_moves',
    description: 'How the price of a game moved, or what moved most.',
    parameters: object({ game: text, league: LEAGUE, market: text, player: text }),
  },
  {
    name: 'facts_about',
    description: 'Injuries, weather, form and past meetings of a game.',
    parameters: object(
      { game: text, kinds: { type: 'array', items: one('injury', 'weather', 'form', 'head_to_head') } },
      'game',
    ),
  },
  {
    name: 'calculate',
    description:
      'Arithmetic on numbers that the question names. kelly {price,chance,bankroll?}, hedge {stake,price,hedgePrice}, arbitrage or dutching {prices,total?}, free_bet {face,price,hedgePrice?}, boost {price,boost}, parlay {prices,stake?}, round_robin {prices,size}, no_vig or hold {prices}, break_even {price}, ev {price,chance,stake?}, convert {price}, payout {price,stake?,toWin?}, cash_out {returns,chance?,offer?}, clv {price,closePrice}, record {won,lost,price?}. Chances are 0 to 1.',
    parameters: object({ kind: text, inputs: { type: 'object' } }, 'kind', 'inputs'),
  },
  {
    name: 'look_up',
    description: 'A betting term, how a figure is made, the record, a book, or this product.',
    parameters: object(
      { kind: one('term', 'method', 'record', 'books', 'sports', 'prices', 'about'), name: text },
      'kind',
    ),
  },
  {
    name: 'propose',
    description: 'An alert on a price of a bet, for the bettor to confirm.',
    parameters: object({ bet: bet(), price: text }, 'bet', 'price'),
  },
];

/** What may add to an answer that is there already: what is known of its games. */
const BESIDE: ReadonlySet<ToolName> = new Set<ToolName>(['show_board', 'price_bets', 'line_moves', 'facts_about']);
export const BESIDE_TOOLS: readonly AgentTool[] = AGENT_TOOLS.filter(({ name }) => BESIDE.has(name));
