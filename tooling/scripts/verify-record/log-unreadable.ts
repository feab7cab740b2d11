/** Nothing further can be said of a log: what it is made of cannot be read. */
export class LogUnreadable extends Error {
  override readonly name = 'LogUnreadable';
}
