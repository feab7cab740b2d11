import { unsubscribe } from '#contract/mail.ts';
import { CardPage } from '../features/site/card-page.tsx';
import { ConfirmLink } from '../features/site/confirm-link.tsx';
import { write } from '../lib/api.ts';
import type { PublicScreenProps } from '../lib/screen-props.ts';

export function UnsubscribeScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  return (
    <CardPage
      site={data.site}
      title="No More Mails"
      lead="Mails that your own account needs, such as a new password that you asked for, still come."
    >
      <ConfirmLink
        label="Unsubscribe"
        act={(token) =>
          write({ ...unsubscribe, path: `${unsubscribe.path}?token=${encodeURIComponent(token)}` }, undefined)
        }
        next={{ href: '/', label: 'Back to Home' }}
      />
    </CardPage>
  );
}
