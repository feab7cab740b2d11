import { useMemo, useState } from 'react';
import type { AdminAccess } from '#contract/admin.ts';
import type { PageData } from '#contract/page.ts';
import { AuditTab } from '../../features/admin/audit-tab.tsx';
import { HealthTab } from '../../features/admin/health-tab.tsx';
import { PortalContext } from '../../features/admin/portal.ts';
import { PortalStats } from '../../features/admin/portal-stats.tsx';
import { SettingsTab } from '../../features/admin/settings-tab.tsx';
import { UsersTab } from '../../features/admin/users-tab.tsx';
import { WaitlistTab } from '../../features/admin/waitlist-tab.tsx';
import { AccountPage } from '../../features/site/account-page.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';

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
  const [tab, select] = useState<TabKey>('users');
  const portal = useMemo(() => ({ path, access }), [path, access]);
  return (
    <PortalContext value={portal}>
      <AccountPage
        site={data.site}
        title="Admin Portal"
        lead={
          <Tag tone="edge" className="max-w-full normal-case">
            <span className="truncate">{access.user.email}</span>
          </Tag>
        }
      >
        <PortalStats />
        <Tabs label="Admin Portal" tabs={TABS} selected={tab} onSelect={select}>
          {TABS.find(({ key }) => key === tab)?.content}
        </Tabs>
      </AccountPage>
    </PortalContext>
  );
}
