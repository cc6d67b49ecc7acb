import { initialize, type LDFlagChangeset } from 'launchdarkly-js-client-sdk';
import type { FlagService } from '../config/page-config.ts';
import type { FlagContext } from './flag-client.ts';
import type { RawFlags } from './known-flags.ts';

/** How long the first answer may take before the stream is tried all the same, in milliseconds. */
const PATIENCE = 5000;

const tell = (message: string) => console.warn(`Assess widgets: flag service: ${message}`);
const quiet = () => undefined;

/**
 * Reconnects grow from the first number to 30 s by the SDK itself. No goals: they would send the page's address with
 * each click. No headers of its own: they cost a preflight. Source: FLG-03.
 */
const OPTIONS = {
  fetchGoals: false,
  sendLDHeaders: false,
  streamReconnectDelay: 1000,
  eventCapacity: 100,
  flushInterval: 2000,
  diagnosticRecordingInterval: 900_000,
  logger: { debug: quiet, info: quiet, warn: tell, error: tell },
};

/**
 * A line to the flag service through the vendor's own SDK: a first answer, then the stream. Its store of values is not
 * used: it would be a second one beside the storage table's. Never throws. Source: FLG-03, FLG-04.
 */
export const openVendorFlagLine = (
  { clientId, ...addresses }: FlagService,
  context: FlagContext,
  onValues: (raw: RawFlags) => void,
): { close(): Promise<void> } => {
  let values: RawFlags | undefined;
  let closed = false;
  const client = initialize(clientId, { ...context }, { ...OPTIONS, ...addresses });
  const give = (raw: RawFlags) => {
    values = raw;
    if (!closed) onValues(raw);
  };

  // An answer that comes after the stream's first word is the older of the two.
  client.on('initialized', () => values ?? give(client.allFlags()));
  client.on('change', (changes: LDFlagChangeset) =>
    give({
      ...values,
      ...Object.fromEntries(Object.entries(changes).map(([key, { current }]) => [key, current as unknown])),
    }),
  );
  // The SDK itself opens no stream when the first answer failed.
  const stream = () => closed || client.setStreaming(true);
  const impatient = setTimeout(stream, PATIENCE);
  void client.waitUntilReady().then(stream);
  return {
    close: () => {
      closed = true;
      clearTimeout(impatient);
      // Closed before its first answer, the SDK would open its stream all the same when that comes.
      client.setStreaming(false);
      return client.close();
    },
  };
};
