import { useState } from 'react';

export type ListPage = { q: string; sort: string; offset: number };

/** Which part of a list is looked at. Another search or order begins at its first page. */
export function usePage(sort: string): {
  page: ListPage;
  search: (q: string) => void;
  sortBy: (sort: string) => void;
  move: (offset: number) => void;
} {
  const [page, setPage] = useState<ListPage>({ q: '', sort, offset: 0 });
  return {
    page,
    search: (q) => setPage((now) => ({ ...now, q, offset: 0 })),
    sortBy: (next) => setPage((now) => ({ ...now, sort: next, offset: 0 })),
    move: (offset) => setPage((now) => ({ ...now, offset })),
  };
}
