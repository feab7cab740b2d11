/** Why the tokens of an analysis came back. */
export type ReleaseReason = 'failed' | 'stopped' | 'model_failed' | 'server_died';
/** Why tokens were taken back. */
export type RevokeReason = 'refund' | 'dispute' | 'admin';

export type LedgerEvent = {
  kind: 'grant' | 'reserve' | 'settle' | 'release' | 'expire' | 'revoke' | 'reinstate';
  /** Signed, whole. */
  tokens: number;
  /** Of the allowance; null where several of them, or none, are behind it. */
  grantKind: 'signup' | 'confirmation' | 'monthly' | 'purchased' | 'admin' | null;
  expiresAtMs: number | null;
  mode: 'regular' | 'pro' | null;
  /** Of the analysis that it belongs to: whether that may still be returned. */
  isOpen: boolean;
  reason: string | null;
};

export type Receipt = {
  kind: 'grant' | 'analysis' | 'returned' | 'expired' | 'taken_back' | 'given_back';
  text: string;
};

/**
 * A line of the ledger in words for its owner. Units: whole tokens, Unix time in ms. Dates are days in the given IANA
 * time zone. Source: the specification's examples; ADR-0014.
 */
export function receiptOf(event: LedgerEvent, timeZone: string): Receipt {
  switch (event.kind) {
    case 'grant':
      return { kind: 'grant', text: grantWords(event, timeZone) };
    case 'reserve':
      return { kind: 'analysis', text: event.isOpen ? `${analysisWords(event)}, under way` : analysisWords(event) };
    case 'settle':
      return { kind: 'analysis', text: `${analysisWords(event)}, not charged` };
    case 'release':
      return { kind: 'returned', text: returnWords(event) };
    case 'expire':
      return expiryReceipt(event);
    case 'reinstate':
      return { kind: 'given_back', text: 'Given back: the disputed payment stands' };
    case 'revoke':
      return { kind: 'taken_back', text: REVOKED[event.reason as RevokeReason] ?? 'Taken back' };
  }
}

function grantWords({ grantKind, tokens, expiresAtMs }: LedgerEvent, timeZone: string): string {
  if (grantKind === 'signup') return `${count(tokens, 'free ')} for signing up; they never expire`;
  if (grantKind === 'confirmation') return `${count(tokens, 'free ')} for confirming your address; they never expire`;
  if (grantKind === 'purchased') return `${count(tokens)} bought`;
  if (grantKind === 'monthly' && expiresAtMs !== null) return `Monthly tokens until ${day(expiresAtMs, timeZone)}`;
  return SET_BY_SUPPORT;
}

const analysisWords = ({ mode }: LedgerEvent): string => (mode === 'pro' ? 'Pro analysis' : 'Regular analysis');

function returnWords(event: LedgerEvent): string {
  const why = RELEASED[event.reason as ReleaseReason];
  return why ? `${analysisWords(event)}, returned: ${why}` : `${analysisWords(event)}, returned`;
}

/** Bought tokens have no end but a refund. */
function expiryReceipt({ grantKind, tokens }: LedgerEvent): Receipt {
  if (grantKind === 'purchased') return { kind: 'taken_back', text: REVOKED.refund };
  return { kind: 'expired', text: `${count(-tokens, grantKind === 'monthly' ? 'monthly ' : '')} expired` };
}

const SET_BY_SUPPORT = 'Set by support';

const REVOKED: Record<RevokeReason, string> = {
  refund: 'Taken back after a refund',
  dispute: 'Taken back after a disputed payment',
  admin: SET_BY_SUPPORT,
};

const RELEASED: Record<ReleaseReason, string> = {
  failed: 'it could not be finished',
  stopped: 'you stopped it',
  model_failed: 'the model did not answer',
  server_died: 'it was cut off',
};

const count = (tokens: number, sort = ''): string => `${tokens} ${sort}token${tokens === 1 ? '' : 's'}`;

const day = (ms: number, timeZone: string): string =>
  new Date(ms).toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' });
