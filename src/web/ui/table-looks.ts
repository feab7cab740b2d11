/** The classes of a table's parts. `frame`: what scrolls sideways where the columns do not fit; absent: they do. */
type Look = {
  frame?: string;
  table: string;
  headGroup?: string;
  headRow?: string;
  body?: string;
  row?: string;
  head?: string;
  /** Of a heading that is no button. */
  plainHead?: string;
  /** Of the heading above the cells that name their rows. */
  firstHead?: string;
  cell?: string;
  rowHead?: string;
};

const BOX_CELL = 'px-2 align-middle first:pl-3 last:pr-3 lg:px-3';
const STACKED_CELL =
  'max-sm:flex max-sm:min-h-touch max-sm:items-center max-sm:gap-2 max-sm:p-0 max-sm:before:text-faint max-sm:before:text-xs max-sm:before:content-[attr(data-label)]';
const CARD_CELL = 'px-1.5 py-2 last:pr-4 sm:px-2 sm:last:pr-5 @3xl:px-3';
const CARD_ROW_HEAD = 'py-2 pr-2 pl-4 text-left font-normal sm:pr-3 sm:pl-5';
const PAGE_CELL = 'px-2 last:pr-4 first:pl-4 sm:px-3 sm:first:pl-6 sm:last:pr-6';

/**
 * `box`: dense rows in a frame of their own; `stack`: the same, and on a phone each row a card of its own with the first cell above the
 * others; `card`: part of a card, from edge to edge; `page`: a card by itself; `spoken`: for those
 * who do not see the chart beside it.
 */
export type TableLook = 'box' | 'stack' | 'card' | 'page' | 'spoken';

export const TABLE_LOOKS: Readonly<Record<TableLook, Look>> = {
  box: {
    frame: 'scroll-hint-x overflow-x-auto rounded-control border border-line',
    table: 'w-full text-left text-caption',
    headRow: 'border-line border-b text-faint',
    body: 'divide-y divide-line',
    head: `${BOX_CELL} py-1 font-medium whitespace-nowrap`,
    plainHead: 'py-2.5',
    cell: `${BOX_CELL} py-1.5`,
    rowHead: `${BOX_CELL} py-1.5 font-normal`,
  },
  stack: {
    frame: 'sm:scroll-hint-x rounded-control border border-line sm:overflow-x-auto',
    table: 'w-full text-left text-caption max-sm:block',
    headGroup: 'max-sm:block',
    headRow: 'border-line border-b text-faint max-sm:flex max-sm:flex-wrap max-sm:gap-x-2.5 max-sm:px-3',
    body: 'divide-y divide-line max-sm:block',
    row: 'max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-2 max-sm:px-3 max-sm:py-2 max-sm:[&>:first-child]:col-span-2 max-sm:[&>:first-child]:block max-sm:[&>:first-child]:p-0 max-sm:[&>:first-child]:min-h-0 max-sm:[&>:first-child]:before:hidden max-sm:[&>*]:min-w-0',
    head: `${BOX_CELL} py-1 font-medium whitespace-nowrap max-sm:px-0 max-sm:first:pl-0 max-sm:last:pr-0`,
    plainHead: 'py-2.5 max-sm:hidden',
    cell: `${BOX_CELL} py-1.5 ${STACKED_CELL}`,
    rowHead: `${BOX_CELL} py-1.5 font-normal`,
  },
  card: {
    frame: 'scroll-hint-x relative overflow-x-auto -outline-offset-2',
    table: 'w-full border-collapse text-left text-caption',
    headRow: 'border-line border-b align-bottom text-faint text-xs',
    body: 'divide-y divide-line',
    head: `${CARD_CELL} font-normal`,
    firstHead: CARD_ROW_HEAD,
    cell: CARD_CELL,
    rowHead: CARD_ROW_HEAD,
  },
  page: {
    table: 'w-full text-sm',
    headGroup: 'border-line border-b text-left',
    body: 'divide-y divide-line',
    head: `${PAGE_CELL} py-2.5 font-normal text-2xs text-faint`,
    cell: `${PAGE_CELL} py-3 align-top`,
    rowHead: `${PAGE_CELL} py-3 align-top text-left font-normal`,
  },
  spoken: { table: 'sr-only' },
};
