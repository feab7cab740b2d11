import type { OperationGroup } from '../operation.ts';

const CSV = 'text/csv; charset=utf-8';

export const BETS: OperationGroup = {
  tag: 'My bets',
  about:
    'What a bettor says to have bet, settled by the stored results where its game is stored. Money is whole cents.',
  operations: {
    'GET /api/bets': {
      says: 'A page of the own bets, the newest first, with what all of them come to.',
      more: 'The summary comes with the first page, and is of every bet, whatever the filters.',
      query: { state: 'open' },
    },
    'POST /api/bets': {
      says: 'Keeps a bet, or names the one that it is a copy of.',
      more: 'With `pickId` it is a pick of an own answer, with `eventId` a bet in a stored game. `isNew` is false where it is there already.',
      body: { bet: 'Bills +2.5', price: '-105', stakeCents: 2500, book: 'FanDuel' },
    },
    'PATCH /api/bets/:id': {
      says: 'Says how a bet ended; null takes that back.',
      more: 'A cash-out comes with its profit, since nothing is guessed.',
      body: { result: 'win' },
      status: 404,
    },
    'DELETE /api/bets/:id': { says: 'Deletes a bet.', status: 404 },
    'GET /api/alerts': { says: 'The alerts that wait and those that were told, and the quiet hours.' },
    'POST /api/alerts': {
      says: 'Asks to be told of a bet by mail, once.',
      more: 'With `pickId` it is a pick that was shown to the account, else `bet` names a stored one. Kinds: `price` (with `price`: that one or better), `edge_gone` (of shown picks alone), `line_moved`, `starting`. At most 20 mails a day, none in quiet hours, on a time-out or at an own limit. The address has to be confirmed.',
      body: { kind: 'price', bet: { eventId: 'g1', market: 'spread', side: 'away' }, price: '+120' },
    },
    'DELETE /api/alerts/:id': { says: 'Takes an alert away.', status: 404 },
    'PUT /api/alerts/quiet': {
      says: 'Sets the hours of the own clock in which no alert is told.',
      more: 'The same hour twice: none.',
      body: { from: 23, to: 8 },
      answer: { from: 23, to: 8 },
    },
    'GET /api/push': {
      says: 'Whether this browser is told of alerts, and the key that it subscribes by.',
      more: 'Web Push with VAPID (RFC 8030, RFC 8292). A push holds nothing: the browser asks for the alerts itself.',
    },
    'PUT /api/push': {
      says: 'Has this browser told of alerts until it is signed out.',
      more: '`endpoint` is what the browser’s push service gave. Addresses of other services are refused.',
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser' },
    },
    'DELETE /api/push': { says: 'Has this browser told no more.' },
    'GET /api/bets/games': { says: 'The games and books that a bet can be tied to.' },
    'POST /api/bets/import/preview': {
      says: 'What would become of each line of a CSV file. Nothing is kept.',
      more: 'The body is the file itself, at most 4 MB, as `text/csv`: Pikkit’s export or our own form.',
      status: 400,
    },
    'POST /api/bets/import': {
      says: 'Keeps the bets of a CSV file. The same file again adds nothing.',
      status: 400,
    },
    'DELETE /api/bets/imports/:id': { says: 'Takes back what an import added.', status: 404 },
    'GET /api/bets/export.csv': {
      says: 'Every own bet as a CSV file that an import reads.',
      gives: { type: CSV, words: 'A heading, and a line for each bet.' },
    },
    'GET /api/bets/template.csv': {
      says: 'An empty form for an import, with two examples.',
      gives: { type: CSV, words: 'A heading and two bets.' },
    },
  },
};
