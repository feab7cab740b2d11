import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'> & {
  /** A press so soon after it was done is the second half of a double press. */
  restMs?: number;
};

/**
 * A mutation that is under way once at most. `isPending` comes only with the next render, and a button that waits for
 * it takes a quick second press.
 */
export function useSingleMutation<Data, Variables = void>({
  restMs = 0,
  ...options
}: Options<Data, Variables>): UseMutationResult<Data, Error, Variables> {
  const isUnderWay = useRef(false);
  const restsUntil = useRef(0);
  const mutation = useMutation({
    ...options,
    onSettled: (_, error) => {
      isUnderWay.current = false;
      if (!error) restsUntil.current = Date.now() + restMs;
    },
  });
  return {
    ...mutation,
    mutate: (...input) => {
      if (isUnderWay.current || Date.now() < restsUntil.current) return;
      isUnderWay.current = true;
      mutation.mutate(...input);
    },
  };
}
