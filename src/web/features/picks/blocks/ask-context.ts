import { createContext } from 'react';

/** Sends words as a question, where one can be asked; `isBusy`: not while another is being answered. */
type Ask = { send: ((words: string) => void) | undefined; isBusy: boolean };

export const AskContext = createContext<Ask>({ send: undefined, isBusy: false });
