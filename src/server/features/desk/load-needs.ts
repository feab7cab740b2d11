import type { SiteInfo } from '#contract/page.ts';
import type { RecordSummary } from '#contract/record.ts';
import { historyKey, type Loaded, type Need, NOTHING_LOADED, type Wallet } from '#research/tools/world.ts';
import { readSummary } from '../bets/read-bets.ts';
import { getPlayLimits, type Owner, type PlayLimitsDeps } from '../play-limits/play-limits.service.ts';
import { readOwnBets } from '../record/own-bets.service.ts';
import { toSettings } from '../settings/settings.service.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { lastCharges } from '../turns/last-charges.ts';

export type LoadDeps = PlayLimitsDeps & {
  slate: Pick<SlateService, 'marketChanges'>;
  site: SiteInfo;
  readRecord: () => Promise<RecordSummary>;
};

/** Whose reads they are: the account of a session. */
export type Reader = Owner & Parameters<typeof toSettings>[0] & { unlimited?: boolean };

/** How many of the newest answers say what they cost. */
const CHARGES_TOLD = 10;

async function readWallet({ db, now }: Pick<LoadDeps, 'db' | 'now'>, owner: Reader): Promise<Wallet> {
  const [balance, charges] = await Promise.all([
    balanceOf(db, owner.walletId, now()),
    lastCharges(db, owner.id, CHARGES_TOLD),
  ]);
  return { balance, unlimited: owner.unlimited === true, charges };
}

type NeedOf<Kind extends Need['kind']> = Extract<Need, { kind: Kind }>;

/** How what is stored of one kind is read: once for all needs of a round. A kind without a way to read it does not compile. */
type Loaders = { [Kind in Need['kind']]: (needs: readonly NeedOf<Kind>[]) => Promise<Partial<Loaded>> };

const loadersFor = (deps: LoadDeps, owner: Reader | null): Loaders => ({
  line_history: async (needs) => {
    const markets = new Map(needs.map((need) => [historyKey(need), need]));
    const changes = await deps.slate.marketChanges([...markets.values()]);
    return { lineHistory: new Map([...markets.keys()].map((key, at) => [key, changes[at] ?? []])) };
  },
  site: async () => ({ site: deps.site }),
  record: async () => ({ record: await deps.readRecord() }),
  own_bets: async () => {
    if (!owner) return { ownBets: null };
    const [given, tracked] = await Promise.all([readOwnBets(deps.db, owner.id), readSummary(deps, owner)]);
    return { ownBets: { ...given, tracked } };
  },
  own_limits: async () => ({ ownLimits: owner && (await getPlayLimits(deps, owner)) }),
  own_settings: async () => ({ ownSettings: owner && toSettings(owner) }),
  wallet: async () => ({ wallet: owner && (await readWallet(deps, owner)) }),
});

/** The same for whoever has the reads in hand. */
export const loadNeedsOf =
  (deps: LoadDeps) =>
  (owner: Reader, needs: readonly Need[]): Promise<Loaded> =>
    loadNeeds(deps, owner, needs);

/** What the calls of one round read beside the slate, all kinds at once and each in one go. Without an owner: a visitor's. */
export async function loadNeeds(deps: LoadDeps, owner: Reader | null, needs: readonly Need[]): Promise<Loaded> {
  const loaders = loadersFor(deps, owner);
  const load = <Kind extends Need['kind']>(kind: Kind) =>
    loaders[kind](needs.filter((need): need is NeedOf<Kind> => need.kind === kind));
  const parts = await Promise.all([...new Set(needs.map(({ kind }) => kind))].map(load));
  return Object.assign({}, NOTHING_LOADED, ...parts);
}
