import { ServiceError, type FailureKind } from '../../core/errors.ts';
import type { Fetch } from '../../core/http/fetch-json.ts';
import { FRAGMENT_TIMEOUT_MS, MAX_FRAGMENT_BYTES } from './fragment.contract.ts';

/**
 * The text of a markup fragment, not yet fit to be shown (`sanitizeFragment`). One try; `url` is absolute.
 * Throws `ServiceError`: `status`, `timeout`, `network` or `offline`; `shape` for an answer that is no UTF-8 text/html,
 * is longer than 200 KB, is a whole page, or came from another origin by a redirect (SEC-03).
 */
export const fetchFragment = async (
  url: string,
  fetchImpl: Fetch = (address, init) => fetch(address, init),
): Promise<string> => {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, FRAGMENT_TIMEOUT_MS);
  try {
    const response = await fetchImpl(url, { credentials: 'omit', signal: controller.signal });
    checkHead(url, response);
    const text = await readText(response);
    if (WHOLE_PAGE.test(text)) throw failure('is a whole page', 'shape', response.status);
    return text;
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const kind = globalThis.navigator?.onLine === false ? 'offline' : 'network';
    throw failure(timedOut ? 'timed out' : 'got no answer', timedOut ? 'timeout' : kind, 0, error);
  } finally {
    clearTimeout(timer);
    // Whatever has not been read of an answer that is not wanted is not wanted either.
    controller.abort();
  }
};

/** Of a sign-in or a maintenance page that answers in place of the file. */
const WHOLE_PAGE = /^(?:\s|<!--[^]*?-->)*<(?:!doctype|html|head|body)[\s>]/i;

const failure = (message: string, kind: FailureKind, status: number, cause?: unknown) =>
  new ServiceError(`The fragment ${message}.`, { kind, status }, { cause });

const checkHead = (url: string, { ok, status, url: from, headers }: Response): void => {
  if (!ok) throw failure(`was answered with ${status}`, 'status', status);
  if (new URL(from).origin !== new URL(url).origin)
    throw failure('came from another origin', 'shape', status);
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.find((parameter) => /^\s*charset\s*=/.test(parameter)) ?? 'utf-8';
  if (type.trim() !== 'text/html' || !/\butf-?8\b/.test(charset))
    throw failure('is no text/html in UTF-8', 'shape', status);
};

/** Counted as it comes: a length that the answer claims may be that of its compressed form. */
const readText = async ({ body, status }: Response): Promise<string> => {
  if (body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body.getReader();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    bytes += value?.byteLength ?? 0;
    if (bytes > MAX_FRAGMENT_BYTES) throw failure('is longer than 200 KB', 'shape', status);
    try {
      text += decoder.decode(value, { stream: !done });
    } catch (cause) {
      throw failure('is no UTF-8', 'shape', status, cause);
    }
    if (done) return text;
  }
};
