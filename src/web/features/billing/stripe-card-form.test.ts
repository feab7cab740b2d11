import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStripeCardForm } from './stripe-card-form.ts';

/** The provider's script, as far as the form uses it. */
class FakeElement {
  readonly listeners: Record<string, (event: unknown) => void> = {};
  mounted: HTMLElement | undefined;
  isDestroyed = false;
  on(name: string, listener: (event: unknown) => void) {
    this.listeners[name] = listener;
  }
  mount(place: HTMLElement) {
    this.mounted = place;
  }
  destroy() {
    this.isDestroyed = true;
  }
}

let element: FakeElement;
const confirmSetup = vi.fn();
const elements = { create: vi.fn(() => element) };
const stripe = { elements: vi.fn(() => elements), confirmSetup };
const Stripe = Object.assign(
  vi.fn(() => stripe),
  { version: 'endive' },
);

const request = () => ({
  publishableKey: 'pk_test_key',
  clientSecret: 'seti_secret',
  place: document.createElement('div'),
});

beforeEach(() => {
  element = new FakeElement();
  vi.stubGlobal('Stripe', Stripe);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('the provider’s card form', () => {
  it('is opened with key and secret, confirms with the way back, and says what was refused', async () => {
    const wanted = request();
    const opening = openStripeCardForm(wanted);
    await expect.poll(() => element.mounted).toBe(wanted.place);
    element.listeners.ready?.({});
    const form = await opening;
    expect(Stripe).toHaveBeenCalledWith('pk_test_key');
    expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'seti_secret' }));
    confirmSetup.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
    expect(await form.confirm('https://edgewise.example/payment-setup')).toBe('Your card was declined.');
    expect(confirmSetup).toHaveBeenCalledWith({
      elements,
      confirmParams: { return_url: 'https://edgewise.example/payment-setup' },
    });
    form.close();
    expect(element.isDestroyed).toBe(true);
  });

  it('is refused, and taken away, when the provider cannot draw it', async () => {
    const opening = openStripeCardForm(request());
    await expect.poll(() => element.listeners.loaderror).toBeDefined();
    element.listeners.loaderror?.({ error: { message: 'No such setup intent' } });
    await expect(opening).rejects.toThrow('No such setup intent');
    expect(element.isDestroyed).toBe(true);
  });
});
