import type { PageData } from '#contract/page.ts';
import type { Navigate } from './leave-for.ts';

/** What every public screen is given. `navigate` loads a page in full. */
export type PublicScreenProps = { data: PageData; navigate: Navigate };
