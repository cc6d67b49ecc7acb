import { userOf } from './commerce-call.ts';
import type { Call } from './endpoint-handler.ts';
import { invalid, validationError } from './occ-error.ts';
import type { Services } from './services.ts';

/** How long an answer is kept: a day, which is longer than any client retries. */
const KEPT_MS = 86_400_000;
const KEY = /^[\w.:-]{1,128}$/;

type KeyedCall = Omit<Call, 'path'> & { path: { userId: string; cartId: string } };

/**
 * Does a write once for one Idempotency-Key: the same call again gets the first answer, word for word, also an empty one,
 * whatever version and stock are by then. The same key with another method, path or body is refused with 422. Without a
 * key, the work is simply done.
 */
export const answeredOnce = <Answer>(call: KeyedCall, services: Services, work: () => Answer): Answer => {
  const header = call.headers.get('idempotency-key');
  if (header === null) return work();
  if (!KEY.test(header)) throw validationError([invalid('Idempotency-Key', 'The key is not valid.')]);
  const { repository, clock } = services;
  // The key includes the user, because `current` is another cart for each.
  const key = `${userOf(call, call.path.userId, services)} ${call.path.cartId} ${header}`;
  const fingerprint = JSON.stringify([call.method, call.path, call.body]);
  repository.dropAnswersBefore(clock.now() - KEPT_MS);
  const kept = repository.keptAnswer(key);
  if (kept && kept.fingerprint !== fingerprint)
    throw validationError([invalid('Idempotency-Key', 'The key was used for another call.')], 422);
  if (kept) {
    call.reply.headers['ETag'] = kept.etag;
    return (kept.body === '' ? undefined : JSON.parse(kept.body)) as Answer;
  }
  return repository.transaction(() => {
    const answer = work();
    const etag = call.reply.headers['ETag'] ?? '';
    repository.keepAnswer(key, {
      fingerprint,
      body: JSON.stringify(answer) ?? '',
      etag,
      keptAt: clock.now(),
    });
    return answer;
  });
};
