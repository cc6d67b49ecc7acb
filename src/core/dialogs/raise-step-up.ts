import { isFramedElsewhere } from '../framed.ts';
import { existingRegistry } from '../registry/registry.ts';
import type { Advice } from '../registry/session-door.ts';
import { stepUpMatters, type StepUpMatter } from './step-up-matter.ts';

const isSame = (one: Advice, other: Advice): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Has the shopper prove who they are; who asks for the same while it is open gets the same answer. Never inside a page of
 * another origin, which could lay itself over what is asked (SEC-14).
 */
export const raiseStepUp = (advice: Advice): Promise<boolean> => {
  const registry = existingRegistry();
  if (registry === undefined || isFramedElsewhere()) return Promise.resolve(false);
  const open = stepUpMatters.open(registry).find((one) => isSame(one.advice, advice));
  if (open) return open.settled;
  const { promise: settled, resolve } = Promise.withResolvers<boolean>();
  const whose = registry.session?.whose?.();
  // Whoever is there by now is not who was asked: their password would sign them in again.
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
