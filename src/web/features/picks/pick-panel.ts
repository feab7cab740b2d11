/** What can be opened under a pick. */
export type PickPanel = 'numbers' | 'sources' | 'more';
