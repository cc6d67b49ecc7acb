/** Why there is no passkey, as the specification's section 8 says it, and what else happens. Source: IDN-06. */
export const passkeyFailures = {
  unsupported: 'PublicKeyCredential not supported by this browser',
  none: 'No credential generated',
  callbacks: 'Incorrect callbacks for WebAuthn',
  parameters: 'Missing pubKeyCredParams property',
  /** The shopper or the browser broke off, or nothing fitting was there. */
  'not-allowed': 'The passkey was not used',
} as const;

export type PasskeyFailureName = keyof typeof passkeyFailures;

/** A passkey could not be made or used. The step may still be sent: the service then hears why. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly reason: PasskeyFailureName;

  constructor(reason: PasskeyFailureName, cause?: unknown) {
    super(passkeyFailures[reason], { cause });
    this.reason = reason;
  }
}

/** Tells the vendor's errors apart by their beginnings. */
export const passkeyFailureOf = (error: unknown): PasskeyFailure => {
  const said = error instanceof Error ? error.message : '';
  const known = (['unsupported', 'none', 'callbacks', 'parameters'] as const).find((reason) =>
    said.startsWith(passkeyFailures[reason]),
  );
  return new PasskeyFailure(known ?? 'not-allowed', error);
};
