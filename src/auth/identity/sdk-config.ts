import type { ServiceConfig } from './service-config.ts';
import { stayWithService } from './stay-with-service.ts';

/** The timeout of a call, in milliseconds. Source: section 9. */
const IDENTITY_TIMEOUT_MS = 60_000;

/** Returns the SDK's configuration for a service. */
export const sdkConfig = ({ base, clientId, redirectUri, scope, realm }: ServiceConfig) => ({
  clientId,
  redirectUri,
  scope,
  realmPath: realm,
  serverConfig: { baseUrl: base, timeout: IDENTITY_TIMEOUT_MS },
  logLevel: 'none' as const,
  middleware: [stayWithService(base)],
});
