import { ALERTS_PATH } from '#contract/alerts.ts';
import type { MailWords } from '../mail/mail-layout.ts';

/** What has come, in its sentence. Prices may be others by the time it is read, and it says so. */
export const alertMailWords = (
  appUrl: string,
  { label, game, said }: { label: string; game: string; said: string },
): MailWords => ({
  subject: `Alert: ${label}`,
  before: [said, `${game}. Prices move: look before you bet.`],
  action: { label: 'See my alerts', url: `${appUrl}${ALERTS_PATH}` },
  after: ['You asked for this alert. Each is told once.'],
});
