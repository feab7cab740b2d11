import { PageData } from '#contract/page.ts';

export const ROOT_ELEMENT_ID = 'root';

/** What the server put into the root element's `data-page`. */
export function readPageData(): PageData {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  return PageData.parse(JSON.parse(root?.dataset['page'] ?? 'null'));
}
