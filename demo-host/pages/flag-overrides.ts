import type { GivenFlags } from '../../src/core/flags/flag-client.ts';

/**
 * Returns the flags of an address such as `?flags=mock`, `?flags=upc,vat` or `?flags={"quickOrderRows":{"max":5}}`,
 * which replace the flag service's. Only the demo host has this parameter: it writes the flags into the page's
 * configuration, and the widgets read no address (FLG-05). A value that is not a JSON object is a list of flags to turn
 * on.
 */
export function flagOverrides(text: string | null | undefined): GivenFlags | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  if (text === 'mock') return 'mock';
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
      return given as Record<string, unknown>;
  } catch {
    // The value is not JSON but a list.
  }
  return Object.fromEntries(text.split(',').map((key) => [key.trim(), true]));
}
