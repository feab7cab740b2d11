/** The pages that are audited, with the least performance that each owes. Only public ones are for search engines. */
export const PAGES = [
  { path: '/', performance: 99, isPublic: true },
  { path: '/explore', performance: 99, isPublic: true },
  { path: '/signin', performance: 90, isPublic: true },
  { path: '/signup', performance: 90, isPublic: true },
  { path: '/pricing', performance: 90, isPublic: true },
  { path: '/record', performance: 90, isPublic: true },
  { path: '/terms', performance: 90, isPublic: true },
  { path: '/chat', performance: 95, isPublic: false },
  { path: '/odds', performance: 90, isPublic: false },
  { path: '/dashboard', performance: 90, isPublic: false },
  { path: '/profile', performance: 90, isPublic: false },
] as const;

/** Words that stand in the code for administrators alone. */
export const ADMIN_WORDS = ['Edit User Tokens', 'Waitlist Management', 'IMPORTDATA'];

export const SCRIPT_FACTOR = 1.5;
export const CHAT_SCRIPT_BYTES = 160 * 1024;
/** With the code that draws answers. */
export const ANSWER_SCRIPT_BYTES = 185 * 1024;
export const LANDING_REQUESTS = 8;
export const LCP_FACTOR = 1.1;
export const SHIFT = 0.02;
