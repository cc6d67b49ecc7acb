import { initialize, type LDFlagChangeset } from 'launchdarkly-js-client-sdk';
import type { FlagService } from '../config/page-config.ts';
import type { FlagContext } from './flag-client.ts';
import type { RawFlags } from './shared-flag-client.ts';

/** How long to wait for the first answer before the stream is opened anyway, in milliseconds. */
const PATIENCE = 5000;

const tell = (message: string) => console.warn(`Assess widgets: flag service: ${message}`);
const quiet = () => undefined;

/**
 * The SDK's options. It lengthens the reconnect delay itself, up to 30 s. Goals are off because they would send the page's
 * address with each click. The SDK's own headers are off because they cost a preflight. Source: FLG-03.
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
 * Connects to the flag service through the vendor's SDK: a first answer, then the stream. The SDK's own storage of values
 * is not used, because the storage table already keeps them. Never throws. Source: FLG-03, FLG-04.
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

  // If the stream has already delivered values, the first answer is older and is ignored.
  client.on('initialized', () => values ?? give(client.allFlags()));
  client.on('change', (changes: LDFlagChangeset) =>
    give({
      ...values,
      ...Object.fromEntries(Object.entries(changes).map(([key, { current }]) => [key, current as unknown])),
    }),
  );
  // The SDK does not open the stream itself if the first answer failed.
  const stream = () => closed || client.setStreaming(true);
  const impatient = setTimeout(stream, PATIENCE);
  void client.waitUntilReady().then(stream);
  return {
    close: () => {
      closed = true;
      clearTimeout(impatient);
      // If it is closed before its first answer, the SDK would still open the stream later.
      client.setStreaming(false);
      return client.close();
    },
  };
};
