import { isFramedElsewhere } from '../framed.ts';
import { existingRegistry } from '../registry/registry.ts';
import type { Advice } from '../registry/session-door.ts';
import { stepUpMatters, type StepUpMatter } from './matters.ts';

const isSame = (one: Advice, other: Advice): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Asks the shopper to prove who they are. Resolves with whether they did. A second call with the same advice gets the
 * answer to the open dialog. Resolves with false inside another origin's page, which could overlay the dialog (SEC-14).
 */
export const raiseStepUp = (advice: Advice): Promise<boolean> => {
  const registry = existingRegistry();
  if (registry === undefined || isFramedElsewhere()) return Promise.resolve(false);
  const open = stepUpMatters.open(registry).find((one) => isSame(one.advice, advice));
  if (open) return open.settled;
  const { promise: settled, resolve } = Promise.withResolvers<boolean>();
  const whose = registry.session?.whose?.();
  // If the visitor changes, the question is withdrawn: the new visitor was not asked, and their password would sign them in
  // again.
  const stop = registry.subscribe(() => {
    if (registry.session?.whose?.() !== whose) matter.settle(false);
  });
  const matter: StepUpMatter = {
    advice,
    settled,
    settle: (proven) => {
      stop();
      stepUpMatters.settle(registry, (one) => one === matter);
      resolve(proven);
    },
  };
  stepUpMatters.raise(registry, matter);
  return settled;
};
