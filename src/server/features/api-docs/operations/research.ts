import type { OperationGroup } from '../operation.ts';

export const CHAT: OperationGroup = {
  tag: 'Chat',
  about:
    'A question is charged once it is answered with a pick: 1 token, 5 in Pro mode. The content of an answer is the JSON text of blocks with their evidence.',
  operations: {
    'POST /api/chat/message': {
      says: 'Ask a question',
      more: 'Without a `sessionId` a chat is begun. With `Accept: text/event-stream` the same call streams its stages, its results and then its words; the last event is the whole answer.',
      isKeyed: 'maybe',
      body: { message: 'Best NFL bets today?', mode: 'regular', timeZone: 'America/New_York' },
    },
    'GET /api/chat/sessions': {
      says: 'Your chats, newest first',
      more: 'In pages: while there are older ones, the header `X-Older` holds what to send as `before`.',
      query: { q: 'bills' },
    },
    'POST /api/chat/sessions': { says: 'Begin a chat', body: { title: 'Sunday' } },
    'PATCH /api/chat/sessions/:sessionId': { says: 'Name a chat', body: { title: 'Sunday night' } },
    'DELETE /api/chat/sessions/:sessionId': { says: 'Delete a chat', answer: { deleted: true } },
    'GET /api/chat/sessions/:sessionId/messages': {
      says: 'What was said in a chat, oldest first',
      more: 'In pages, as the chats are.',
    },
    'GET /api/chat/sessions/:sessionId/stream': {
      says: 'Follow an answer that is being written',
      gives: {
        type: 'text/event-stream',
        words: 'The events of the answer from its first on. 204: no answer is being written.',
        status: 204,
      },
    },
    'POST /api/chat/sessions/:sessionId/stop': { says: 'Stop an answer', answer: { stopped: false } },
    'GET /api/chat/sessions/:sessionId/remembered': { says: 'What a chat remembers of its writer', answer: [] },
    'DELETE /api/chat/sessions/:sessionId/remembered/:key': {
      says: 'Have a chat forget one thing',
      status: 404,
    },
    'GET /api/chat/messages/:messageId/now': { says: 'The picks of an answer at the prices of now' },
    'GET /api/chat/recent-recommendations': { says: 'The newest answers with picks' },
    'POST /api/chat/messages/:messageId/report': {
      says: 'Say what is wrong with an answer',
      body: { reason: 'The line moved before this was sent.' },
    },
    'PUT /api/chat/messages/:messageId/rating': {
      says: 'Rate an answer',
      body: { rating: 'up' },
      answer: { rating: 'up' },
    },
  },
};

export const DESK: OperationGroup = {
  tag: 'The research desk',
  about:
    'One tool a route: each finds out one thing from the stored prices and gives data with evidence. What cannot be found out is an answer too, with `ok: false`, and is free. Only a verdict on a bet is charged; the tools that give one need an `Idempotency-Key`. An `eventId` is one that `find_games` gave; `g1` in the examples stands for it. The same tools stand at `/mcp` for assistants.',
  operations: {
    'POST /api/desk/find_games': { says: 'Which games there are', body: { leagues: ['NFL'], limit: 3 } },
    'POST /api/desk/show_board': { says: 'What each book quotes', body: { market: 'moneyline', limit: 3 } },
    'POST /api/desk/best_bets': {
      says: 'The best value under the filters that are named',
      isKeyed: 'always',
      body: { count: 3, withPasses: true },
    },
    'POST /api/desk/build_parlay': {
      says: 'A parlay at one book',
      isKeyed: 'always',
      body: { choose: { count: 2 } },
    },
    'POST /api/desk/price_bets': {
      says: 'What stated bets are worth',
      isKeyed: 'always',
      body: { bets: [{ eventId: 'g1', market: 'moneyline', side: 'home' }] },
    },
    'POST /api/desk/scan_prices': { says: 'Gaps between books', body: { kind: 'low_hold', limit: 3 } },
    'POST /api/desk/line_moves': { says: 'How the lines of a game moved', body: { eventId: 'g1' } },
    'POST /api/desk/facts_about': { says: 'Injuries, weather, form and meetings', body: { eventId: 'g1' } },
    'POST /api/desk/calculate': {
      says: 'A bettor’s arithmetic',
      more: 'Without an account too.',
      body: { calc: { kind: 'payout', price: '+120', stakeCents: 10_000 } },
    },
    'POST /api/desk/look_up': {
      says: 'Terms, methods, the record, what this is',
      more: 'What is public, without an account too.',
      body: { topic: { kind: 'about' } },
    },
    'POST /api/desk/propose': {
      says: 'What a button would do',
      more: 'Nothing is changed by it.',
      body: { action: { kind: 'setting', change: { oddsFormat: 'decimal' } } },
    },
  },
};

export const ODDS: OperationGroup = {
  tag: 'Odds and the record',
  about: 'Boards of prices, the day’s best bets and the public record of every pick.',
  operations: {
    'GET /api/odds': { says: 'The board of a league', query: { league: 'NFL' } },
    'GET /api/odds/:eventId': { says: 'A game at every book', query: { market: 'moneyline' } },
    'GET /api/odds/:eventId/props': { says: 'The markets on players of a game' },
    'GET /api/best-bets': {
      says: 'The day’s best bets, free for every account',
      more: 'Drawn once a day at 9 AM US Eastern by fixed rules: at most 10, only the verdict `bet`, one of a game. An empty list says that there is no bet today.',
    },
    'GET /api/best-bets/results': {
      says: 'How the list before ended, and all lists in short',
      more: 'Without an account too. Of the present list it says only how long it is.',
    },
    'GET /api/slate/status': { says: 'How old the prices are, and whether they are a demo' },
    'GET /api/slate/books': { says: 'Every book of which a price is stored' },
    'GET /api/slate/events/:eventId/line-history': {
      says: 'How one side of a market moved, by book',
      query: { market: 'moneyline', selection: 'home' },
      status: 404,
    },
    'GET /api/record': {
      says: 'The public record: every pick, how it ended, and the figures over them',
      more: 'Without an account too. The signed log behind it stands at `/log`.',
      query: { period: '30d', limit: '5' },
    },
    'GET /api/record/own': { says: 'The picks of the own answers whose games are not over' },
    'GET /api/record/export.csv': {
      says: 'Everything that is public of the record as a CSV file',
      more: 'Each bet once, passes too; the same fields as the JSON. Changes with each entry of the log, which its `ETag` follows.',
      gives: { type: 'text/csv; charset=utf-8', words: 'A heading, and a line for each pick.' },
    },
    'GET /api/record/export.json': {
      says: 'Everything that is public of the record as a JSON array',
      gives: { type: 'application/json; charset=utf-8', words: 'An array with an object for each pick.' },
    },
  },
};
