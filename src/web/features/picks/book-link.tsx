import { ExternalLink } from 'lucide-react';
import { safeLink } from '../../lib/safe-link.ts';

/** The way to a bet at its book, beside its price. The book learns nothing of where its visitor came from. */
export function BookLink({ link, book }: { link: string | undefined; book: string }) {
  const href = safeLink(link);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow noreferrer"
      className="inline-flex items-center gap-1 whitespace-nowrap text-steel underline-offset-2 hover:underline"
    >
      <span className="sr-only">Open at {book}</span>
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
