import { Auth } from '@forgerock/javascript-sdk';
import { IdentityError, isIdentityError } from '../identity-errors.ts';
import { sdkConfig } from '../identity/sdk-config.ts';
import type { ServiceConfig } from '../identity/service-config.ts';
import type { SdkRequest } from '../identity/stay-with-service.ts';
import { isExpired, isSuccess, readStep, type WireStep } from './wire-step.ts';

/** What the service answers to a step. */
export type ServiceAnswer =
  | { kind: 'step'; wire: WireStep }
  | { kind: 'success' }
  /** It said no, and the journey is over. */
  | { kind: 'refused' }
  /** The journey took too long, or nobody knows it any more. */
  | { kind: 'expired' };

export type Question = { query: Record<string, string>; answered: unknown };

/** One call of `authenticate`. Rejects with `IdentityError`: the journey may go on where it was. */
export type AskService = (question: Question) => Promise<ServiceAnswer>;

/**
 * Asks the identity service, by the vendor's SDK. `language` is the page's, for what the service says. Nothing goes
 * anywhere but to the configured service, and no redirect of it is followed (`stayWithService`). Once `ended` aborts, what is
 * under way is broken off, and nothing is sent any more.
 */
export const createAskService =
  (config: ServiceConfig, language: string, ended?: AbortSignal): AskService =>
  async ({ query, answered }) => {
    const service = sdkConfig(config);
    const options = {
      ...service,
      query,
      middleware: [
        ...service.middleware,
        ({ init }: SdkRequest, _action: unknown, next: () => unknown) => {
          (init.headers as Headers).set('Accept-Language', language);
          if (ended) init.signal = ended;
          next();
        },
      ],
    };
    const payload: unknown = await Auth.next(answered as never, options as never).catch(explain);
    return read(payload);
  };

const explain = (cause: unknown): never => {
  if (isIdentityError(cause)) throw cause;
  if (cause instanceof Error && cause.message === 'Timeout') throw new IdentityError('timeout', { cause });
  // A body that is no JSON, though it says so, ends here as well.
  throw new IdentityError(cause instanceof SyntaxError ? 'login' : 'network', { cause });
};

/** `status` and `ok` are what the SDK adds to the body. */
const read = (payload: unknown): ServiceAnswer => {
  const { ok, status = 0 } = Object(payload) as { ok?: boolean; status?: number };
  if (ok) {
    const wire = readStep(payload);
    if (wire) return { kind: 'step', wire };
    if (isSuccess(payload)) return { kind: 'success' };
    throw new IdentityError('login', { cause: new Error('The answer is neither a step nor an end.') });
  }
  if (status !== 401) throw new IdentityError('status', { status });
  return { kind: isExpired(payload) ? 'expired' : 'refused' };
};
