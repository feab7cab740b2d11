/** Where an assistant sends a user's browser. By itself, since every page asks whether it is this one. */
export const AUTHORIZE_PATH = '/oauth/authorize';
