/* The frame's calls to its service, on its own origin. */

/** The time limit in milliseconds. A card network usually takes less. */
const PATIENCE_MS = 15_000;

const CODES = { 402: 'refused', 504: 'timed-out' };

/**
 * Sends a call. It fails if the service redirects it (SEC-12 d). With `keepalive`, it is sent even if the frame is
 * removed meanwhile.
 */
const post = (path, body, { signal, keepalive = false }) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    keepalive,
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(PATIENCE_MS)]),
  });

/** Returns the result of an answer: a token, the bank's question, or the code of a refusal. */
const outcomeOf = async (response, otherwise) => {
  if (!response.ok) return { type: 'refused', code: otherwise ?? CODES[response.status] ?? 'failed' };
  const { token, scheme, lastFour, challenge } = await response.json();
  return challenge === undefined ? { type: 'token', token, scheme, lastFour } : { challenge };
};

export const giveCard = async (body, signal) => outcomeOf(await post('tokens', body, { signal }));

export const answerBank = async (challenge, answer) => {
  const path = `challenges/${encodeURIComponent(challenge)}`;
  const response = await post(path, { answer }, { keepalive: true });
  return outcomeOf(response, response.status === 402 ? 'not-confirmed' : 'failed');
};
