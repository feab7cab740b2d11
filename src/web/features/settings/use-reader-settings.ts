import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DEFAULT_READER, type Reader } from '../../lib/reader.ts';
import { settingsQuery } from './settings-queries.ts';

/** How the signed-in reader wants figures written; the defaults until that is known. */
export function useReaderSettings(): Reader {
  const { data } = useQuery(settingsQuery);
  return useMemo(
    () => (data ? { oddsFormat: data.oddsFormat, timeZone: data.timeZone ?? undefined } : DEFAULT_READER),
    [data],
  );
}
