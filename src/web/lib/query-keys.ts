/** One key per thing the screens read; joined with slashes it is the call's path. */
export const queryKeys = {
  currentUser: ['/api/auth/user'],
  chatSessions: ['/api/chat/sessions'],
  chatSearches: ['/api/chat/sessions?q='],
  chatMessages: (sessionId: string) => ['/api/chat/sessions', sessionId, 'messages'],
  recentRecommendations: ['/api/chat/recent-recommendations'],
  settings: ['/api/user/settings'],
  books: ['/api/slate/books'],
  paymentConfig: ['/api/payment/config'],
  paymentMethods: ['/api/payment/methods'],
  subscription: ['/api/payment/subscription'],
  billingHistory: ['/api/payment/history'],
  playLimits: ['/api/user/limits'],
  tokenLedger: ['/api/tokens/ledger'],
  slateStatus: ['/api/slate/status'],
  bestBets: ['/api/slate/best-bets'],
  record: ['/api/record'],
} as const;
