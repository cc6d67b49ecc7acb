/* What the frame asks of its service, on its own origin. */

/** In ms. Longer than a card network takes as a rule. */
const PATIENCE_MS = 15_000;

const CODES = { 402: 'refused', 504: 'timed-out' };

/** An answer from elsewhere is none (SEC-12 d). `keepalive`: it is sent although the frame goes meanwhile. */
const post = (path, body, { signal, keepalive = false }) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    keepalive,
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(PATIENCE_MS)]),
  });

/** What came of an answer: a token, the bank's question, or the code of a refusal. */
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
