import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** What failed without a network is done again once there is one: reads by themselves, and what the caller has to send. */
export function useWhenBackOnline(onBack: () => void): void {
  const queryClient = useQueryClient();
  const again = useEffectEvent(() => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    onBack();
  });
  useEffect(() => {
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
