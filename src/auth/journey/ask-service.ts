import { Auth } from '@forgerock/javascript-sdk';
import { IdentityError, isIdentityError } from '../identity-errors.ts';
import { sdkConfig, type SdkRequest } from '../identity/sdk-config.ts';
import type { IdentityConfig } from '../identity/identity-config.ts';
import { isExpired, isSuccess, readStep, type WireStep } from './wire-step.ts';
import type { Advice } from '../../core/registry/session-door.ts';

type ServiceAnswer =
  | { kind: 'step'; wire: WireStep }
  | { kind: 'success' }
  /** The service refused, and the journey is over. */
  | { kind: 'refused' }
  /** The journey took too long, or the service no longer knows it. */
  | { kind: 'expired' };

export type Question = { query: Record<string, string>; answered: unknown };

/** Makes one call of `authenticate`. Rejects with `IdentityError`; the journey may then continue at the same step. */
export type AskService = (question: Question) => Promise<ServiceAnswer>;

/** Creates the identity service's calls, by the vendor's SDK. `language` is for its texts. `ended` cancels them. */
export const createAskService =
  (config: IdentityConfig, language: string, ended?: AbortSignal): AskService =>
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
  // A body that claims to be JSON but is not ends here too.
  throw new IdentityError(cause instanceof SyntaxError ? 'login' : 'network', { cause });
};

/** The SDK adds `status` and `ok` to the body. */
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

/** How a journey begins: with a tree's name, with an advice of the API, or on the return from a link or another service. */
export type JourneyStart =
  /** `ofSignedIn`: it is about the person who is signed in, and ends with their sign-in. */
  | { tree: string; ofSignedIn?: true }
  | { advice: Advice }
  /** `resume`: the query of the address that the shopper came back to. `answered`: the step that led away. */
  | { resume: Readonly<Record<string, string>>; answered?: unknown; tree: string };

const ADVICES = {
  transaction: 'TransactionConditionAdvice',
  tree: 'AuthenticateToServiceConditionAdvice',
} as const;

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the query of the first `POST authenticate` of a journey. Source: specification section 7, IDN-05. */
export const startQuery = (start: JourneyStart): Record<string, string> => {
  if ('advice' in start) {
    const { advice } = start;
    const value = escapeXml(advice.kind === 'tree' ? advice.name : advice.id);
    return {
      authIndexType: 'composite_advice',
      authIndexValue: `<Advices><AttributeValuePair><Attribute name="${ADVICES[advice.kind]}"/><Value>${value}</Value></AttributeValuePair></Advices>`,
    };
  }
  if (!('resume' in start)) return { authIndexType: 'service', authIndexValue: start.tree };
  // The link of a mail identifies its own tree.
  return 'suspendedId' in start.resume
    ? start.resume
    : { authIndexType: 'service', authIndexValue: start.tree, ...start.resume };
};
