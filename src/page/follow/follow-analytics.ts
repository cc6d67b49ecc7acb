import { createProductSource } from '../../api/analytics/product-source.ts';
import { createRecorder } from '../../core/analytics/create-recorder.ts';
import { loadLayer } from '../../core/analytics/load-layer.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Prepares the records of the page's data layer. Returns the function that takes the widgets' events. `isGiven` says
 * whether the page has the shopper's consent. Rejects if the configured layer is none. Source: ANA-02.
 */
export const followAnalytics = async (isGiven: () => boolean): Promise<(event: Event) => void> => {
  const push = await loadLayer(runtime().config.analytics?.layer);
  return createRecorder({ source: createProductSource(), push, isGiven });
};
