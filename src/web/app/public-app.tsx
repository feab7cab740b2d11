import { hydrateRoot } from 'react-dom/client';
import { showFlash } from '../lib/flash.ts';
import { pageRoot, readPageData } from '../lib/page-data.ts';
import { loadPublicScreen } from './load-public-screen.ts';
import { PublicPage } from './public-page.tsx';
import { publicScreenName } from './public-routes.ts';

/** Takes over the finished page that the server sent. */
export async function startApp(): Promise<void> {
  const data = readPageData();
  const screen = await loadPublicScreen(publicScreenName(data));
  hydrateRoot(pageRoot(), <PublicPage screen={screen} data={data} />);
  showFlash();
}
