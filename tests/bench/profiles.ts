import type { CDPSession } from 'playwright/test';

export type Profile = 'fast' | 'slow';

/** Sets a round trip of 562 ms, 1.44 Mbit/s and a processor slowed four times; `fast` lifts all three limits. */
export const applyProfile = async (session: CDPSession, profile: Profile): Promise<void> => {
  const slow = profile === 'slow';
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow ? 562 : 0,
    downloadThroughput: slow ? 1_440_000 / 8 : -1,
    uploadThroughput: slow ? 1_440_000 / 8 : -1,
  });
  await slowProcessor(session, slow ? 4 : 1);
};

export const slowProcessor = async (session: CDPSession, rate: number): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Returns the browser's metrics of the page by name, in seconds, bytes or counts. */
export const metricsOf = async (session: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
};

export const collect = async (session: CDPSession): Promise<void> => {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
