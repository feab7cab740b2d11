import { useState } from 'react';
import type { Navigate } from '../../lib/leave-for.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList } from './device-list.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** `navigate` leaves the app, once this session is over. */
export function AccountSecurity({ navigate }: { navigate: Navigate }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Panel title="Account Security" layout="rows">
      <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
        <div className="min-w-0 sm:flex-1 sm:basis-48">
          <p className="font-medium">Password</p>
          <p className="text-muted text-sm">A change signs you out everywhere else.</p>
        </div>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Change Password
        </Button>
      </div>
      <SignOutEverywhere navigate={navigate} />
      <DeviceList />
      <SecondFactorRow />
      <PasskeyRow />
      <Dialog
        open={isOpen}
        onClose={close}
        title="Change Password"
        description="You stay signed in here; every other device is signed out."
      >
        {/* Mounted with the dialog, so that what was typed goes with it. */}
        <ChangePasswordForm onDone={close} />
      </Dialog>
    </Panel>
  );
}
