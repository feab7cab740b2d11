import { createContext, useContext } from 'react';

/** For what is asked of the account's owner alone, however long the session is open. */
export type IdentityCheck = {
  /** Does it, and where the server asks for a proof first, once more after that. Rejects as the call does where none is given. */
  whenSure: <T>(call: () => Promise<T>) => Promise<T>;
  /** Asks for a proof where the last one is too old. False: none was given. */
  makeSure: () => Promise<boolean>;
};

/** Without a guard around it the server's refusal is told as any other. */
export const IdentityCheckContext = createContext<IdentityCheck>({
  whenSure: (call) => call(),
  makeSure: () => Promise.resolve(true),
});

export const useIdentityCheck = (): IdentityCheck => useContext(IdentityCheckContext);
