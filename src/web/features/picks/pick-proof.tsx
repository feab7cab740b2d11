import type { Proof } from '#contract/analysis.ts';
import type { PickView } from '#contract/content/read-answer.ts';
import { decimalOf, formatOdds } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { BooksTable } from './books-table.tsx';
import { figuresInWords } from './figures-in-words.ts';
import { PriceMoves } from './price-moves.tsx';

/** Everything that the figures were computed from, and how, so that a reader can do it again. */
export function PickProof({ pick, proof, id }: { pick: PickView; proof: Proof; id: string }) {
  const { oddsFormat } = useReader();
  const price = { text: pick.fairOdds, decimal: pick.fairDecimal };
  const decimal = decimalOf(price);
  const fair = decimal ? { decimal, text: formatOdds(oddsFormat, { ...price, decimal }) } : undefined;
  return (
    <section id={id} aria-label={`The numbers of ${pick.pick}`} className="divide-y divide-line">
      <BooksTable pick={pick} proof={proof} />
      <div className="grid gap-5 px-4 py-4 sm:px-5">
        <div className="min-w-0">
          <h4 className="font-medium text-caption text-text">How the figures follow</h4>
          <ol className="mt-2 flex flex-col gap-2">
            {figuresInWords(pick, proof).map(({ name, figure, words }) => (
              <li key={name} className="grid gap-x-3 text-caption sm:grid-cols-[6.5rem_1fr]">
                <span className="text-muted max-sm:flex max-sm:justify-between">
                  {name}
                  <span className="numeral block font-medium text-text">{figure}</span>
                </span>
                <span className="min-w-0 text-muted">{words}</span>
              </li>
            ))}
          </ol>
        </div>
        <PriceMoves moves={proof.moves} book={pick.book} fair={fair} />
      </div>
      {proof.notes.length > 0 ? (
        <ul className="flex flex-col gap-1 px-4 py-3 text-caption text-muted sm:px-5">
          {proof.notes.map((note) => (
            <li key={note} className="flex gap-2">
              <span aria-hidden="true" className="text-amber">
                !
              </span>
              {note}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
