import type { ExclusionMail } from '../play-limits/exclude.ts';
import { excludedWords } from './mail-words.ts';
import { holdMailbox } from './mailbox-bounds.ts';
import { type MailDeps, queueNotice } from './queue-mail.ts';

export const exclusionMail = (deps: MailDeps): ExclusionMail => ({
  hold: (tx, email) => holdMailbox(tx, deps, email),
  queue: (tx, { email: to, isConfirmed, exclusion, now }) => {
    const words = excludedWords(deps.appUrl, { ...exclusion, isConfirmed });
    return queueNotice(tx, deps, { kind: 'excluded', to, isProven: isConfirmed, words, now });
  },
  queued: () => deps.mailQueued?.(),
});
