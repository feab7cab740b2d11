/** Of signatures, as COSE numbers them: Ed25519, ECDSA on P-256, RSA for Windows. Fixed, whatever the process could do beside. */
export const ALGORITHMS = [-8, -7, -257] as const;
