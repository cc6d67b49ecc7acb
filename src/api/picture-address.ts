import { runtime } from '../core/runtime.ts';
import { contentLink } from './content/content-link.rules.ts';

/** Returns the absolute address of a picture from commerce, if the page may load it. Source: SEC-13. */
export const pictureAddress = (raw: string): string | undefined => {
  const link = contentLink(raw);
  if (link === undefined) return undefined;
  const url = new URL(link, new URL(runtime().config.commerceBase, location.href));
  return mayShow(url) ? url.href : undefined;
};

/** Returns whether the page may load a picture from an address: on a configured host, by https or the page's own scheme. */
export const mayShow = ({ origin, protocol, host }: URL): boolean => {
  const { commerceBase, content, regional, storeUrl, storeHosts, mediaHosts = [] } = runtime().config;
  const bases = [location.origin, commerceBase, content, regional, storeUrl];
  if (bases.some((base) => base !== undefined && new URL(base, location.href).origin === origin)) return true;
  const isWeb = protocol === 'https:' || protocol === location.protocol;
  return isWeb && [...storeHosts, ...mediaHosts].some((one) => one.toLowerCase() === host);
};
