import * as z from 'zod/mini';
import * as access from '#contract/access.ts';
import * as admin from '#contract/admin.ts';
import * as alerts from '#contract/alerts.ts';
import * as analysis from '#contract/analysis.ts';
import * as answerNow from '#contract/answer-now.ts';
import * as bestBets from '#contract/best-bets.ts';
import * as billing from '#contract/billing.ts';
import * as chat from '#contract/chat.ts';
import * as devices from '#contract/devices.ts';
import * as errors from '#contract/errors.ts';
import * as mailChoices from '#contract/mail-choices.ts';
import * as oauth from '#contract/oauth.ts';
import * as board from '#contract/odds-board.ts';
import * as operator from '#contract/operator.ts';
import * as playLimits from '#contract/play-limits.ts';
import * as record from '#contract/record.ts';
import * as reports from '#contract/reports.ts';
import * as showBoard from '#contract/research/board.ts';
import * as desk from '#contract/research/desk.ts';
import * as outcome from '#contract/research/outcome.ts';
import * as pricedBet from '#contract/research/priced-bet.ts';
import * as settings from '#contract/settings.ts';
import * as slate from '#contract/slate.ts';
import * as tokens from '#contract/tokens.ts';
import * as user from '#contract/user.ts';
import * as waitlistAdmin from '#contract/waitlist-admin.ts';

/** Shapes that stand once under a name and are pointed to. Of two with one name the first has it. */
const MODULES: readonly object[] = [
  errors,
  user,
  chat,
  analysis,
  outcome,
  pricedBet,
  desk,
  showBoard,
  slate,
  board,
  bestBets,
  answerNow,
  record,
  tokens,
  billing,
  settings,
  playLimits,
  devices,
  mailChoices,
  alerts,
  access,
  oauth,
  reports,
  operator,
  admin,
  waitlistAdmin,
];

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** By their names in the contract. */
export function nameSchemas() {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const [name, value] of MODULES.flatMap((module) => Object.entries(module))) {
    if (!/^[A-Z][a-z]/.test(name) || !isSchema(value) || taken.has(name) || registry.has(value)) continue;
    taken.add(name);
    registry.add(value, { id: name });
  }
  return registry;
}
