import { createProductSource } from '../../api/analytics/product-source.ts';
import { createRecorder } from '../../core/analytics/create-recorder.ts';
import { runtime } from '../../core/runtime.ts';
import { late } from '../../core/late.ts';
import type { AnalyticsRecord } from '../../core/analytics/analytics-record.contract.ts';

/** Loads what pushes records to a data layer. Rejects if there is no such layer, in words for the page's author. */
export const loadLayer = async (name = ''): Promise<(record: AnalyticsRecord) => void> => {
  const { layers } = await late(() => import('../../core/analytics/data-layers.ts'));
  if (!Object.hasOwn(layers, name))
    throw new Error(`analytics.layer is "${name}". It can be ${Object.keys(layers).join(', ')}.`);
  return layers[name as keyof typeof layers];
};

/**
 * Prepares the records of the page's data layer. Returns the function that takes the widgets' events. `isGiven` says
 * whether the page has the shopper's consent. Rejects if the configured layer is none. Source: ANA-02.
 */
export const followAnalytics = async (isGiven: () => boolean): Promise<(event: Event) => void> => {
  const push = await loadLayer(runtime().config.analytics?.layer);
  return createRecorder({ source: createProductSource(), push, isGiven });
};
