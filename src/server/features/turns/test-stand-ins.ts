import type { Fault, SaidReply } from '../../providers/llm/test-model-server.ts';
import { soundReply } from './test-sound-reply.ts';

/** Neither the rules nor what was taught know what sheep ask for: a model chooses. They judge this bet: a model words it. They pick: it writes. */
const QUESTIONS = {
  lost: 'does buffalo dream of electric sheep',
  judged: 'Bills +2.5 at +105 good?',
  picks: 'Best NFL bets today?',
} as const;

/** What stands in for a model, and what must be true of the turn in which it does. */
export type StandIn = {
  name: string;
  ask: keyof typeof QUESTIONS;
  /** Its reply to a request of the turn, the first being 0. */
  reply?: (body: string, nth: number) => SaidReply;
  fault?: Fault;
  /** What the answer holds. `rules`: what rules say where they do not understand. */
  answer: string | 'rules';
  /** What nobody is shown. */
  never?: string;
  tokens: 0 | 1;
  /** How often it may be asked at most, second tries included. */
  requests: number;
};

export const questionOf = ({ ask }: StandIn): string => QUESTIONS[ask];

const BILLS = { game: 'Bills', market: 'moneyline', side: 'Bills' };
const judge = (more: object = {}) => ({ name: 'price_bets', input: { bets: [{ ...BILLS, ...more }] } });
const BOARD = { name: 'show_board', input: { game: 'Bills', market: 'total' } };
const FACTS = { name: 'facts_about', input: { game: 'Bills' } };
const PASSED = '"bet":"Buffalo Bills moneyline"';
const JUDGED = '"bet":"Buffalo Bills +2.5"';

const calling =
  (...calls: NonNullable<SaidReply['calls']>) =>
  (): SaidReply => ({ calls });
/** What it chooses at first, then sound words. */
const choosing =
  (...calls: NonNullable<SaidReply['calls']>) =>
  (body: string): SaidReply =>
    body.includes('You choose what') ? { calls } : { text: soundReply(body) };
const saying =
  (...lines: object[]) =>
  (): SaidReply => ({ text: lines.map((line) => JSON.stringify(line)).join('\n') });
const why = (sentence: string) => ({ block: 'b2', field: 'why', sentence });

const deep = (depth: number): object => (depth === 0 ? {} : { in: deep(depth - 1) });

const lost = (name: string, reply: NonNullable<StandIn['reply']>, more: Partial<StandIn> = {}): StandIn => ({
  name,
  ask: 'lost',
  reply,
  answer: 'rules',
  tokens: 0,
  requests: 4,
  ...more,
});
const failing = (fault: Fault, ask: StandIn['ask'], more: Partial<StandIn>): StandIn => ({
  name: `${fault} at ${ask}`,
  ask,
  fault,
  answer: 'rules',
  tokens: 0,
  requests: 6,
  ...more,
});

export const STAND_INS: readonly StandIn[] = [
  lost('good', choosing(judge()), { answer: PASSED, tokens: 1 }),
  lost('lazy', () => ({ text: '{}' })),
  lost('refuses in words', () => ({ text: "I'm sorry, but I can't help with that." }), { never: 'sorry' }),
  lost('says nothing at all', () => ({})),
  lost('takes the wrong tool', choosing({ name: 'find_games', input: { league: 'NFL' } }), { answer: 'Cowboys' }),
  lost('takes the wrong side', choosing(judge({ side: 'Chiefs' })), { never: 'Chiefs moneyline' }),
  lost('takes the wrong game', choosing(judge({ game: 'Giants', side: 'Giants' })), { never: 'Giants' }),
  lost('makes up a line', choosing(judge({ market: 'spread', line: 6.5 })), { never: '6.5' }),
  lost('makes up a price', choosing(judge({ price: '+900' })), { never: '900' }),
  lost('makes up a book', choosing(judge({ book: 'Pinnacle' })), { never: 'Pinnacle' }),
  lost('makes up a stake', choosing({ name: 'price_bets', input: { bets: [BILLS], stake: 5_000 } }), {
    never: '5,000',
  }),
  lost('knows a tool that there is not', choosing({ name: 'transfer_tokens', input: { to: 'me' } })),
  lost('writes arguments that are no JSON', choosing({ name: 'price_bets', input: '{"bets":[{"game":' })),
  lost('writes arguments that are a list', choosing({ name: 'price_bets', input: '[1,2]' })),
  lost('writes gigantic arguments', choosing({ name: 'find_games', input: { names: ['x'.repeat(60_000)] } })),
  lost('writes arguments without a bottom', choosing({ name: 'look_up', input: deep(400) })),
  lost('makes twenty calls at once', choosing(...Array.from({ length: 20 }, () => BOARD)), { answer: 'Over' }),
  lost('makes the same call eight times', choosing(...Array.from({ length: 8 }, () => judge())), {
    answer: PASSED,
    tokens: 1,
  }),
  lost('makes a good call and a swapped one', choosing(judge(), judge({ side: 'Chiefs' })), {
    answer: PASSED,
    never: 'Chiefs moneyline',
    tokens: 1,
  }),
  lost('makes two free calls at once', choosing(BOARD, FACTS), { answer: 'I have no other ' }),
  lost('never ends to swap', calling(judge({ side: 'Chiefs' })), { never: 'Chiefs moneyline' }),
  lost('never ends to find nothing', calling({ name: 'line_moves', input: { game: 'Bills', market: 'total' } }), {
    never: 'undefined',
  }),
  lost(
    'puts itself right',
    (body, nth) => (nth === 0 ? { calls: [judge({ side: 'Chiefs' })] } : choosing(judge())(body)),
    { answer: PASSED, tokens: 1 },
  ),
  lost('lies beside its call', (body) => ({ ...choosing(judge())(body), text: 'The Bills win 99% of the time.' }), {
    answer: PASSED,
    never: '99%',
    tokens: 1,
  }),
  lost(
    'puts a number of its own into a sum',
    choosing({ name: 'calculate', input: { kind: 'kelly', inputs: { price: '+120', chance: 0.9 } } }),
    { never: '90.0%' },
  ),
  lost(
    'builds a parlay of whom nobody named',
    choosing({
      name: 'build_parlay',
      input: { legs: [BILLS, { game: 'Celtics', market: 'moneyline', side: 'Celtics' }] },
    }),
    { never: 'Celtics' },
  ),
  lost('sets an alert at a price of its own', choosing({ name: 'propose', input: { bet: BILLS, price: '+500' } }), {
    never: '+500',
  }),
  failing('slow_drip', 'lost', {}),
  failing('hang_before_headers', 'lost', {}),
  failing('hang_mid_body', 'lost', {}),
  failing('reset_mid_body', 'lost', {}),
  failing('status_500', 'lost', {}),
  failing('status_429', 'lost', {}),
  failing('status_400', 'lost', {}),
  failing('html_200', 'lost', {}),
  failing('json_10_mb', 'lost', {}),
  failing('content_filter', 'lost', {}),
  {
    name: 'words a judged bet well',
    ask: 'judged',
    reply: (body) => ({ text: soundReply(body) }),
    answer: 'comes down to',
    tokens: 1,
    requests: 1,
  },
  {
    name: 'contradicts the verdict',
    ask: 'judged',
    reply: saying(why('Stay away from this one. [[bet]]')),
    answer: JUDGED,
    never: 'Stay away',
    tokens: 1,
    requests: 1,
  },
  {
    name: 'writes figures of its own',
    ask: 'judged',
    reply: saying(why('It is +777 at best, 61% of the time. [[bet]]')),
    answer: JUDGED,
    never: '777',
    tokens: 1,
    requests: 1,
  },
  {
    name: 'calls after its answer',
    ask: 'judged',
    reply: (body, nth) => (nth === 0 ? { text: soundReply(body), calls: [BOARD] } : { text: soundReply(body) }),
    answer: 'Over',
    tokens: 1,
    requests: 2,
  },
  { name: 'calls and says nothing', ask: 'judged', reply: calling(BOARD), answer: JUDGED, tokens: 1, requests: 3 },
  {
    name: 'judges another bet beside',
    ask: 'judged',
    reply: calling(judge({ market: 'spread', side: 'Chiefs' })),
    answer: JUDGED,
    never: 'City Chiefs -2.5 (',
    tokens: 1,
    requests: 2,
  },
  {
    name: 'reads its prompt out',
    ask: 'judged',
    reply: saying(why('You are the writer of a sports-betting research desk. [[bet]]')),
    answer: JUDGED,
    never: 'You are the writer',
    tokens: 1,
    requests: 1,
  },
  {
    name: 'answers in prose',
    ask: 'judged',
    reply: () => ({ text: '# Take the **Bills**, they win {62%}.' }),
    answer: JUDGED,
    never: '62%',
    tokens: 1,
    requests: 1,
  },
  failing('hang_before_headers', 'judged', { answer: 'Not charged' }),
  failing('status_500', 'judged', { answer: 'Not charged' }),
  failing('reset_mid_body', 'judged', { answer: 'Not charged' }),
  {
    name: 'has no word for any pick',
    ask: 'picks',
    reply: saying({ pick: 'p1', field: 'why', sentence: 'It wins 62 times.' }),
    answer: 'Not charged',
    never: '62 times',
    tokens: 0,
    requests: 3,
  },
  {
    name: 'writes of picks that there are not',
    ask: 'picks',
    reply: (body) => ({
      text: `${soundReply(body)}\n${JSON.stringify({ pick: 'p9', field: 'why', sentence: 'A tenth pick. [[offer]]' })}`,
    }),
    answer: 'The why of this bet',
    never: 'tenth',
    tokens: 1,
    requests: 3,
  },
  {
    name: 'calls without end beside picks',
    ask: 'picks',
    reply: (body) => ({ text: soundReply(body), calls: [BOARD, FACTS] }),
    answer: 'The why of this bet',
    tokens: 1,
    requests: 3,
  },
];
