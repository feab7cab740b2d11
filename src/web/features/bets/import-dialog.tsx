import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  betsTemplate,
  IMPORT_MAX_BYTES,
  type ImportDone,
  type ImportPreview,
  removeImport,
} from '#contract/bets/import.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { bets, count } from './bet-words.ts';
import { refreshBets } from './bets-queries.ts';
import { ImportLines } from './import-lines.tsx';
import { sendImport, sendPreview } from './send-file.ts';

/** A file is looked at first, line by line; nothing is kept before that is confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const queryClient = useQueryClient();
  const looking = useSingleMutation({ mutationFn: sendPreview });
  const undo = useUndo();
  const keeping = useSingleMutation({
    mutationFn: sendImport,
    onSuccess: async (done) => {
      await refreshBets(queryClient);
      toast({
        title: 'Bets imported',
        description: doneWords(done),
        ...(done.added > 0 && { action: { label: 'Undo', onClick: () => undo.mutate(done.importId) } }),
      });
      onClose();
    },
  });
  const choose = (chosen: File | undefined) => {
    keeping.reset();
    looking.reset();
    setFile(chosen);
    if (chosen && chosen.size <= IMPORT_MAX_BYTES) looking.mutate(chosen);
  };
  const preview = looking.data;
  const isIdle = preview !== undefined && preview.added + preview.settled === 0;
  const error = keeping.error ?? looking.error;
  const isTooLarge = file !== undefined && file.size > IMPORT_MAX_BYTES;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import bets"
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      description="From Pikkit’s CSV export, or from a CSV file of ours. You see what is read before anything is kept."
      problem={
        isTooLarge
          ? 'The file is larger than 4 MB. Please split it.'
          : error
            ? failureText(error, 'The file could not be read.')
            : null
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!file || !preview || isIdle || keeping.isPending}
            onClick={() => (file ? keeping.mutate(file) : undefined)}
          >
            {keeping.isPending ? 'Importing...' : keepWords(preview)}
          </Button>
        </>
      }
    >
      <FileChoice file={file} isBusy={looking.isPending || keeping.isPending} onChoose={choose} />
      {looking.isPending ? <p className="text-muted text-sm">Reading the file...</p> : null}
      {preview ? <ImportLines preview={preview} /> : <Formats />}
    </Dialog>
  );
}

function keepWords(preview: ImportPreview | undefined): string {
  if (!preview) return 'Import';
  const { added, settled } = preview;
  if (added === 0) return settled === 0 ? 'Nothing to Import' : `Settle ${bets(settled)}`;
  return `Import ${bets(added)}`;
}

function doneWords({ added, known, settled, skipped }: ImportDone): string {
  const parts = [
    `${bets(added)} added`,
    settled > 0 && `${count(settled)} settled`,
    known > 0 && `${count(known)} here already`,
    skipped > 0 && `${count(skipped)} skipped`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

function useUndo() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => write(removeImport, undefined, { id }),
    onSuccess: async ({ removed }) => {
      await refreshBets(queryClient);
      toast({ title: 'Import undone', description: `${bets(removed)} removed.` });
    },
    onError: (error) =>
      toast({ title: 'Not undone', description: failureText(error, 'Please try again.'), variant: 'destructive' }),
  });
}

type ChoiceProps = { file: File | undefined; isBusy: boolean; onChoose: (file: File | undefined) => void };

function FileChoice({ file, isBusy, onChoose }: ChoiceProps) {
  return (
    <label className="relative flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-outline border-dashed p-4 text-center transition-colors hover:border-faint has-focus-visible:outline-2 has-focus-visible:outline-edge">
      <span className="wrap-anywhere font-medium">{file ? file.name : 'Choose a CSV file'}</span>
      <span className="text-caption text-faint">{file ? 'Choose another one' : 'Up to 10,000 bets, 4 MB'}</span>
      <input
        type="file"
        accept=".csv,text/csv"
        disabled={isBusy}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // The same file again, once it was mended, is another choice.
          target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}

/** What a file has to look like. */
function Formats() {
  return (
    <div className="flex flex-col gap-2 text-muted text-sm">
      <p>
        <strong className="font-semibold text-text">Pikkit</strong>: export your bets there and choose the file as it
        is. Columns are found by their names. A cash-out counts with the profit in the file; without one it stays open.
      </p>
      <p>
        <strong className="font-semibold text-text">Ours</strong>: one bet a row, with the columns placed_at, bet, odds
        and stake; sport, league, game, market, book, status, profit, closing_odds and bet_id if you have them. Odds are
        American or decimal, legs are parted by “ | ”, and status is open, won, lost, pushed, void, half_won, half_lost
        or cashed_out.{' '}
        <a href={betsTemplate.path} download className="text-steel underline underline-offset-4">
          Download a template
        </a>
      </p>
    </div>
  );
}
