import { late } from '../late.ts';
import type { AnalyticsRecord } from './analytics-record.contract.ts';

/** The data layers, each in a file of its own. */
const LAYERS = {
  acdl: () => import('./acdl.ts'),
  ga4: () => import('./ga4.ts'),
  function: () => import('./function.ts'),
};

/** Loads what pushes records to a data layer. Rejects if there is no such layer, in words for the page's author. */
export const loadLayer = async (name: string | undefined): Promise<(record: AnalyticsRecord) => void> => {
  if (name === undefined || !Object.hasOwn(LAYERS, name))
    throw new Error(`analytics.layer is "${name}". It can be ${Object.keys(LAYERS).join(', ')}.`);
  return (await late<{ push: (record: AnalyticsRecord) => void }>(LAYERS[name as keyof typeof LAYERS])).push;
};
