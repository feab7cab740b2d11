import { useMemo, useState } from 'react';
import type { AdminAccess } from '#contract/admin.ts';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { AuditTab } from '../../features/admin/audit-tab.tsx';
import { HealthTab } from '../../features/admin/health-tab.tsx';
import { PortalContext } from '../../features/admin/portal.ts';
import { PortalStats } from '../../features/admin/portal-stats.tsx';
import { SettingsTab } from '../../features/admin/settings-tab.tsx';
import { UsersTab } from '../../features/admin/users-tab.tsx';
import { WaitlistTab } from '../../features/admin/waitlist-tab.tsx';
import { IdentityGuard } from '../../features/identity/identity-guard.tsx';
import { AccountPage } from '../../features/site/account-page.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';

const TABS = [
  { key: 'users', label: 'Users', content: <UsersTab /> },
  { key: 'waitlist', label: 'Waitlist', content: <WaitlistTab /> },
  { key: 'settings', label: 'Settings', content: <SettingsTab /> },
  { key: 'audit', label: 'Audit', content: <AuditTab /> },
  { key: 'health', label: 'Health', content: <HealthTab /> },
] as const satisfies readonly (Tab<string> & { content: unknown })[];

type TabKey = (typeof TABS)[number]['key'];
type Props = { data: PageData; path: string; access: AdminAccess };

export function PortalScreen({ data, path, access }: Props) {
  usePageTitle(`Admin Portal | ${PRODUCT_NAME}`);
  const [tab, select] = useState<TabKey>('users');
  const portal = useMemo(() => ({ path, access }), [path, access]);
  return (
    <PortalContext value={portal}>
      <AccountPage
        site={data.site}
        title="Admin Portal"
        lead={
          <span className="mt-1 inline-block max-w-full truncate rounded-full bg-steel/15 px-2.5 py-0.5 text-caption text-steel">
            {access.user.email}
          </span>
        }
      >
        <PortalStats />
        <Tabs label="Admin Portal" tabs={TABS} selected={tab} onSelect={select}>
          <IdentityGuard>{TABS.find(({ key }) => key === tab)?.content}</IdentityGuard>
        </Tabs>
      </AccountPage>
    </PortalContext>
  );
}
