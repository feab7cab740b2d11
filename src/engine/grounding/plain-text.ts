import { NOT_VISIBLE } from './characters.ts';
import { recallByText } from './recall.ts';

const LONGEST = 1_000;
const TAG = /<[^<>]{0,200}>/g;
const LINK = /!?\[([^[\]]{0,200})\]\([^()]{0,400}\)/g;
const ADDRESS = /\b(?:[a-z][a-z\d+.-]{1,15}:\/\/|www\.|(?:javascript|data|vbscript|mailto):(?=\S))\S{0,500}/gi;

/**
 * Fetched text as words that a page may show: no tags, links, addresses, control or direction characters, and no
 * brackets that would read as the mark of a source. At most 1,000 characters.
 */
export const plainText = (text: string): string => shown(text.slice(0, LONGEST));

const shown = recallByText((text) =>
  text
    .normalize('NFC')
    .replace(NOT_VISIBLE, ' ')
    .replace(LINK, '$1')
    .replace(TAG, ' ')
    .replace(ADDRESS, ' ')
    .replace(/[<>`{}]/g, '')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\s+/g, ' ')
    .trim(),
);
