/** What one authorization asks by, and what its answer is told by. Source: IDN-01, SEC-05, section 9. */
export type SignInRequest = { state: string; verifier: string; nonce: string };

/** State and nonce of 16 random bytes, the verifier of 32, as base64url. */
export const newSignInRequest = (): SignInRequest => ({
  state: randomWord(16),
  verifier: randomWord(32),
  nonce: randomWord(16),
});

const randomWord = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
