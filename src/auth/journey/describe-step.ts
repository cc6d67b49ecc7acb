import { USUAL, type Describe } from './describe-callback.ts';
import type { JourneyCallback, JourneyStep } from './journey-step.ts';
import { isPasskeyOffered, passkeyUseOf } from './passkey-use.ts';
import { openCallback } from './wire-callback.ts';
import type { WireStep } from './wire-step.ts';

const own = (table: Readonly<Record<string, Describe>>, type: string): Describe | undefined =>
  Object.hasOwn(table, type) ? table[type] : undefined;

const words = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given.slice(0, 10_000) : undefined;

const loadRare = () => import('./rare-callbacks.ts');

const offering = (callback: JourneyCallback): JourneyCallback =>
  callback.kind === 'text' && callback.purpose === 'username'
    ? { ...callback, offersPasskey: true }
    : callback;

/** A step of the service as the rest of the code sees it; its setters fill `wire` in. */
export const describeStep = async (wire: WireStep): Promise<JourneyStep> => {
  const callbacks = wire.callbacks.map(openCallback);
  const needsMore = callbacks.some(({ type }) => own(USUAL, type) === undefined);
  const rare = needsMore ? (await loadRare().catch(loadRare)).RARE : {};
  const stage = words(wire.stage);
  const use = passkeyUseOf(callbacks);
  const isOffered = use === 'sign-in' && isPasskeyOffered(callbacks);
  return {
    id: wire.authId,
    stage,
    header: words(wire.header),
    description: words(wire.description),
    callbacks: callbacks.map((callback, index) => {
      const { type } = callback;
      const describe = own(USUAL, type) ?? own(rare, type);
      const described = describe?.(callback, index, stage) ?? { index, kind: 'unknown', type };
      return isOffered ? offering(described) : described;
    }),
    ...(use && {
      passkey: {
        for: use,
        isOffered,
        // The vendor's code for it is larger than that for all the rest of a journey.
        use: async () => {
          const load = () => import('./use-passkey.ts');
          await (await load().catch(load)).usePasskey(wire, use);
        },
      },
    }),
  };
};
