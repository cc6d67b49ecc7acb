import { emit } from '../../../core/events/emit.ts';
import { inTime } from '../../../core/clock.ts';

/** How long the page may take, in milliseconds. */
export const CAPTCHA_MS = 30_000;

/** Asks the page for its captcha's token; `place` is for what is drawn. Rejects without one in time. Source: CHK-13 b. */
export const askCaptcha = async (host: EventTarget, place: HTMLElement): Promise<string> => {
  let answer: Promise<unknown> | undefined;
  emit(host, 'assess-order-check', {
    check: 'captcha',
    place,
    answerWith: (promise) => {
      answer ??= promise;
    },
  });
  if (answer === undefined) throw new Error('No listener of assess-order-check answered.');
  const given = await inTime(answer, CAPTCHA_MS);
  if (typeof given !== 'string' || given === '') throw new Error('The captcha gave no token.');
  return given;
};
