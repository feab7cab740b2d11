import { list } from '../../words/format.ts';
import type { Memory } from '../reading.ts';
import { rememberedWords } from '../remembered-parts.ts';
import { type Asked, say } from './call.ts';

const ASKS =
  /\bwhat\b.*\b(know|have|remember|saved?|stored?|keep)\b.*\b(about|on|of) me\b|\bwhat (have|did) (i|you|u)\b.*\b(told|tell|remember\w*|saved?|noted)\b|\bwhat do (you|u) remember\b/;
/** "Puck drop at 7, that's all I want" forgets nothing. */
const FORGETS =
  /\b(forget|delete|clear|erase)\b.*\b(my|that i|im|what|everything|all)\b|^(ok |and |please |pls |now |can you |could you |just )*(drop|remove|scrap)\b.*\b(my|that i|im|what|everything|all)\b/;
const PARTS = {
  state: /\b(state|location|where i (live|am)|in [a-z]+)\b/,
  bankroll: /\b(bankroll|roll|br|budget)\b/,
  unit: /\bunits?\b/,
  sportsbooks: /\b(books?|sportsbooks?|apps?)\b/,
  without: /\b(books?|sportsbooks?|apps?)\b/,
  wishes: /\b(rules?|limits?|wishes|filters?|preferences?)\b/,
} as const satisfies Partial<Record<keyof Memory, RegExp>>;

type WriteOdds = (decimal: number) => string;

/** What the chat remembers of its writer, told or forgotten. Null: neither is asked for. */
export function whatIsRemembered(plain: string, memory: Memory | undefined, odds: WriteOdds): Asked | null {
  if (FORGETS.test(plain)) return forgotten(plain, memory ?? {});
  return ASKS.test(plain) ? say(told(memory ?? {}, odds)) : null;
}

function told(memory: Memory, odds: WriteOdds): string {
  const parts = rememberedWords(memory, odds);
  const rest = 'Your saved settings apply in every chat; nothing else about you is kept between chats.';
  return parts.length === 0
    ? `You have told me nothing about yourself in this chat. ${rest}`
    : `In this chat you have told me: ${list(parts)}. ${rest}`;
}

function forgotten(plain: string, memory: Memory): Asked | null {
  const all = /\b(everything|all)\b/.test(plain);
  const keys = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((key) => all || PARTS[key].test(plain));
  if (keys.length === 0) return null;
  const left = Object.fromEntries(
    Object.entries(memory).filter(([key]) => !keys.some((gone) => gone === key)),
  ) as Memory;
  const words = {
    state: 'your state',
    bankroll: 'your bankroll',
    unit: 'your unit',
    sportsbooks: 'your books',
    without: 'your books',
    wishes: 'your rules for lists',
  };
  return say(`Forgotten in this chat: ${list([...new Set(keys.map((key) => words[key]))])}.`, [], { memory: left });
}
