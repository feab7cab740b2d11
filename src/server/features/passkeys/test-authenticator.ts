import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';

export const TEST_ORIGIN = 'http://localhost:3000';

type Credential = { id: string; key: KeyObject; rpId: string; userHandle: string; count: number };

/** What a page, or whoever stands in its place, may do otherwise than it should. */
type Twist = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** It did not check who holds it. */
  isUnverified?: boolean;
  userHandle?: string | null;
  type?: string;
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const [PRESENT, VERIFIED, SYNCED, ATTESTED] = [0x01, 0x04, 0x18, 0x40];

/** A passkey in software (WebAuthn level 3, ES256), with a count of its uses unless it is a synced one, which counts nothing. */
export class TestAuthenticator {
  readonly isSynced: boolean;
  readonly #credentials: Credential[] = [];

  constructor({ isSynced = false } = {}) {
    this.isSynced = isSynced;
  }

  /** One with the same keys and counts: a copy of the hardware. */
  clone(): TestAuthenticator {
    const copy = new TestAuthenticator({ isSynced: this.isSynced });
    copy.#credentials.push(...this.#credentials.map((credential) => ({ ...credential })));
    return copy;
  }

  create(options: NewPasskeyOptions, twist: Twist = {}): NewPasskey {
    const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const rpId = twist.rpId ?? options.rp.id;
    this.#credentials.push({ id: id.toString('base64url'), key, rpId, userHandle: options.user.id, count: 0 });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, -7],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, Buffer.from(x, 'base64url')],
      [cose.COSEKEYS.y, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)]);
    const authData = Buffer.concat([this.#head({ rpId, count: 0, twist, more: ATTESTED }), attested]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return {
      ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, twist),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(options: PasskeyOptions, twist: Twist = {}): SignedPasskey {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const credential = this.#credentials.find(({ id }) => allowed.length === 0 || allowed.includes(id));
    if (!credential) throw new Error('the authenticator holds none of these');
    if (!this.isSynced) credential.count += 1;
    const { id, key, count } = credential;
    const authenticatorData = this.#head({ rpId: twist.rpId ?? credential.rpId, count, twist });
    const clientDataJSON = clientData('webauthn.get', options.challenge, twist);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const userHandle = twist.userHandle === undefined ? credential.userHandle : twist.userHandle;
    return {
      ...{ id, rawId: id, type: 'public-key' },
      response: {
        ...{ clientDataJSON, authenticatorData: authenticatorData.toString('base64url') },
        signature: sign('sha256', signed, key).toString('base64url'),
        ...(userHandle !== null && { userHandle }),
      },
    };
  }

  #head({ rpId, count, twist, more = 0 }: { rpId: string; count: number; twist: Twist; more?: number }): Buffer {
    const flags = PRESENT | (twist.isUnverified ? 0 : VERIFIED) | (this.isSynced ? SYNCED : 0) | more;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), tail]);
  }
}

function clientData(type: string, challenge: string, twist: Twist): string {
  const data = { type, challenge, origin: TEST_ORIGIN, crossOrigin: false };
  const { origin = data.origin } = twist;
  const said = { ...data, origin, type: twist.type ?? type, challenge: twist.challenge ?? challenge };
  return Buffer.from(JSON.stringify(said)).toString('base64url');
}
