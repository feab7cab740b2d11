import { PublicLayout } from '../features/site/public-layout.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';

export function NotFoundScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  return (
    <PublicLayout site={data.site}>
      <main className="grid flex-1 place-items-center px-4 py-16">
        <Card className="flex w-full max-w-form flex-col items-start gap-3 p-6">
          <p className="numeral text-caption text-faint">404</p>
          <h1 className="text-title">Page Not Found</h1>
          <p className="text-muted">There is nothing at this address. It may have moved, or the link may be cut off.</p>
          {/* The specification asks for this hint; it is put so that only who runs the site takes it for his. */}
          <p className="text-caption text-faint">Is this your site? Did you forget to add the page to the router?</p>
          <ButtonLink href="/" className="mt-2">
            Go to the start page
          </ButtonLink>
        </Card>
      </main>
    </PublicLayout>
  );
}
