import type { JourneyCallback } from '../../../auth/journey/journey-step.ts';

export type CheckCallback = Extract<
  JourneyCallback,
  { kind: 'device-profile' | 'protect-start' | 'protect-signals' | 'captcha' }
>;

/**
 * Checks a device or a person for the service without asking them: device profile, PingOne Protect, reCAPTCHA. Resolves
 * with the service's expected answer; rejects if there is none. `place` is an empty element for anything that must be
 * drawn.
 */
export type SignInChecks = (check: CheckCallback, place: HTMLElement) => Promise<string>;

/** How long a check may take before the journey continues without it, in milliseconds. */
export const CHECK_MS = 15_000;

const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message ? error.message : 'FAILED').slice(0, 200);

/** Runs one check and fills in its answer, or the reason for its failure; the service decides what that means. Never rejects. */
export const runCheck = async (
  check: CheckCallback,
  checks: SignInChecks,
  place: HTMLElement,
): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('TIMEOUT')), CHECK_MS);
  });
  try {
    check.set(await Promise.race([checks(check, place), late]));
  } catch (error) {
    console.warn(`Assess widgets: the check "${check.kind}" of the sign-in gave nothing.`, error);
    check.fail(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
};
