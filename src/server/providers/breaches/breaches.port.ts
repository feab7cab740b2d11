/** Lists of passwords that have leaked, kept by others. */
export type Breaches = {
  /** Whether a password is among them. A list that cannot be asked knows of none. */
  has: (password: string) => Promise<boolean>;
};
