import { callService } from '../../core/http/call-service.ts';
import { visitorCountry } from './geo.contract.ts';

/**
 * The visitor's country, ISO 3166, asked once: no retry, no cookie, no header that would need a preflight.
 * Throws `ServiceError`: after 30 s, for 404, for rubbish. Source: LOC-09.
 */
export const readCountry = async (): Promise<string> => (await callService(visitorCountry, {})).country;
