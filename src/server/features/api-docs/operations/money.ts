import type { OperationGroup } from '../operation.ts';

export const MONEY: OperationGroup = {
  tag: 'Tokens and payments',
  about: 'Where no payment provider is set up, whatever takes money is refused with 503.',
  operations: {
    'GET /api/tokens/ledger': { says: 'Every line of the own ledger, newest first', query: { limit: '20' } },
    'GET /api/payment/config': { says: 'Whether cards can be taken' },
    'GET /api/payment/history': { says: 'What was paid and what came back' },
    'GET /api/payment/methods': { says: 'Your cards' },
    'POST /api/payment/methods': { says: 'Begin to add a card' },
    'POST /api/payment/methods/:id/default': { says: 'Pay with this card from now on' },
    'DELETE /api/payment/methods/:id': { says: 'Take a card away' },
    'POST /api/payment/checkout': {
      says: 'Begin a purchase',
      more: '`url` is the payment provider’s page. The tokens come when the provider says that the money did.',
      body: { kind: 'subscription' },
    },
    'GET /api/payment/subscription': { says: 'Your subscription, or null', answer: null },
    'POST /api/payment/subscription/cancel': { says: 'End it with its period', status: 409 },
    'POST /api/payment/subscription/resume': { says: 'Go on with it after all', status: 409 },
    'POST /api/payment/webhook': {
      says: 'Where the payment provider tells what happened',
      more: 'Signed by the provider over its bytes; nobody else is heard.',
      status: 400,
      gives: { type: 'application/json', words: 'That the message was taken.' },
    },
  },
};

export const ADMINISTRATION: OperationGroup = {
  tag: 'Administration',
  about: 'For administrators. The portal has calls of its own at an address that its operator keeps.',
  operations: {
    'GET /api/admin/waitlist': { says: 'The waitlist, in pages' },
    'GET /api/waitlist/export': {
      says: 'The waitlist as a file for spreadsheets',
      gives: { type: 'text/csv', words: 'A file, streamed as it is read.' },
    },
    'GET /api/admin/answer-reports': { says: 'What readers say is wrong with answers' },
    'GET /api/admin/answer-ratings': { says: 'How answers were rated' },
    'GET /api/admin/data-health': { says: 'How each feed and job stands' },
    'POST /api/csp-reports': {
      says: 'Where browsers tell what a page tried and its Content-Security-Policy refused',
      more: 'In the form of `report-uri`. Of each the directive and the kind of what was blocked are counted, nothing else is kept.',
      body: { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } },
    },
  },
};

export const ABOUT: OperationGroup = {
  tag: 'This documentation',
  about: 'Made from the schemas that the server itself reads and writes with.',
  operations: {
    'GET /api/openapi.json': {
      says: 'This documentation for programs, in OpenAPI 3.1',
      gives: { type: 'application/json', words: 'The document.' },
    },
    'GET /api/docs': {
      says: 'This documentation as a page',
      gives: { type: 'text/html', words: 'The page.' },
    },
  },
};
