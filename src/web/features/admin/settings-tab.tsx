import type { ReactNode } from 'react';
import { SUPPORT_TOKENS_A_DAY } from '#contract/admin-role.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePortal } from './portal.ts';

export function SettingsTab() {
  const { path, access } = usePortal();
  const { companyDomain, adminEmail } = access;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title="Portal URL" lead="Keep this URL secret.">
        <code className="numeral wrap-anywhere rounded-control border border-line bg-raised px-3 py-2 text-caption">
          {window.location.origin}
          {path}
        </code>
      </Panel>
      <Panel title="Authorized Admins" lead="Only addresses whose owner has verified them.">
        <ul className="flex flex-col gap-2 text-sm">
          {companyDomain ? <Who>All emails of @{companyDomain}</Who> : null}
          {adminEmail ? <Who>{adminEmail}</Who> : null}
        </ul>
      </Panel>
      <div className="lg:col-span-2">
        <Panel
          title="Roles"
          lead={`You are ${access.role === 'support' ? 'support' : 'an owner'}. Owners change roles in the list of users.`}
        >
          <ul className="flex flex-col gap-2 text-sm">
            <Who>Owners do everything here. Every administrator is one, unless an owner makes them support.</Who>
            <Who>
              Support reads every list and can add up to {SUPPORT_TOKENS_A_DAY} tokens in 24 hours. Files,
              subscriptions, deletions and roles are for owners.
            </Who>
          </ul>
        </Panel>
      </div>
      <div className="lg:col-span-2">
        <Notice tone="amber" title="Security Notice">
          Owners have full access to every user’s balance, subscription and account. Confirm a deletion only when you
          are sure: it cannot be undone. Every change is kept in the audit log with who made it and from where.
        </Notice>
      </div>
    </div>
  );
}

const Who = ({ children }: { children: ReactNode }) => (
  <li className="wrap-anywhere rounded-control border border-line px-3 py-2">{children}</li>
);
