/** One mail as a provider sends it. Texts and addresses are finished; nothing is looked up any more. */
export type OutgoingMail = {
  /** Of its row: sent twice, it has the same Message-ID, and its reader's program shows it once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of mail that is not transactional: one POST to it ends such mail (RFC 8058). */
  unsubscribeUrl: string | null;
  createdAt: Date;
};

export type MailProvider = {
  /** @throws MailError, also when the signal ends it. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};

/** Why a mail did not go out. The message names nobody: it is stored and logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Another attempt would come to the same: the recipient or the mail itself was refused for good. */
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}
