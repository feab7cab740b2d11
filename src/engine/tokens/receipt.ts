/** Why the tokens of an analysis came back. */
export type ReleaseReason = 'failed' | 'stopped' | 'model_failed' | 'server_died';
/** Why tokens were taken back. */
export type RevokeReason = 'refund' | 'dispute' | 'admin';
