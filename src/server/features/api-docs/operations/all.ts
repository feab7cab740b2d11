import type { OperationGroup } from '../operation.ts';
import { ACCOUNT, SIGNING_IN } from './accounts.ts';
import { BETS } from './bets.ts';
import { ABOUT, ADMINISTRATION, MONEY } from './money.ts';
import { CHAT, DESK, ODDS } from './research.ts';

export const OPERATION_GROUPS: readonly OperationGroup[] = [
  CHAT,
  DESK,
  ODDS,
  BETS,
  SIGNING_IN,
  ACCOUNT,
  MONEY,
  ADMINISTRATION,
  ABOUT,
];
