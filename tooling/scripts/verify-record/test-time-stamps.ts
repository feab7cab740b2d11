import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An authority as anybody can run it: a certificate for time stamping, and openssl. */
const CONFIG = `[tsa]
default_tsa = ours
[ours]
dir = .
serial = serial
crypto_device = builtin
signer_cert = tsa.pem
certs = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;
const NEW_CERTIFICATE = 'req -x509 -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.pem -subj /CN=tsa -addext';

/** In a folder of its own. */
export function timeStamps(folder: string) {
  mkdirSync(folder, { recursive: true });
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  writeFileSync(join(folder, 'tsa.cnf'), CONFIG);
  writeFileSync(join(folder, 'serial'), '01\n');
  openssl(...NEW_CERTIFICATE.split(' '), 'extendedKeyUsage=critical,timeStamping');
  const reply = (query: Buffer): Buffer => {
    writeFileSync(join(folder, 'query'), query);
    openssl('ts', '-reply', '-config', 'tsa.cnf', '-section', 'ours', '-queryfile', 'query', '-out', 'reply');
    return readFileSync(join(folder, 'reply'));
  };
  const stamp = (text: string): Buffer => {
    writeFileSync(join(folder, 'text'), text);
    openssl('ts', '-query', '-data', 'text', '-sha256', '-cert', '-out', 'asked');
    return reply(readFileSync(join(folder, 'asked')));
  };
  return { certificates: join(folder, 'tsa.pem'), openssl, reply, stamp };
}

/** What the authority signed, behind words of somebody else: the status of an answer, and its text, are under no signature. */
export function relabeled(reply: Buffer, words: string): Buffer {
  const [outer, status] = [headOf(reply, 0), headOf(reply, headOf(reply, 0).from)];
  const granted = tagged(0x30, tagged(0x02, Buffer.from([0])), tagged(0x30, tagged(0x0c, Buffer.from(words))));
  return tagged(0x30, granted, reply.subarray(status.to, outer.to));
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const bytes = Buffer.concat(parts);
  const length = Buffer.from([0x82, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), bytes.length < 128 ? Buffer.from([bytes.length]) : length, bytes]);
}

/** Where the content of what stands there begins and ends (DER). */
function headOf(bytes: Buffer, at: number): { from: number; to: number } {
  const short = bytes[at + 1] ?? 0;
  const more = short < 128 ? 0 : short - 128;
  const from = at + 2 + more;
  return { from, to: from + (more === 0 ? short : bytes.readUIntBE(at + 2, more)) };
}

/** As the log serves it. */
export function putStamp(folder: string, size: number, note: string, reply: Buffer): void {
  for (const name of ['checkpoints', 'timestamp']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'timestamps'), `${size}\n`);
  writeFileSync(join(folder, 'checkpoints', String(size)), note);
  writeFileSync(join(folder, 'timestamp', String(size)), reply);
}
