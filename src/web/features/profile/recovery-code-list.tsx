import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

const FILE = 'edgewise-recovery-codes.txt';

/** Shown this once. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = () => `${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        Each of these lets you in once when your phone is not at hand. They are shown only now: keep them where you
        would keep a spare key.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-1.5 rounded-control border border-line p-4">
        {codes.map((code) => (
          <li key={code} className="numeral text-center font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton text={text} name="the recovery codes" />
        <Button variant="outline" size="sm" onClick={() => saveFile(new File([text()], FILE, { type: 'text/plain' }))}>
          Download
        </Button>
        <Button size="sm" onClick={onDone}>
          I Have Them
        </Button>
      </div>
    </div>
  );
}
