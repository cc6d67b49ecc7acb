import { createProductSource } from '../../api/analytics/product-source.ts';
import { createRecorder } from '../../core/analytics/records-of-events.ts';
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

/** Returns the function that takes events to the page's data layer. Rejects if there is no such layer. Source: ANA-02. */
export const followAnalytics = async (isGiven: () => boolean): Promise<(event: Event) => void> => {
  const push = await loadLayer(runtime().config.analytics?.layer);
  return createRecorder({ source: createProductSource(), push, isGiven });
};
