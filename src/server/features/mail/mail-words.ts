import { type AccessScope, ASSISTANTS_PATH } from '#contract/access.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { MailWords } from './mail-layout.ts';

/** The words of every mail that has a link. */
export const linkWords: Readonly<Record<'verify' | 'reset' | 'waitlist', (url: string) => MailWords>> = {
  verify: (url) => ({
    subject: `Confirm your address for ${PRODUCT_NAME}`,
    before: [`An account at ${PRODUCT_NAME} was opened with this address. Please confirm that it is yours.`],
    action: { label: 'Confirm the address', url },
    after: [
      'The link works for three days, in the browser where you are signed in or with the password of the account.',
      'You opened no account? Then do nothing: without your confirmation the address stays unconfirmed.',
    ],
  }),
  reset: (url) => ({
    subject: `A new password for ${PRODUCT_NAME}`,
    before: ['A new password was asked for your account. You can choose one here.'],
    action: { label: 'Choose a new password', url },
    after: [
      'The link works once, within one hour. A new password signs you out on every device.',
      'You asked for nothing? Then do nothing: your password stays as it is.',
    ],
  }),
  waitlist: (url) => ({
    subject: `Confirm your place on the ${PRODUCT_NAME} waitlist`,
    before: [`This address was entered on the ${PRODUCT_NAME} waitlist. Please confirm that it was you.`],
    action: { label: 'Confirm my place', url },
    after: ['The link works for seven days. It was not you? Then do nothing, and we write no more than this.'],
  }),
};

export const passwordChangedWords = (appUrl: string): MailWords => ({
  subject: `Your ${PRODUCT_NAME} password was changed`,
  before: [
    'The password of your account was changed, every other device was signed out, and keys for assistants have ended.',
    'If it was you, there is nothing to do. If it was not, choose a new password at once.',
  ],
  action: { label: 'It was not me', url: `${appUrl}/forgot` },
  after: [],
});

/** What changed, in a sentence of its own. */
const SECOND_FACTOR_NEWS = {
  on: 'Two-factor authentication was switched on for your account. Every other device was signed out. Within a week, a new password by mail switches it off again.',
  off: 'Two-factor authentication was switched off for your account: the password alone lets in again.',
  passkeyAdded:
    'A passkey was added to your account: it signs in without the password. If the account had nothing of the kind before, a new password by mail removes it again within a week.',
  fallen:
    'A new password was set by mail within a week of its first second factor, so that was removed: the password alone lets in. If you set it up yourself, please set it up again.',
  passkeyRemoved: 'A passkey of your account was removed: it signs in no more.',
  lastPasskeyRemoved:
    'The last passkey of your account was removed, and two-factor authentication is off: the password alone lets in again.',
  appOff: 'Codes of the authenticator app are not asked for any more. A passkey, or a recovery code, still is.',
  codes: 'New recovery codes were made for your account. The ones before are worth nothing now.',
  recovered: 'Somebody signed in to your account with one of its recovery codes. That code is used up.',
  confirmed:
    'Somebody who is signed in to your account confirmed to be you with a recovery code. That code is used up.',
} as const;
export type SecondFactorNews = keyof typeof SECOND_FACTOR_NEWS;

export const secondFactorWords = (appUrl: string, news: SecondFactorNews): MailWords => ({
  subject: `Two-factor authentication of your ${PRODUCT_NAME} account`,
  before: [
    SECOND_FACTOR_NEWS[news],
    'If it was you, there is nothing to do. If it was not, choose a new password at once and look at your devices.',
  ],
  action: { label: 'It was not me', url: `${appUrl}/forgot` },
  after: [],
});

const REACH: Readonly<Record<AccessScope, string>> = {
  free: 'It can read what is free, and spends no tokens.',
  verdicts: 'It can also ask for verdicts, which cost tokens.',
};

export const keyMadeWords = (appUrl: string, scope: AccessScope): MailWords => ({
  subject: `A key to your ${PRODUCT_NAME} account was made`,
  before: [
    `Somebody who knows your password made a key with which an assistant can ask ${PRODUCT_NAME} in your name. ${REACH[scope]}`,
    'If it was you, there is nothing to do. If it was not, end the key and choose a new password at once.',
  ],
  action: { label: 'See my keys', url: `${appUrl}${ASSISTANTS_PATH}` },
  after: [],
});

export const assistantConnectedWords = (appUrl: string, scope: AccessScope): MailWords => ({
  subject: `An assistant was connected to your ${PRODUCT_NAME} account`,
  before: [
    `On a page where you are signed in, an assistant was allowed to ask ${PRODUCT_NAME} in your name. ${REACH[scope]}`,
    'If it was you, there is nothing to do. If it was not, disconnect it and choose a new password at once.',
  ],
  action: { label: 'See my assistants', url: `${appUrl}${ASSISTANTS_PATH}` },
  after: [],
});

export const signInAttemptsWords = (appUrl: string): MailWords => ({
  subject: `Somebody tries to sign in to your ${PRODUCT_NAME} account`,
  before: [
    'Many sign-ins to your account failed within an hour. Sign-ins from new places are slowed down for now; where you signed in before, nothing changes.',
    'If that was you, there is nothing to do. If it was not, and your password is short or used elsewhere too, please choose another.',
  ],
  action: { label: 'Choose a new password', url: `${appUrl}/forgot` },
  after: ['You hear of this once a day at most.'],
});

export const secondStepAttemptsWords = (appUrl: string): MailWords => ({
  subject: `Somebody has the password of your ${PRODUCT_NAME} account`,
  before: [
    'Somebody who knows the password of your account was asked for its second step and got it wrong several times within an hour. Nobody was let in by that.',
    'If that was you, there is nothing to do. If it was not, choose a new password at once: the second step is all that stands between them and your account.',
  ],
  action: { label: 'Choose a new password', url: `${appUrl}/forgot` },
  after: ['You hear of this once a day at most.'],
});

export const accountDeletedWords = (): MailWords => ({
  subject: `Your ${PRODUCT_NAME} account was deleted`,
  before: [
    'Your account is deleted, with your chats and settings. What was paid and spent stays in our books without your name.',
    'A time-out or self-exclusion goes on until its end, because it protects you.',
  ],
  action: null,
  after: [],
});
