import type { People } from '../people.ts';
import { readCbor } from './cbor.ts';

/** A passkey that was created here, with its public key. */
export type Passkey = { id: string; accountId: string; key: JsonWebKey };

const keptOf = () => {
  const known = new WeakMap<People, Map<string, Passkey>>();
  return (people: People): Map<string, Passkey> => {
    const all = known.get(people) ?? new Map<string, Passkey>();
    known.set(people, all);
    return all;
  };
};

/** These people's passkeys for signing in without a password, by id (base64url). */
export const passkeysOf = keptOf();

/** These people's security keys, which are asked for after the password, by id. */
export const securityKeysOf = keptOf();

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const base64url = (bytes: Uint8Array): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Returns the challenge that a journey's passkey must sign. It is the same each time the tree is run. */
export const challengeOf = async (journey: string): Promise<string> =>
  base64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(journey))));

/** Parses bytes as the vendor's client writes them: signed numbers between commas. */
const unsigned = (list: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Int8Array.from(list.split(','), Number).buffer);

const isAbout = (clientData: string, type: string, challenge: string): boolean => {
  const said = JSON.parse(clientData) as { type?: unknown; challenge?: unknown };
  const [given] = [said.challenge].filter((one) => typeof one === 'string');
  return said.type === type && given !== undefined && base64(fromBase64url(given)) === challenge;
};

/** The position of a new key's own data in an authenticator's data. */
const ID_LENGTH_AT = 53;

/** Reads a public key as an authenticator writes it (COSE): ES256, or RS256 from those without elliptic curves. */
const readKey = (cose: ReadonlyMap<number, unknown>): JsonWebKey | undefined => {
  const [algorithm, curve] = [cose.get(3), cose.get(-1)];
  const part = (label: number): string => {
    const bytes = cose.get(label);
    if (!(bytes instanceof Uint8Array)) throw new Error('A key that lacks a part.');
    return base64url(bytes);
  };
  if (algorithm === -7 && curve === 1) return { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) };
  return algorithm === -257 ? { kty: 'RSA', n: part(-1), e: part(-2) } : undefined;
};

/**
 * Reads what the vendor's client sends for a new passkey. Returns undefined if it is not one, or belongs to another
 * journey. Attestation is not asked for: the demo accepts any authenticator.
 */
export const readNewPasskey = (answer: string, accountId: string, challenge: string): Passkey | undefined => {
  try {
    const [clientData = '', attestation = ''] = answer.split('::');
    if (!isAbout(clientData, 'webauthn.create', challenge)) return undefined;
    const data = (readCbor(unsigned(attestation)) as ReadonlyMap<string, Uint8Array>).get('authData');
    if (!(data instanceof Uint8Array)) return undefined;
    const idLength = new DataView(data.buffer, data.byteOffset).getUint16(ID_LENGTH_AT);
    const [idAt, keyAt] = [ID_LENGTH_AT + 2, ID_LENGTH_AT + 2 + idLength];
    const key = readKey(readCbor(data.slice(keyAt)) as ReadonlyMap<number, unknown>);
    return key && { id: base64url(data.slice(idAt, keyAt)), accountId, key };
  } catch {
    return undefined;
  }
};

/** Converts a signature as authenticators write it (DER) to two numbers of 32 bytes. */
const rawSignature = (der: Uint8Array): Uint8Array<ArrayBuffer> => {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const half of [0, 1]) {
    const length = der[at + 1] ?? 0;
    const number = der.slice(at + 2, at + 2 + length).slice(-32);
    raw.set(number, half * 32 + 32 - number.length);
    at += 2 + length;
  }
  return raw;
};

const isSigned = async (
  key: JsonWebKey,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const isCurve = key.kty === 'EC';
  const algorithm = isCurve
    ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, imported, isCurve ? rawSignature(signature) : signature, signed);
};

/** Returns the account whose passkey signed this journey's challenge, or undefined. */
export const readSignature = async (
  answer: string,
  passkeys: ReadonlyMap<string, Passkey>,
  challenge: string,
): Promise<string | undefined> => {
  try {
    const [clientData = '', authenticator = '', signature = '', id = ''] = answer.split('::');
    const passkey = passkeys.get(id);
    if (!passkey || !isAbout(clientData, 'webauthn.get', challenge)) return undefined;
    const data = unsigned(authenticator);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(clientData)));
    const signed = new Uint8Array([...data, ...hash]);
    const isRight = await isSigned(passkey.key, unsigned(signature), signed);
    // The lowest bit of the flags says that a person was present.
    return isRight && ((data[32] ?? 0) & 1) === 1 ? passkey.accountId : undefined;
  } catch {
    return undefined;
  }
};
