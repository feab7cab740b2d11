import { indexPatterns } from './word-patterns.ts';

/** Wishes to be kept from betting, or from the product. */
export const SELF_EXCLUSION = indexPatterns([
  'ban|banning|exclude|excluding|block|blocking|lock|restrict|suspend me|myself',
  'ban|exclude|block|lock|close|delete|suspend|deactivate|freeze|cancel|remove|terminate my <1> account',
  'self exclude|exclusion|excluded|excluding|ban',
  'selfexclude|selfexclusion',
  'exclusion list|program|register',
  'time out from|me|my',
  'timeout from|me|my',
  'take|need|want|get|set|start|give <2> timeout',
  'take|need|want|get|set|start|give <2> time out',
  'cool|cooling off',
  'take|need|want|taking <2> break from <2> betting|gambling|this|app',
  'set <3> deposit|loss|betting|spending limit|limits',
  'limit my betting|bets|account|gambling',
  'stop me from',
  'keep me from betting|gambling',
  'lock me out',
  'dont let me bet|gamble|in',
]);
