import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';

let made: JsonWebKey | undefined;

/** Returns the key that signs ID tokens. It is created once, because that takes a tenth of a second. */
export const signingKeys = (): { keys: JsonWebKey[] } => {
  made ??= {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: 'demo',
  };
  return { keys: [made] };
};
