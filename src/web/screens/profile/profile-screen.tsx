import { useLocation, useSearch } from 'wouter';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { AccessKeys } from '../../features/access/access-keys.tsx';
import { ConnectedAssistants } from '../../features/access/connected-assistants.tsx';
import { HowToConnect } from '../../features/access/how-to-connect.tsx';
import { BillingHistory } from '../../features/billing/billing-history.tsx';
import { BuyTokens } from '../../features/billing/buy-tokens.tsx';
import { FeaturesIncluded } from '../../features/billing/features-included.tsx';
import { PaymentMethods } from '../../features/billing/payment-methods.tsx';
import { SubscriptionCard } from '../../features/billing/subscription-card.tsx';
import { useCheckoutReturn } from '../../features/billing/use-checkout-return.ts';
import { IdentityGuard } from '../../features/identity/identity-guard.tsx';
import { LimitsPanel } from '../../features/play-limits/limits-panel.tsx';
import { OwnExclusion } from '../../features/play-limits/own-exclusion.tsx';
import { AccountSecurity } from '../../features/profile/account-security.tsx';
import { MailChoices } from '../../features/profile/mail-choices.tsx';
import { OwnData } from '../../features/profile/own-data.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { SettingsCard } from '../../features/settings/settings-card.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { Helpline } from '../../features/site/helpline.tsx';
import { LedgerList } from '../../features/tokens/ledger-list.tsx';
import { TokenBalance } from '../../features/tokens/token-balance.tsx';
import { UsageChart } from '../../features/tokens/usage-chart.tsx';
import { leaveFor, type Navigate } from '../../lib/leave-for.ts';
import { ReaderContext } from '../../lib/reader.ts';
import { type Tab, Tabs } from '../../ui/tabs.tsx';

type ProfileTab = 'profile' | 'payment' | 'subscription' | 'limits' | 'tokens' | 'assistants';

const PROFILE_TABS: readonly Tab<ProfileTab>[] = [
  { key: 'profile', label: 'Profile' },
  { key: 'payment', label: 'Payment' },
  { key: 'subscription', label: 'Subscription' },
  { key: 'limits', label: 'Limits' },
  { key: 'tokens', label: 'Tokens' },
  { key: 'assistants', label: 'Assistants' },
];

/** The tab that an address asks for; any other word is the first. */
function tabOf(search: string): ProfileTab {
  const asked = new URLSearchParams(search).get('tab');
  return PROFILE_TABS.find(({ key }) => key === asked)?.key ?? 'profile';
}

type Props = { data: PageData; user: User; navigate?: Navigate };

const Address = ({ of }: { of: string }) => (
  <span title={of} className="block truncate">
    {of}
  </span>
);

/** Account Settings. The tab stands in the address, so that a link can name it. */
export function ProfileScreen({ data, user, navigate = leaveFor }: Props) {
  const tab = tabOf(useSearch());
  const [, go] = useLocation();
  const reader = useReaderSettings();
  useCheckoutReturn();
  return (
    <ReaderContext value={reader}>
      <AccountPage site={data.site} title="Account Settings" lead={<Address of={user.email} />}>
        <Tabs
          label="Account Settings"
          tabs={PROFILE_TABS}
          selected={tab}
          onSelect={(key) => go(`/profile?tab=${key}`, { replace: true })}
        >
          <IdentityGuard>
            <TabContent tab={tab} data={data} user={user} navigate={navigate} />
          </IdentityGuard>
        </Tabs>
      </AccountPage>
    </ReaderContext>
  );
}

const COLUMNS = 'grid items-start gap-4 lg:grid-cols-2';

function TabContent({ tab, data, user, navigate }: Required<Props> & { tab: ProfileTab }) {
  const help = <Helpline site={data.site} />;
  switch (tab) {
    case 'profile':
      return (
        <div className={COLUMNS}>
          <div className="grid gap-4">
            <ProfileForm user={user} />
            <AccountSecurity navigate={navigate} />
          </div>
          <div className="grid gap-4">
            <SettingsCard />
            <MailChoices user={user} />
            <OwnData navigate={navigate} />
          </div>
        </div>
      );
    case 'payment':
      return (
        <div className="grid gap-4">
          <OwnExclusion help={help} />
          <div className={COLUMNS}>
            <div className="grid gap-4">
              <PaymentMethods navigate={navigate} />
              <BillingHistory />
            </div>
            <BuyTokens navigate={navigate} />
          </div>
        </div>
      );
    case 'subscription':
      return (
        <div className={COLUMNS}>
          <SubscriptionCard />
          <div className="lg:row-span-2">
            <TokenBalance user={user} />
          </div>
          <FeaturesIncluded />
        </div>
      );
    case 'limits':
      return <LimitsPanel help={help} />;
    case 'tokens':
      return (
        <div className={COLUMNS}>
          <LedgerList />
          <div className="grid gap-4 max-lg:order-first">
            <TokenBalance user={user} />
            <UsageChart />
          </div>
        </div>
      );
    case 'assistants':
      return (
        <div className={COLUMNS}>
          <div className="grid gap-4">
            <ConnectedAssistants />
            <AccessKeys />
          </div>
          <HowToConnect />
        </div>
      );
  }
}
