import { useIdentityCheck } from '../../lib/identity-check.ts';

/** In a new window, once its reader has proved who they are: there is nobody in it who could be asked. */
export function useOpenFile(): (href: string) => void {
  const { makeSure } = useIdentityCheck();
  return (href) => {
    void makeSure().then((isSure) => {
      if (isSure) window.open(href, '_blank', 'noopener,noreferrer');
    });
  };
}
