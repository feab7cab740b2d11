import { useIdentityCheck } from '../../lib/identity-check.ts';

const open = (href: string): void => void window.open(href, '_blank', 'noopener,noreferrer');

/** In a new window, once its reader has proved who they are: there is nobody in it who could be asked. Without https no proof is wanted. */
export function useOpenFile(): (href: string) => void {
  const { makeSure } = useIdentityCheck();
  return (href) => {
    if (window.location.protocol !== 'https:') open(href);
    else void makeSure().then((isSure) => isSure && open(href));
  };
}
