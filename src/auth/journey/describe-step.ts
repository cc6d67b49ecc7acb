import { USUAL, type Describe } from './describe-callback.ts';
import type { JourneyStep } from './journey-step.ts';
import { passkeyUseOf } from './passkey-use.ts';
import { openCallback } from './wire-callback.ts';
import type { WireStep } from './wire-step.ts';

const own = (table: Readonly<Record<string, Describe>>, type: string): Describe | undefined =>
  Object.hasOwn(table, type) ? table[type] : undefined;

const words = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given.slice(0, 10_000) : undefined;

const loadRare = () => import('./rare-callbacks.ts');

/** A step of the service as the rest of the code sees it; its setters fill `wire` in. */
export const describeStep = async (wire: WireStep): Promise<JourneyStep> => {
  const callbacks = wire.callbacks.map(openCallback);
  const needsMore = callbacks.some(({ type }) => own(USUAL, type) === undefined);
  const rare = needsMore ? (await loadRare().catch(loadRare)).RARE : {};
  const stage = words(wire.stage);
  const use = passkeyUseOf(callbacks);
  return {
    id: wire.authId,
    stage,
    header: words(wire.header),
    description: words(wire.description),
    callbacks: callbacks.map((callback, index) => {
      const { type } = callback;
      const describe = own(USUAL, type) ?? own(rare, type);
      return describe?.(callback, index, stage) ?? { index, kind: 'unknown', type };
    }),
    ...(use && {
      passkey: {
        for: use,
        // The vendor's code for it is larger than that for all the rest of a journey.
        use: async () => {
          const load = () => import('./use-passkey.ts');
          await (await load().catch(load)).usePasskey(wire, use);
        },
      },
    }),
  };
};
