import { ChevronRight } from 'lucide-react';
import { PublicLayout } from '../features/site/public-layout.tsx';
import { useAccount } from '../lib/account.ts';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { Card } from '../ui/card.tsx';

/** Where `/` leads differs by who is asking. */
const START = { href: '/', name: 'Go to the start page', leads: 'What Edgewise does, and how to begin' };
const CHAT = { href: '/', name: 'Go to the chat', leads: 'Ask about games, odds and bets' };

const WAYS = [
  { href: '/best-bets', name: 'Best bets', leads: 'What is worth a stake today, checked against every book' },
  { href: '/tools', name: 'Calculators', leads: 'Hedges, parlays, Kelly stakes and fair prices' },
] as const;

export function NotFoundScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const ways = [useAccount() === null ? START : CHAT, ...WAYS];
  return (
    <PublicLayout site={data.site}>
      <main
        id="content"
        tabIndex={-1}
        className="outline-none mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 py-12 sm:py-20"
      >
        <div className="flex flex-col gap-2">
          <p className="numeral text-caption text-faint">404</p>
          <h1 className="text-title">Page Not Found</h1>
          <p className="text-muted">There is nothing at this address. It may have moved, or the link may be cut off.</p>
        </div>
        <nav aria-label="Ways on">
          <Card className="divide-y divide-line overflow-hidden">
            {ways.map(({ href, name, leads }) => (
              <a
                key={href}
                href={href}
                className="flex min-h-touch items-center justify-between gap-4 px-4 py-3 -outline-offset-2 hover:bg-raised sm:px-5"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-caption text-muted">{leads}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
              </a>
            ))}
          </Card>
        </nav>
        {/* The specification asks for this hint; it is put so that only who runs the site takes it for his. */}
        <p className="text-caption text-faint">Is this your site? Did you forget to add the page to the router?</p>
      </main>
    </PublicLayout>
  );
}
