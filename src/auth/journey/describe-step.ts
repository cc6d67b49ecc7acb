import { late } from '../../core/late.ts';
import { USUAL, type Describe } from './describe-callback.ts';
import type { JourneyCallback, JourneyStep, PasskeyUse } from './journey-step.ts';
import { openCallback, type Callback, type WireStep } from './wire-step.ts';

const own = (table: Readonly<Record<string, Describe>>, type: string): Describe | undefined =>
  Object.hasOwn(table, type) ? table[type] : undefined;

const words = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given.slice(0, 10_000) : undefined;

/** The name for nodes of Ping's marketplace, which are only recognizable by their metadata. */
const PROTECT_NODE = 'PingOneProtect';
const nameOf = ({ type, value }: Callback): string =>
  type === 'MetadataCallback' && Object(value('data'))['_type'] === PROTECT_NODE ? PROTECT_NODE : type;

/** Matches markup in any text of a step. Few steps have some. */
const MARKED = /<[a-z!/]|&#?\w+;/i;
const isMarked = ({ header, description, callbacks }: WireStep): boolean =>
  MARKED.test(JSON.stringify([header, description, callbacks.map(({ output }) => output)]));
const offering = (callback: JourneyCallback): JourneyCallback =>
  callback.kind === 'text' && callback.purpose === 'username'
    ? { ...callback, offersPasskey: true }
    : callback;

/** Converts a step of the service for the rest of the code. Its setters write the answers into `wire`. */
export const describeStep = async (wire: WireStep): Promise<JourneyStep> => {
  const callbacks = wire.callbacks.map(openCallback);
  const needsMore = callbacks.some((one) => own(USUAL, nameOf(one)) === undefined);
  const more = needsMore ? await late(() => import('./rare-callbacks.ts')) : undefined;
  const rare: Readonly<Record<string, Describe>> = more
    ? { ...more.RARE, [PROTECT_NODE]: more.protectNode }
    : {};
  const stage = words(wire.stage);
  const use = passkeyUseOf(callbacks);
  const isOffered = use === 'sign-in' && isPasskeyOffered(callbacks);
  const step: JourneyStep = {
    id: wire.authId,
    stage,
    header: words(wire.header),
    description: words(wire.description),
    callbacks: callbacks.map((callback, index) => {
      const name = nameOf(callback);
      const describe = own(USUAL, name) ?? own(rare, name);
      const described = describe?.(callback, index, stage, callbacks) ?? {
        index,
        kind: 'unknown' as const,
        type: callback.type,
      };
      return isOffered ? offering(described) : described;
    }),
    ...(use && {
      passkey: {
        for: use,
        isOffered,
        // The vendor's passkey code is larger than that of all other steps together.
        use: async () => (await late(() => import('./use-passkey.ts'))).usePasskey(wire, use),
      },
    }),
  };
  return isMarked(wire) ? (await late(() => import('./without-markup.ts'))).withoutMarkup(step) : step;
};

/** Returns whether the browser must offer passkeys at the user name field ('conditional mediation'). */
const isPasskeyOffered = (callbacks: readonly Callback[]): boolean =>
  callbacks.some(
    ({ value }) => (Object(value('data')) as Record<string, unknown>)['mediation'] === 'conditional',
  );

/** Returns what a step needs a passkey for, if it has `webAuthnOutcome`, by metadata or a text. Source: IDN-06. */
const passkeyUseOf = (callbacks: readonly Callback[]): PasskeyUse | undefined => {
  const wants = callbacks.some(
    ({ type, value }) => type === 'HiddenValueCallback' && value('id') === 'webAuthnOutcome',
  );
  if (!wants) return undefined;
  const registers = callbacks.some(({ value, text }) => {
    const { pubKeyCredParams, _action: action } = Object(value('data')) as Record<string, unknown>;
    return (
      Boolean(pubKeyCredParams) ||
      action === 'webauthn_registration' ||
      text('message').includes('pubKeyCredParams')
    );
  });
  return registers ? 'register' : 'sign-in';
};
