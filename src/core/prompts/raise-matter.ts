import { existingRegistry } from '../registry/registry.ts';
import { unkeptMatters } from './matters.ts';
/** The entry point for `import()`. Importing `matters.ts` directly would add code, because others import it statically. */
export { raiseMatter } from './matters.ts';

/** Says that this browser keeps no cart beyond this page. Does nothing before start-up. Source: SES-11, REL-05. */
export const raiseUnkept = (): void => {
  const registry = existingRegistry();
  if (registry) unkeptMatters.raise(registry, {});
};
