import type { SiteInfo } from '#contract/page.ts';
import { MINIMUM_AGE_YEARS } from '#contract/product.ts';
import { phoneLink } from '../../lib/phone-link.ts';

export function Helpline({ site }: { site: SiteInfo }) {
  return (
    <p className="text-center text-faint text-xs">
      {MINIMUM_AGE_YEARS}+. Information, not advice. {site.helplineName}{' '}
      <a href={phoneLink(site.helplinePhone)} className="numeral whitespace-nowrap hover:text-text hover:underline">
        {site.helplinePhone}
      </a>
    </p>
  );
}
