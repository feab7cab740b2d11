import type { Appearance, StripePaymentElement } from '@stripe/stripe-js';
import type { OpenCardForm } from './card-form-port.ts';

const LOAD_TIMEOUT_MS = 20_000;

/** The provider's script is fetched when the form is, and by nothing else. */
export const openStripeCardForm: OpenCardForm = async ({ publishableKey, clientSecret, place }) => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await inTime(loadStripe(publishableKey));
  if (!stripe) throw new Error('the card form is for browsers');
  const elements = stripe.elements({ clientSecret, appearance: appearance() });
  const form = elements.create('payment', { layout: 'tabs' });
  const isReady = readiness(form);
  form.mount(place);
  try {
    await inTime(isReady);
  } catch (error) {
    form.destroy();
    throw error;
  }
  return {
    confirm: async (returnUrl) => {
      const { error } = await stripe.confirmSetup({ elements, confirmParams: { return_url: returnUrl } });
      return error.message ?? 'The card could not be confirmed. Please check what you entered.';
    },
    close: () => form.destroy(),
  };
};

function readiness(form: StripePaymentElement): Promise<void> {
  return new Promise((resolve, reject) => {
    form.on('ready', () => resolve());
    form.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'the card form could not be loaded')));
  });
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the card form took too long')), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The page's own colours, read from its theme: the form's frames do not inherit them. */
function appearance(): Appearance {
  const theme = getComputedStyle(document.documentElement);
  const token = (name: string) => theme.getPropertyValue(name).trim();
  const colours = {
    colorPrimary: token('--color-edge'),
    colorBackground: token('--color-surface'),
    colorText: token('--color-text'),
    colorTextSecondary: token('--color-muted'),
    colorTextPlaceholder: token('--color-faint'),
    colorDanger: token('--color-red'),
    borderRadius: token('--radius-control'),
  };
  const known = Object.fromEntries(Object.entries(colours).filter(([, value]) => value !== ''));
  return { theme: 'night', variables: { ...known, fontFamily: 'system-ui, sans-serif' } };
}
