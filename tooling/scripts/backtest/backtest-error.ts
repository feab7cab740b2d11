/** What is wrong with the file or the command, in one sentence for whoever typed it. */
export class BacktestError extends Error {
  override readonly name = 'BacktestError';
}
