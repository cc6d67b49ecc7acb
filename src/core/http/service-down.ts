import type { ServiceError } from '../errors.ts';
import { emit } from '../events/emit.ts';

/* Tells the page and its integrator of a service that can't be reached. Loaded only after such a call. */

/** The settings that hold the addresses of services, where a setting has another name than its service. */
const SETTINGS: Readonly<Record<string, string>> = { commerce: 'commerceBase' };

const told = new Set<string>();

/**
 * Sends `assess-error` with `service.down` on the document at the first failed call of a service, and warns once what to
 * look at if its address may be wrong. `url` is the address that was called. Source: EMB-08, EMB-10, API-06 c.
 */
export const tellDown = (service: string, url: string, error: ServiceError): void => {
  if (!told.has(service)) {
    told.add(service);
    emit(document, 'assess-error', { code: 'service.down', widget: 'page', service });
  }
  const remedy = remedyFor(error, service, url);
  if (remedy === undefined || told.has(`${service} address`)) return;
  told.add(`${service} address`);
  console.warn(`Assess widgets: ${error.message}. ${remedy}`);
};

/** Returns what to look at. Undefined if the service answered, but failed or was slow. */
const remedyFor = ({ kind, status }: ServiceError, service: string, url: string): string | undefined => {
  const setting = SETTINGS[service] ?? service;
  const { origin } = new URL(url, globalThis.location?.href);
  if (kind === 'network')
    return `Is the address in ${setting} right, is ${origin} up, and does it allow this page (CORS, connect-src)?`;
  if (kind === 'timeout' || status >= 500) return undefined;
  const plain = service === 'commerce' ? ' For a plain OCC host, set commerceExtensions to false.' : '';
  return `Does the address in ${setting} lead to the service?${plain} This was called: ${url.split('?')[0]}`;
};
