import type { GivenFlags } from '../../src/core/flags/given-flags.ts';

/**
 * Flags of an address such as `?flags=mock`, `?flags=upc,vat` or `?flags={"quickOrderRows":{"max":5}}`, in place of
 * the flag service's. The demo host alone knows them: it writes them into the page's configuration, and the widgets
 * read no address (FLG-05). What is no JSON object counts as a list of flags to turn on.
 */
export function flagOverrides(text: string | null | undefined): GivenFlags | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  if (text === 'mock') return 'mock';
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
      return given as Record<string, unknown>;
  } catch {
    // Not JSON: a list.
  }
  return Object.fromEntries(text.split(',').map((key) => [key.trim(), true]));
}
