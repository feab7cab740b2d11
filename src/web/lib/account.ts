import { createContext, useContext } from 'react';
import type { User } from '#contract/user.ts';

/** Who is signed in where a page that everybody can open stands inside the frame of the account; null: it stands alone. */
export const AccountContext = createContext<User | null>(null);

export const useAccount = (): User | null => useContext(AccountContext);
