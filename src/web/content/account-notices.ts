import { CHANGED_PASSWORD_MIN_LENGTH } from '#contract/profile.ts';
import type { ToastContent } from '../ui/toast.ts';

/** The words of the notices on the account's pages. `fallback` stands in where the server sent no words of its own. */

type Failure = { title: string; fallback: string };

export const unreachable = {
  title: 'Error',
  description: 'The server could not be reached. Please try again.',
  variant: 'destructive',
} satisfies ToastContent;

export const profileUpdated = {
  title: 'Profile Updated',
  description: 'Your profile has been successfully updated.',
} satisfies ToastContent;

export const profileNotUpdated = {
  title: 'Update Failed',
  description: 'Failed to update your profile. Please try again.',
  variant: 'destructive',
} satisfies ToastContent;

export const newPasswordsDiffer = {
  title: "Passwords don't match",
  description: 'Please make sure your new passwords match.',
  variant: 'destructive',
} satisfies ToastContent;

export const newPasswordTooShort = {
  title: 'Password too short',
  description: `Password must be at least ${CHANGED_PASSWORD_MIN_LENGTH} characters long.`,
  variant: 'destructive',
} satisfies ToastContent;

export const passwordChanged = {
  title: 'Password Changed',
  description: 'Your password has been successfully updated.',
} satisfies ToastContent;

export const passwordNotChanged: Failure = {
  title: 'Password Change Failed',
  fallback: 'Failed to change password. Please try again.',
};

export const verificationSent = (message: string) =>
  ({ title: 'Confirmation Mail', description: message }) satisfies ToastContent;

export const verificationNotSent: Failure = {
  title: 'No Mail Sent',
  fallback: 'The mail could not be sent. Please try again.',
};

export const notSignedOut: Failure = {
  title: 'Not Signed Out',
  fallback: 'Your other devices could not be signed out. Please try again.',
};

export const factorRemoved = {
  title: 'Two-Factor Authentication Is Off',
  description: 'Your password alone lets you in again.',
} satisfies ToastContent;
export const factorSetUp = {
  title: 'Authenticator App Added',
  description: 'Your recovery codes stay as they are.',
} satisfies ToastContent;
export const factorNotSetUp = 'It could not be set up. Please try again.';
export const factorNotChanged = 'Nothing was changed. Please try again.';

export const passkeyAdded = {
  title: 'Passkey Added',
  description: 'It signs you in from now on.',
} satisfies ToastContent;
export const passkeyNotAdded = 'No passkey was added. Please try again.';
export const passkeyRemoved = (name: string) =>
  ({ title: 'Passkey Removed', description: `${name} signs in no more.` }) satisfies ToastContent;
export const passkeyNotRenamed = 'The passkey could not be renamed. Please try again.';
export const passkeyNotRemoved = 'The passkey could not be removed. Please try again.';

export const deviceSignedOut = {
  title: 'Device Signed Out',
  description: 'It needs the password to come back.',
} satisfies ToastContent;
export const deviceNotSignedOut: Failure = {
  title: 'Not Signed Out',
  fallback: 'This device could not be signed out. Please try again.',
};

export const signedOutEverywhere = {
  title: 'Signed Out Everywhere',
  description: 'Every device is signed out, this one too.',
} satisfies ToastContent;

export const accountDeleted = {
  title: 'Account Deleted',
  description: 'Your account and your chats are gone. Take care.',
} satisfies ToastContent;

export const accountNotDeleted: Failure = {
  title: 'Account Not Deleted',
  fallback: 'Nothing was deleted. Please try again.',
};

const comingSoon = (subject: string) =>
  ({
    title: 'Coming Soon',
    description: `${subject} will be available once payment-provider integration is complete.`,
    isNeutral: true,
  }) satisfies ToastContent;

export const cardsComingSoon = comingSoon('Payment method management');
export const subscriptionComingSoon = comingSoon('Subscription management');
export const purchasesComingSoon = comingSoon('Payment management');

export const cardAdded = {
  title: 'Payment Method Added',
  description: 'Your card is saved with the payment provider.',
} satisfies ToastContent;

export const cardNotAdded = {
  title: 'Card Not Added',
  description: 'The card could not be confirmed. Nothing was saved or charged.',
  variant: 'destructive',
} satisfies ToastContent;

export const paymentReturned = {
  title: 'Thank you',
  description: 'Your purchase shows here as soon as the payment provider has confirmed it.',
} satisfies ToastContent;
