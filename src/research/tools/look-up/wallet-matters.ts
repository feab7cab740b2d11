import type { SiteInfo } from '#contract/page.ts';
import type { AboutMatter } from '#contract/research/look-up.ts';
import { plural } from '../../words/format.ts';
import { loadedOf, type Wallet, type World } from '../world.ts';

/** What is told of one's own tokens. */
export const OF_WALLET: ReadonlySet<AboutMatter> = new Set<AboutMatter>(['balance', 'charges']);

const LEDGER_WORDS = 'Every token in or out is listed under Token Ledger in Profile & Billing';

const walletOf = ({ loaded }: World): Wallet | null => loadedOf(loaded.wallet, 'wallet');

/** How many tokens are left, as a number where an account asks. */
export function balanceWords(world: World): string {
  const wallet = walletOf(world);
  return `${leftWords(wallet) ?? 'The tokens you have left are the number at the top of every page.'} ${LEDGER_WORDS}; more are sold under Pricing.`;
}

function leftWords(wallet: Wallet | null): string | null {
  if (wallet === null) return null;
  return wallet.unlimited
    ? 'Your account is unlimited, so no token is taken.'
    : `You have ${plural(wallet.balance, 'token')} left.`;
}

/** Whether the answer before was charged, and what becomes of a token that an answer should not have cost. */
export function chargeWords(world: World, { supportEmail }: SiteInfo): string {
  const wallet = walletOf(world);
  return [
    ...(wallet ? [lastWords(wallet)] : []),
    ...(wallet ? [leftWords(wallet)] : []),
    `Tokens of an answer that failed come back by themselves. If an answer misread you, that does not happen by itself: press "Report this answer" below it or write to ${supportEmail}, and a person looks at it.`,
  ].join(' ');
}

function lastWords({ charges }: Wallet): string {
  const [last, ...before] = charges;
  if (last === undefined) return 'Nothing was charged so far.';
  const spent = charges.reduce((sum, tokens) => sum + tokens, 0);
  const paid = charges.filter((tokens) => tokens > 0).length;
  const all =
    before.length === 0 || paid === 0
      ? ''
      : `; of your last ${charges.length} answers ${paid} ${paid === 1 ? 'was' : 'were'} charged, ${plural(spent, 'token')} in all`;
  return last > 0
    ? `My last answer was charged: ${plural(last, 'token')}, because it gave a verdict or picks${all}.`
    : `My last answer was free${all}.`;
}
