import * as z from 'zod/mini';

/** What WebAuthn passes between server and authenticator, in the JSON form of its level 3. */

const bytes = (name: string, most: number) =>
  z
    .string({ error: `${name} is required` })
    .check(
      z.minLength(1, `${name} is required`),
      z.maxLength(most, `${name} is too long`),
      z.regex(/^[\w-]+$/, `${name} must be base64url`),
    );

/** 1,023 bytes are the longest that the standard knows. */
const CredentialId = bytes('id', 1_400);
const ClientData = bytes('clientDataJSON', 4_000);
const PublicKey = z.literal('public-key', 'type must be public-key');
const Transports = z
  .array(z.string().check(z.maxLength(20, 'a transport is too long')))
  .check(z.maxLength(10, 'there are too many transports'));

const Descriptor = z.object({ id: z.string(), type: PublicKey, transports: z.array(z.string()) });

/** For `navigator.credentials.create`. */
export const NewPasskeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: PublicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>;

/** For `navigator.credentials.get`. No credential is named where nobody has said who they are. */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** What an authenticator made. */
export const NewPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: bytes('attestationObject', 30_000),
    transports: z.optional(Transports),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What an authenticator signed. */
export const SignedPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: bytes('authenticatorData', 4_000),
    signature: bytes('signature', 4_000),
    userHandle: z.optional(bytes('userHandle', 100)),
  }),
});
export type SignedPasskey = z.infer<typeof SignedPasskey>;
