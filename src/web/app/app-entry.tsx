import '../styles/theme.css';
import { hydrateRoot } from 'react-dom/client';
import { showFlash } from '../lib/flash.ts';
import { pageRoot, readPageData } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { AppRoot } from './app-root.tsx';

hydrateRoot(pageRoot(), <AppRoot data={readPageData()} queryClient={createQueryClient()} />);
showFlash();
