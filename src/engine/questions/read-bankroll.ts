import type { Token } from './tokenise.ts';

const MAX_BANKROLL = 100_000_000;
const REACH = 4;
const ROLL_WORDS = new Set(['bankroll', 'roll', 'budget', 'br', 'bank']);

/** The bankroll in dollars, where a sum is named beside the word; `alone` takes any sum of money. */
export function readBankroll(tokens: readonly Token[], alone: boolean): number | null {
  const near = tokens.find((token, at) => isSum(token, tokens[at + 1], true) && isNearRoll(tokens, at));
  const any = alone ? tokens.find((token, at) => isSum(token, tokens[at + 1], false)) : undefined;
  const value = (near ?? any)?.number?.value;
  return value !== undefined && value > 0 && value <= MAX_BANKROLL ? value : null;
}

function isSum({ number }: Token, after: Token | undefined, bare: boolean): boolean {
  if (!number || number.sign || number.percent || !['', 'k'].includes(number.suffix)) return false;
  return bare || number.dollars || number.suffix === 'k' || /^(dollars?|bucks|usd)$/.test(after?.text ?? '');
}

const isNearRoll = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - REACH), at + REACH).some(({ text }) => ROLL_WORDS.has(text));
