import type { Token } from '#engine/names/tokenise.ts';
import type { MoneyAmount, MoneyRole } from './amount.ts';

const MONEY_WORDS = /^(dollars?|bucks|usd|grand|dolares|pesos)$/;

export function moneyAt(tokens: readonly Token[], at: number): MoneyAmount | null {
  const number = tokens[at]?.number;
  if (!number || number.sign || number.percent || number.afterDash || number.value <= 0) return null;
  const word = MONEY_WORDS.exec(tokens[at + 1]?.text ?? '')?.[0];
  const isSure = number.dollars || word !== undefined || number.suffix === 'k';
  if (!isSure && number.suffix !== '') return null;
  const cents = Math.round(number.value * 100) * (word === 'grand' ? 1_000 : 1);
  return { from: at, to: at + (word ? 2 : 1), cents, role: roleOf(tokens, at), isSure };
}

const ROLES: readonly (readonly [MoneyRole, RegExp])[] = [
  ['offer', /^(offer|offers|offered|offering|cashout|cash)$/],
  ['bankroll', /^(bankroll|roll|br|bank)$/],
  ['profit', /^(win|wins|winning|profit|make|makes)$/],
  ['returns', /^(pay|pays|paying|payout|return|returns|returning|collect|collects|cashes|worth|back|into)$/],
];
/** What is staked stands right behind these. */
const PLACED = /^(bet|bets|stake|staked|risk|risking|put|on|have|got|ticket|wager|placed)$/;

/** By the nearest word before it that says what it is, else by the one behind it. */
const roleOf = (tokens: readonly Token[], at: number): MoneyRole =>
  roleBefore(tokens, at) ?? roleBehind(tokens, at) ?? 'stake';

function roleBefore(tokens: readonly Token[], at: number): MoneyRole | null {
  for (const { text, number } of tokens.slice(Math.max(0, at - 3), at).reverse()) {
    if (number) return null;
    const role = roleSaid(text);
    if (role) return role;
    if (PLACED.test(text)) return null;
  }
  return null;
}

function roleBehind(tokens: readonly Token[], at: number): MoneyRole | null {
  const behind = [at + 1, at + 2].map((place) => tokens[place]?.text ?? '');
  const role = behind.map(roleSaid).find((one) => one !== null) ?? null;
  if (role === 'bankroll' || role === 'offer') return role;
  return behind.includes('profit') ? 'profit' : null;
}

const roleSaid = (text: string): MoneyRole | null => ROLES.find(([, words]) => words.test(text))?.[0] ?? null;
