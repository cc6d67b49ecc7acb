import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';

let made: JsonWebKey | undefined;

/** The key that id tokens are signed with: made once a process, since making it takes a tenth of a second. */
export const signingKeys = (): { keys: JsonWebKey[] } => {
  made ??= {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: 'demo',
  };
  return { keys: [made] };
};
