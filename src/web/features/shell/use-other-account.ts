import { useEffect, useState } from 'react';
import type { Navigate } from '../../lib/leave-for.ts';

/** Another tab may sign in somebody else: what this one holds of the account before is left behind with its page. */
export function useOtherAccount(userId: string, navigate: Navigate): void {
  const [openedBy] = useState(userId);
  useEffect(() => {
    if (userId !== openedBy) navigate('/');
  }, [userId, openedBy, navigate]);
}
