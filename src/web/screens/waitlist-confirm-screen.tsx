import { confirmWaitlist } from '#contract/waitlist.ts';
import { CardPage } from '../features/site/card-page.tsx';
import { ConfirmLink } from '../features/site/confirm-link.tsx';
import { write } from '../lib/api.ts';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function WaitlistConfirmScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  return (
    <CardPage site={data.site} title="Confirm Your Place" lead="One press, and your place on the waitlist is yours.">
      <ConfirmLink
        label="Confirm"
        act={(token) => write(confirmWaitlist, { token })}
        next={{ href: '/', label: 'Back to Home' }}
        renew={<ButtonLink href="/">Get a New Link</ButtonLink>}
      />
    </CardPage>
  );
}
