import { isServiceError } from '../errors.ts';

/** A read is tried at most three times. No further try begins later than 20 s after the first (REL-01). */
const MAX_RETRIES = 2;
const TOTAL_MS = 20_000;
const FIRST_DELAY_MS = 400;

export type RetrySeams = {
  now: () => number;
  random: () => number;
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

const browserSeams: RetrySeams = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/**
 * Runs a read, and repeats it at most twice after a temporary failure. It pauses in between: for the time in Retry-After,
 * else for a random time. For reads only; a write is never repeated automatically. Rejects with the last failure.
 */
export const retryRead = async <T>(
  read: () => Promise<T>,
  signal?: AbortSignal,
  seams: RetrySeams = browserSeams,
): Promise<T> => {
  const began = seams.now();
  for (let retries = 0; ; retries += 1) {
    try {
      return await read();
    } catch (error) {
      if (retries >= MAX_RETRIES || signal?.aborted || !mayPass(error)) throw error;
      const pause = pauseBefore(error, retries, seams.random);
      if (seams.now() - began + pause >= TOTAL_MS) throw error;
      await seams.wait(pause, signal);
      if (signal?.aborted) throw error;
    }
  }
};

/** Returns whether the same read may succeed when repeated. */
const mayPass = (error: unknown): boolean => {
  if (!isServiceError(error)) return false;
  if (error.kind === 'status') return error.status === 429 || error.status >= 500;
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'not-json';
};

const pauseBefore = (error: unknown, retries: number, random: () => number): number => {
  const asked = isServiceError(error) ? error.retryAfterMs : undefined;
  return asked ?? FIRST_DELAY_MS * 2 ** retries * (0.5 + random());
};
