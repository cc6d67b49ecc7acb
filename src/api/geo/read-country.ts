import { callService } from '../../core/http/call-service.ts';
import { visitorCountry } from './geo.contract.ts';

/**
 * Returns the visitor's country, ISO 3166. There is no retry, no cookie, and no header that would need a preflight. Throws
 * `ServiceError`: after 30 s, for 404, and for an invalid answer. Source: LOC-09.
 */
export const readCountry = async (): Promise<string> => (await callService(visitorCountry, {})).country;
