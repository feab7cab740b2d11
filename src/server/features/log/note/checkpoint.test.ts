import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openCheckpoint, signCheckpoint } from './checkpoint.ts';
import { logKeyProblem, newLogKey, readLogKey, readVerifierKey, verifierKey } from './log-key.ts';
import { openNote, signNote } from './signed-note.ts';

/** The note and the key that the Go implementation of signed notes is documented with. */
const GO_KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const GO_TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const GO_LINE =
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=';

const key = readLogKey('edgewise.example/log', newLogKey());
const root = createHash('sha256').update('root').digest();
const note = signCheckpoint({ origin: key.name, size: 20_852_163, root }, key);

describe('a signed note', () => {
  it('of another implementation is read, and refused when one letter of it differs', () => {
    const goKey = readVerifierKey(GO_KEY);
    if (!goKey) throw new Error('the key was not read');
    expect(verifierKey(goKey)).toBe(GO_KEY);
    expect(openNote(`${GO_TEXT}\n${GO_LINE}\n`, goKey)).toBe(GO_TEXT);
    expect(openNote(`${GO_TEXT.replace('think', 'thank')}\n${GO_LINE}\n`, goKey)).toBeNull();
    expect(openNote(`${GO_TEXT}\n${GO_LINE}`, goKey)).toBeNull();
  });

  it('may carry lines of other keys, and needs one of its own', () => {
    const other = readLogKey('witness.example', newLogKey());
    const line = signNote('a\n', other).split('\n')[2];
    expect(openNote(`${signNote('a\n', key)}${line}\n`, key)).toBe('a\n');
    expect(openNote(signNote('a\n', other), key)).toBeNull();
    expect(openNote(signNote('a\n', readLogKey(key.name, newLogKey())), key)).toBeNull();
  });

  it('has keys that are what they say', () => {
    expect(readVerifierKey(verifierKey(key))?.id).toEqual(key.id);
    const forged = verifierKey(key).replace(/\+[0-9a-f]{8}\+/, '+00000000+');
    for (const bad of ['', 'a+b', forged, `a b${verifierKey(key)}`]) expect(readVerifierKey(bad)).toBeNull();
    expect(logKeyProblem(newLogKey())).toBeNull();
    expect(logKeyProblem('nothing')).toBe('holds no private key in base64 of PKCS #8');
  });
});

describe('a checkpoint', () => {
  it('is three lines and a signature', () => {
    expect(note.split('\n').slice(0, 4)).toEqual([key.name, '20852163', root.toString('base64'), '']);
    expect(openCheckpoint(note, key)).toEqual({ origin: key.name, size: 20_852_163, root });
  });

  it('is refused where anything in it was touched, or another log is named', () => {
    for (let at = 0; at < note.length; at += 1) {
      const touched = `${note.slice(0, at)}${note[at] === 'A' ? 'B' : 'A'}${note.slice(at + 1)}`;
      expect(openCheckpoint(touched, key)).toBeNull();
    }
    const elsewhere = signNote(`other.example/log\n1\n${root.toString('base64')}\n`, key);
    expect(openCheckpoint(elsewhere, key)).toBeNull();
    expect(openCheckpoint(signNote(`${key.name}\n01\n${root.toString('base64')}\n`, key), key)).toBeNull();
  });
});
