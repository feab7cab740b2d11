import { type ReactNode, useMemo, useState } from 'react';
import { readIdentity } from '#contract/identity.ts';
import { read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type IdentityCheck, IdentityCheckContext } from '../../lib/identity-check.ts';
import { type HowToProve, IdentityDialog } from './identity-dialog.tsx';

type Asked = HowToProve & { answer: (isSure: boolean) => void };

/** Around what asks its reader to prove who they are: one dialog for all of it. */
export function IdentityGuard({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const check = useMemo(() => createCheck(setAsked), []);
  return (
    <IdentityCheckContext value={check}>
      {children}
      {asked ? <IdentityDialog by={asked.by} factors={asked.factors} onDone={asked.answer} /> : null}
    </IdentityCheckContext>
  );
}

function createCheck(setAsked: (asked: Asked | null) => void): IdentityCheck {
  const ask = ({ by, factors }: HowToProve): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isSure: boolean) => {
        setAsked(null);
        resolve(isSure);
      };
      setAsked({ by, factors, answer });
    });
  return {
    whenSure: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!asksForProof(error)) throw error;
        if (!(await ask(await read(readIdentity)))) throw error;
        return call();
      }
    },
    makeSure: async () => {
      // Where it cannot be asked, the call itself says what is wrong.
      const state = await read(readIdentity).catch(() => null);
      return state === null || state.isRecent || ask(state);
    },
  };
}

const asksForProof = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'confirmation_required';
