import { fetchJson } from '../../core/http/fetch-json.ts';
import { visitorCountry } from './geo.contract.ts';

/**
 * The visitor's country, ISO 3166, asked once at `base`: no retry, no cookie, no header that would need a preflight.
 * Throws `ServiceError`: after 30 s, for 404, for rubbish. Source: LOC-09.
 */
export const readCountry = async (base: string): Promise<string> => {
  const { method, path, response: schema, timeoutMs } = visitorCountry;
  return (await fetchJson({ url: base + path, method, schema, timeoutMs })).country;
};
