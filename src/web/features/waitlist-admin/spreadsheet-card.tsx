import { exportWaitlist } from '#contract/waitlist-admin.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

export function SpreadsheetCard() {
  const formula = `=IMPORTDATA("${window.location.origin}${exportWaitlist.path}?token=YOUR_TOKEN")`;
  return (
    <Panel title="Import into a Spreadsheet">
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-muted text-sm">
        <li>
          Download the CSV and import the file, or, to keep a sheet up to date, set <code>WAITLIST_EXPORT_TOKEN</code>{' '}
          on the server.
        </li>
        <li>
          Paste this formula into an empty cell, with your token in the place of <code>YOUR_TOKEN</code>:
          <code className="numeral wrap-anywhere mt-2 block rounded-control border border-line bg-raised px-3 py-2 text-caption text-text">
            {formula}
          </code>
        </li>
        <li>The sheet reads the list anew about once an hour.</li>
      </ol>
      <Notice tone="amber" title="Keep the access token secret">
        Whoever has it can read every address on the waitlist, and so can everybody who may see the formula in your
        sheet. Change the token on the server if it has leaked.
      </Notice>
    </Panel>
  );
}
