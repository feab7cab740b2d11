import type { SiteInfo } from '#contract/page.ts';
import { disclaimer } from '../../content/marketing.ts';
import { classNames } from '../../ui/class-names.ts';
import { Helpline } from './helpline.tsx';

export type FooterLink = { label: string; href: string };

const LINKS: readonly FooterLink[] = [
  { label: 'Best Bets', href: '/best-bets' },
  { label: 'Calculators', href: '/tools' },
  { label: 'The Record', href: '/record' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Terms of Use', href: '/terms' },
];

type Props = {
  site: SiteInfo;
  links?: readonly FooterLink[];
  /** Under a page of figures, flush with it. */
  isWide?: boolean;
};

export function SiteFooter({ site, links = LINKS, isWide = false }: Props) {
  return (
    <footer className={classNames('mx-auto w-full px-4', isWide ? 'max-w-[96rem] sm:px-6' : 'max-w-page sm:px-8')}>
      <ul className="flex flex-col gap-x-4 gap-y-6 border-line border-t py-8 text-caption text-faint sm:flex-row sm:flex-wrap sm:gap-y-3">
        <li>{disclaimer.age}</li>
        <li className="max-sm:-mt-4">{disclaimer.scope}</li>
        <li>
          <Helpline site={site} />
        </li>
        <li>
          <ul className="flex flex-wrap gap-x-6 gap-y-6 sm:gap-x-4">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="-my-3 inline-block py-3 underline-offset-4 hover:text-text hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </footer>
  );
}
