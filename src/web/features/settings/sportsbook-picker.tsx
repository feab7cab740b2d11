import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CHECKBOX } from '../../ui/checkbox-looks.ts';
import { Input } from '../../ui/input.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { booksQuery } from './settings-queries.ts';

type Book = { key: string; title: string };
type Props = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void; error?: ReactNode };

/** The books at which the bettor can bet, to be found by name; none chosen means all of them. */
export function SportsbookPicker({ chosen, onChange, error }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { data, isPending, isError, refetch } = useQuery(booksQuery);
  const books = withChosen(data ?? [], chosen);
  const wanted = search.trim().toLowerCase();
  const shown = books.filter(({ title }) => title.toLowerCase().includes(wanted));

  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="mb-1.5 font-medium text-sm text-text">My sportsbooks</legend>
      <p id={`${id}-hint`} className="text-caption text-muted">
        Picks are taken from these only. The others still inform the fair price.
      </p>
      <Input
        type="search"
        aria-label="Search sportsbooks"
        placeholder="Search sportsbooks"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter in a search looks; it does not save the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isPending ? <Skeleton className="h-44 w-full" /> : null}
      {isError ? (
        <p className="flex flex-wrap items-center gap-3 text-caption text-red">
          The sportsbooks could not be loaded.
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : null}
      {isPending || isError ? null : <BookList books={shown} chosen={chosen} onChange={onChange} search={search} />}
      <div className="flex min-h-touch items-center justify-between gap-3 text-caption sm:min-h-8">
        <p aria-live="polite" className="text-muted">
          {chosenWords(books, chosen)}
        </p>
        {chosen.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            Use all
          </Button>
        ) : null}
      </div>
      <Problem id={`${id}-error`}>{error}</Problem>
    </fieldset>
  );
}

function BookList({ books, chosen, onChange, search }: Props & { books: readonly Book[]; search: string }) {
  if (books.length === 0) {
    const words =
      search.trim() === '' ? 'No sportsbook has prices yet.' : `No sportsbook is called "${search.trim()}".`;
    return <p className="rounded-control border border-line px-3.5 py-3 text-caption text-muted">{words}</p>;
  }
  return (
    <ul className="max-h-44 overflow-y-auto overscroll-contain rounded-control border border-line">
      {books.map(({ key, title }) => (
        <li key={key} className="border-line border-b last:border-b-0">
          <label className="flex min-h-touch cursor-pointer items-center gap-3 px-3.5 text-sm transition-colors has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-edge has-focus-visible:-outline-offset-2 hover:bg-raised sm:min-h-control">
            <input
              type="checkbox"
              className={`${CHECKBOX} outline-none`}
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            <span className="min-w-0 truncate">{title}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const NAMED_AT_MOST = 3;

function chosenWords(books: readonly Book[], chosen: readonly string[]): string {
  if (chosen.length === 0) return 'None chosen: every sportsbook counts';
  const titles = books.filter(({ key }) => chosen.includes(key)).map(({ title }) => title);
  return titles.length > NAMED_AT_MOST ? `${titles.length} chosen` : `Chosen: ${titles.join(', ')}`;
}

/** A chosen book that has no price at the moment stays in the list, so that it can be taken out. */
function withChosen(books: readonly Book[], chosen: readonly string[]): Book[] {
  const known = new Set(books.map(({ key }) => key));
  const absent = chosen.filter((key) => !known.has(key)).map((key) => ({ key, title: `${key} (no prices now)` }));
  return [...books, ...absent];
}
