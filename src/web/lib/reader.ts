import { createContext, useContext } from 'react';
import type { OddsFormat } from '#contract/settings.ts';

/** How this reader wants figures written. */
export type Reader = {
  oddsFormat: OddsFormat;
  /** IANA name; absent: the browser's. */
  timeZone?: string | undefined;
};

export const DEFAULT_READER: Reader = { oddsFormat: 'american' };

/** Everything that shows odds and times follows it; without one they are American and in the browser's zone. */
export const ReaderContext = createContext<Reader>(DEFAULT_READER);

export const useReader = (): Reader => useContext(ReaderContext);

/** The same for an answer whose question names how its prices are to be written. */
export const readerOf = ({ oddsFormat }: { oddsFormat?: OddsFormat | undefined }, reader: Reader): Reader =>
  oddsFormat === undefined ? reader : { ...reader, oddsFormat };
