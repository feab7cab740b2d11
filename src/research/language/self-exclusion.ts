import type { Token } from '#engine/names/tokenise.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

/** Wishes to be kept from betting, or from the product. */
export const SELF_EXCLUSION = indexPatterns([
  'ban|banning|exclude|excluding|block|blocking|lock|restrict|suspend me|myself',
  'ban|exclude|block|lock|close|suspend|deactivate|freeze my <1> account',
  'self exclude|exclusion|excluded|excluding|ban',
  'selfexclude|selfexclusion',
  'exclusion list|program|register',
  'time out from|me|my',
  'timeout from|me|my',
  'take|need|want|get|set|start|give <2> timeout',
  'take|need|want|get|set|start|give <2> time out',
  'cool|cooling off',
  'take|need|want|taking <2> break from <2> betting|gambling|this|app',
  'set <3> deposit|loss|betting limit|limits',
  'limit my betting|gambling',
  'stop me from',
  'keep me from betting|gambling',
  'lock me out',
  'shut|turn <3> my account <1> off|down',
  'shut|turn|kick me|myself off|out',
  'block <2> betting|gambling|sportsbook|sportsbooks',
  'take|need|want|taking <2> break <2> betting|gambling|sports',
  'self limit|limits',
  'put me on <3> list',
  'gamstop|gamban|betblocker',
  'cut me off',
  'dont let me bet|gamble|in',
]);

const LIMIT = indexPatterns([
  'limit|cap|restrict me|myself|my <9> #',
  'set|put|want|need|add|make|give|have <6> limit|cap|budget <9> #',
  'limit|cap of|to <2> #',
  '# <4> limit|cap|max',
  'dont|not|never let me <9> #',
  'keep|stop|cut me|my <9> #',
  'no more than|then # <4> day|week|month|daily|weekly|monthly',
]);
const SPAN = /^(days?|daily|weeks?|weekly|months?|monthly|night|nightly|tonight|today)$/;

/** "Dont let me bet more than 100 a day": a limit of his own, by its number and its time. */
export const asksForLimit = (tokens: readonly Token[]): boolean =>
  hasPattern(LIMIT, tokens) && tokens.some(({ text }) => SPAN.test(text)) && saysSelf(tokens);

const STOP = indexPatterns([
  'take|taking|took|need|want|wanna|have <5> day|days|week|weeks|month|months|weekend|hour|hours <2> off|away|break|out|timeout',
  'take|taking|need|want|wanna|have <4> break|breather|pause|timeout|time <9> day|days|week|weeks|month|months|weekend|hour|hours|monday|tomorrow',
  'day|days|week|weeks|month|months|weekend|hour|hours break|off|timeout|pause|away',
  'pause|lock|block|kick|keep|shut|ban|freeze|suspend|exclude <2> me|account|myself|this <9> day|days|week|weeks|month|months|weekend|hour|hours|monday|tomorrow',
  'time|timeout out|for|of <6> day|days|week|weeks|month|months|weekend|hour|hours',
  '# <2> timeout|break|breather|pause',
  '# <2> time out',
  'cool|cooling off|down <6> day|days|week|weeks|month|months|weekend|hour|hours',
]);
const HERE =
  /^(app|site|this|here|edgewise|betting|gambling|bets|account|you|chat|it|out|timeout|pause|me|everything|all)$/;
const SELF = /^(i|im|id|me|my|myself|please|pls|lemme|wanna|gonna|set|put|limit|cap|pause|lock|block)$/;

const saysSelf = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => SELF.test(text)) || /^(take|need|want|give)$/.test(tokens[0]?.text ?? '');

/** "I wanna take a week off from this app": a stop for days that he names. */
export const asksForTimeOff = (tokens: readonly Token[]): boolean =>
  hasPattern(STOP, tokens) && saysSelf(tokens) && tokens.some(({ text }) => HERE.test(text));

/** What is proposed at once: it needs no other words of help. */
export const asksForOwnStop = (tokens: readonly Token[]): boolean => asksForLimit(tokens) || asksForTimeOff(tokens);
