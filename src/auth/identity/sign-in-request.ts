/** The random values of one authorization request, which also identify its answer. Source: IDN-01, SEC-05, section 9. */
export type SignInRequest = { state: string; verifier: string; nonce: string };

/** Creates a request: state and nonce of 16 random bytes, verifier of 32 random bytes, as base64url. */
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
