import { randomId } from '../../core/random.ts';

/**
 * What the row `signedIn` says of a person: SHA-256 of the sign-in's id and their subject, in hex. Where the browser hashes
 * nothing (an insecure origin) each is another, so that nobody is ever taken for somebody else. Source: SES-13.
 */
export const whoIs = async (id: string, subject: string): Promise<string> => {
  if (!globalThis.crypto.subtle) return randomId();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id + subject));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
