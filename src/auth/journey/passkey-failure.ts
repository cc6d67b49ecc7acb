/** Why a passkey failed: the messages of the specification's section 8, and one for all other cases. Source: IDN-06. */
const passkeyFailures = {
  unsupported: 'PublicKeyCredential not supported by this browser',
  none: 'No credential generated',
  callbacks: 'Incorrect callbacks for WebAuthn',
  parameters: 'Missing pubKeyCredParams property',
  /** The shopper or the browser cancelled, or there was no matching passkey. */
  'not-allowed': 'The passkey was not used',
} as const;

export type PasskeyFailureName = keyof typeof passkeyFailures;

/** A passkey could not be created or used. The step can still be sent; it tells the service why. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly reason: PasskeyFailureName;

  constructor(reason: PasskeyFailureName, cause?: unknown) {
    super(passkeyFailures[reason], { cause });
    this.reason = reason;
  }
}

/** Converts an error of the vendor's SDK, which is recognized by the beginning of its text. */
export const passkeyFailureOf = (error: unknown): PasskeyFailure => {
  const said = error instanceof Error ? error.message : '';
  const known = (['unsupported', 'none', 'callbacks', 'parameters'] as const).find((reason) =>
    said.startsWith(passkeyFailures[reason]),
  );
  return new PasskeyFailure(known ?? 'not-allowed', error);
};
