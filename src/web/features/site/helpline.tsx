import type { SiteInfo } from '#contract/page.ts';
import { phoneLink } from '../../lib/phone-link.ts';

/** Who helps with gambling problems, and the number to call. */
export function Helpline({ site }: { site: SiteInfo }) {
  return (
    <span>
      {site.helplineName}{' '}
      <a
        href={phoneLink(site.helplinePhone)}
        className="numeral -my-3 inline-block py-3 whitespace-nowrap underline-offset-4 hover:underline"
      >
        {site.helplinePhone}
      </a>
    </span>
  );
}
