import { useEffect, useEffectEvent } from 'react';
import { linkMissing } from '../content/link-words.ts';
import { linkToken } from './link-token.ts';

/** Says at once, and not after a form was filled in, that the address holds no link. The server sends the page to everybody alike. */
export function useMissingLink(tell: (problem: string) => void): void {
  const check = useEffectEvent(() => {
    if (linkToken() === '') tell(linkMissing);
  });
  useEffect(() => check(), []);
}
