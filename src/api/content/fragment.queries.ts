import { useReading } from '../../core/registry/use-reading.ts';
import { runtime } from '../../core/runtime.ts';
import type { FragmentName } from './fragment.contract.ts';
import { fragmentKey, readFragment } from './read-fragment.ts';

/**
 * Returns a fragment of the CMS as nodes to import. Undefined until it has loaded. Nothing is read if the page has no
 * regional host, or in author mode.
 */
export const useFragment = (name: FragmentName): DocumentFragment | undefined =>
  useReading(fragmentKey(name), runtime().config.regional ? () => readFragment(name) : undefined).data;
