import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPasskeyCallback } from './passkey-callbacks.ts';
import { challengeOf, readNewPasskey, readSignature, type Passkey } from './passkeys.ts';

const ID = Buffer.from('a key');
const PRESENT = 1;

/** Returns bytes as the vendor's client writes them. */
const written = (bytes: Buffer): string => new Int8Array(bytes).join();

const head = (major: number, count: number): Buffer =>
  count < 24
    ? Buffer.from([(major << 5) | count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);

/** Returns the CBOR of an authenticator's data. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)]);
};

const PAIRS = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

type Name = keyof typeof PAIRS;

const cose = (name: Name, publicKey: KeyObject): Map<number, unknown> => {
  const { x, y, n, e } = publicKey.export({ format: 'jwk' });
  const bytes = (part: string | undefined) => Buffer.from(part ?? '', 'base64url');
  return name === 'ES256'
    ? new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ])
    : new Map<number, unknown>([
        [1, 3],
        [3, -257],
        [-1, bytes(n)],
        [-2, bytes(e)],
      ]);
};

/** An authenticator with a key of this kind, and its answers. */
const authenticator = (name: Name) => {
  const { publicKey, privateKey } = PAIRS[name]();
  const said = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge: Buffer.from(challenge, 'base64').toString('base64url') });
  return {
    made: (challenge: string, key: unknown = cose(name, publicKey)): string => {
      const before = Buffer.concat([Buffer.alloc(53), Buffer.from([0, ID.length]), ID]);
      const attestation = new Map([['authData', Buffer.concat([before, cbor(key)])]]);
      return `${said('webauthn.create', challenge)}::${written(cbor(attestation))}::x`;
    },
    signed: (challenge: string, flags = PRESENT): string => {
      const client = said('webauthn.get', challenge);
      const data = Buffer.concat([Buffer.alloc(32), Buffer.from([flags]), Buffer.alloc(4)]);
      const hash = createHash('sha256').update(client).digest();
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey);
      return [client, written(data), written(signature), ID.toString('base64url')].join('::');
    },
  };
};

const kept = (passkey: Passkey | undefined) => new Map(passkey ? [[passkey.id, passkey]] : []);

describe.each(['ES256', 'RS256'] as const)('a passkey of %s', (name) => {
  it('is not taken with a key that lacks a part, or of a kind that was not asked for [IDN-06 part]', async () => {
    const challenge = await challengeOf('new');
    const one = authenticator(name);
    for (const key of [new Map(), new Map([[3, -7]]), new Map([[3, -257]]), new Map([[3, -8]]), 7])
      expect(readNewPasskey(one.made(challenge, key), 'user-iris', challenge)).toBeUndefined();
    expect(readNewPasskey(one.made(await challengeOf('other')), 'user-iris', challenge)).toBeUndefined();
  });

  it('opens for its own signature of this journey and for no other [IDN-06 part]', async () => {
    const challenge = await challengeOf('new');
    const use = await challengeOf('use');
    const one = authenticator(name);
    const keys = kept(readNewPasskey(one.made(challenge), 'user-iris', challenge));
    expect([...keys.keys()]).toEqual([ID.toString('base64url')]);
    expect(await readSignature(authenticator(name).signed(use), keys, use)).toBeUndefined();
    expect(await readSignature(one.signed(challenge), keys, use)).toBeUndefined();
    expect(await readSignature(one.signed(use, 0), keys, use)).toBeUndefined();
    expect(await readSignature(one.signed(use), new Map(), use)).toBeUndefined();
    expect(await readSignature(one.signed(use), keys, use)).toBe('user-iris');
  });
});

it('is asked for in both kinds, the shorter first [IDN-06 part]', () => {
  const { output } = newPasskeyCallback('a', { id: 'a', userName: 'iris', firstName: 'Iris' });
  const data = new Map(Object.entries(Object(output[0]?.value)));
  expect(JSON.parse(String(data.get('pubKeyCredParams')))).toEqual([
    { type: 'public-key', alg: -7 },
    { type: 'public-key', alg: -257 },
  ]);
});
