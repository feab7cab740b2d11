import { PageData } from '#contract/page.ts';

const ROOT_ELEMENT_ID = 'root';

/** The element that the server filled and the app takes over. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (root === null) throw new Error(`the page has no element #${ROOT_ELEMENT_ID}`);
  return root;
}

/** What the server put into the root element's `data-page`; the example in it is as the server priced it, or none. */
export function readPageData(): PageData {
  const data = PageData.parse(JSON.parse(pageRoot().getAttribute('data-page') ?? 'null'));
  return { ...data, example: (data.example ?? null) as PageData['example'] };
}
