const STORAGE_KEY = 'checkout-begun';

/** Remembers that this tab left for the provider's page, so that its return is known as one. */
export function noteCheckout(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Storage may be refused; the purchase is shown all the same, without thanks.
  }
}

/** Whether the tab had left for it; once. */
export function takeCheckout(): boolean {
  try {
    const isNoted = sessionStorage.getItem(STORAGE_KEY) !== null;
    sessionStorage.removeItem(STORAGE_KEY);
    return isNoted;
  } catch {
    return false;
  }
}
