import { renderToString } from 'react-dom/server';
import type { PageData } from '#contract/page.ts';
import { type PageMeta, type PageName, pageMeta } from '../content/page-meta.ts';
import { toolsMeta } from '../content/tools-words.ts';
import { BestBetsScreen } from '../screens/best-bets/best-bets-screen.tsx';
import { ExploreScreen } from '../screens/explore/explore-screen.tsx';
import { ForgotScreen } from '../screens/forgot-screen.tsx';
import { LandingScreen } from '../screens/landing/landing-screen.tsx';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import { PricingScreen } from '../screens/pricing/pricing-screen.tsx';
import { RecordScreen } from '../screens/record/record-screen.tsx';
import { ResetScreen } from '../screens/reset-screen.tsx';
import { SignInScreen } from '../screens/sign-in-screen.tsx';
import { SignUpScreen } from '../screens/sign-up-screen.tsx';
import { SignedOutScreen } from '../screens/signed-out-screen.tsx';
import { TermsScreen } from '../screens/terms-screen.tsx';
import { ToolsScreen } from '../screens/tools/tools-screen.tsx';
import { UnsubscribeScreen } from '../screens/unsubscribe-screen.tsx';
import { VerifyScreen } from '../screens/verify-screen.tsx';
import { WaitlistConfirmScreen } from '../screens/waitlist-confirm-screen.tsx';
import { AppShell } from './app-shell.tsx';
import type { PublicScreen } from './load-public-screen.ts';
import { PublicPage } from './public-page.tsx';
import { type PublicScreenName, publicScreenName } from './public-routes.ts';
import { memberScreenSources, publicScreenSources } from './screen-sources.ts';
import { pageOfScreen, type SignedInScreenName, signedInScreenName } from './signed-in-routes.ts';

const screens: Record<PublicScreenName, PublicScreen> = {
  landing: LandingScreen,
  'sign-in': SignInScreen,
  'sign-up': SignUpScreen,
  explore: ExploreScreen,
  record: RecordScreen,
  'best-bets': BestBetsScreen,
  tools: ToolsScreen,
  pricing: PricingScreen,
  terms: TermsScreen,
  verify: VerifyScreen,
  forgot: ForgotScreen,
  reset: ResetScreen,
  'waitlist-confirm': WaitlistConfirmScreen,
  unsubscribe: UnsubscribeScreen,
  'signed-out': SignedOutScreen,
  'not-found': NotFoundScreen,
};

/** `screen` is where the screen's code begins, null where it needs none of its own. */
export type RenderedPage = PageMeta & { html: string; screen: string | null };

/**
 * The inside of the root element, as the browser will hydrate it. `shell` is for a request that brought a session
 * cookie: the app then starts with its authentication check, else the finished public page is sent.
 */
export function renderPage(data: PageData, { shell }: { shell: boolean }): RenderedPage {
  return shell ? renderShell(data) : renderPublic(data);
}

function renderPublic(data: PageData): RenderedPage {
  const name = publicScreenName(data);
  const html = renderToString(<PublicPage screen={screens[name]} data={data} />);
  return { html, screen: publicScreenSources[name] ?? null, ...metaOf(name, data) };
}

function renderShell(data: PageData): RenderedPage {
  const html = renderToString(<AppShell />);
  if (data.isPortal) return { html, screen: null, ...pageMeta('plain') };
  const name: SignedInScreenName = data.status === 404 ? 'not-found' : signedInScreenName(data.path);
  return { html, screen: memberScreenSources[name] ?? null, ...metaOf(pageOfScreen(name), data) };
}

const metaOf = (name: PageName, { path }: PageData): PageMeta => (name === 'tools' ? toolsMeta(path) : pageMeta(name));
