/**
 * Whether every version of Unicode folds a name alike: of Latin, Greek, Cyrillic and their signs alone. Letters that came in later
 * versions are letters to one program and nothing to another.
 */
export const isFoldableName = (name: string): boolean => !/[\u0530-\u1dff\u2070-\uffff]/.test(name);
