/** On the way out by one's own doing: unsent words, and what else this tab holds of the account. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be refused; then nothing is in it.
  }
}
