/** What the operator sets of the log. The private key is base64 of PKCS #8. */
export type LogSettings = {
  /** How a log that begins is called from then on. */
  origin: string;
  key: string;
  /** The key that `key` takes the place of, where the operator says so: the private one, or where that is lost its verifier key. */
  replaces: string | null;
};
