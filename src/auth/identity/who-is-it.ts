import { randomId } from '../../core/random.ts';

/**
 * Returns the row `signedIn`'s identifier of a person: SHA-256 of the sign-in's id and their subject, in hex. If the
 * browser can't hash (on an insecure origin), each result is random, so that nobody is mistaken for another person. Source:
 * SES-13.
 */
export const whoIs = async (id: string, subject: string): Promise<string> => {
  if (!globalThis.crypto.subtle) return randomId();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id + subject));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
