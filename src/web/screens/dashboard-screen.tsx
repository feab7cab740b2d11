import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { SubscriptionCard } from '../features/billing/subscription-card.tsx';
import { PicksColumn } from '../features/picks/picks-column.tsx';
import { useReaderSettings } from '../features/settings/use-reader-settings.ts';
import { AccountPage } from '../features/site/account-page.tsx';
import { ProUsage } from '../features/tokens/pro-usage.tsx';
import { TokenUsage } from '../features/tokens/token-usage.tsx';
import { UsageChart } from '../features/tokens/usage-chart.tsx';
import { ReaderContext } from '../lib/reader.ts';

/** What is worth a look today, what was found before, and what it cost. */
export function DashboardScreen({ data, user }: { data: PageData; user: User }) {
  const reader = useReaderSettings();
  return (
    <ReaderContext value={reader}>
      <AccountPage site={data.site} title="Your Dashboard">
        {/* In one column the cards come with the picks above them: nothing then slides into the window. */}
        <div className="grid items-start gap-4 max-lg:has-data-waiting:*:last:hidden lg:grid-cols-[1.6fr_1fr]">
          <PicksColumn />
          <div className="grid min-w-0 gap-4 sm:max-lg:grid-cols-2">
            <TokenUsage user={user} />
            <ProUsage user={user} />
            <SubscriptionCard />
            <UsageChart />
          </div>
        </div>
      </AccountPage>
    </ReaderContext>
  );
}
