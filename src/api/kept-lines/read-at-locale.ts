import { callService } from '../../core/http/call-service.ts';
import type { Endpoint, EndpointArguments, EndpointResponse } from '../../core/http/define-endpoint.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';

/** Makes an anonymous read at another locale's store, in its language. Retries temporary failures. Throws `ServiceError`. */
export const readAt = <E extends Endpoint>(
  at: LocaleRow,
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<EndpointResponse<E>> =>
  retryRead(() => callService<E>({ ...endpoint, auth: 'none' }, { ...args, at }), args.signal);
