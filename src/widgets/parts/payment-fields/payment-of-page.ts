import { emit } from '../../../core/events/emit.ts';
import { inTime } from '../../../core/clock.ts';
import type { PaymentService } from './payment-fields.ts';

/** How long the page may take, in milliseconds. It may have to load its provider's script. */
export const PROVIDER_MS = 15_000;

/**
 * Asks the page for its own provider's card fields, by the event `assess-payment-service`. Undefined if nobody answers.
 * The promise resolves with undefined if the answer is not a payment service, fails or is late, which is reported to
 * the author. Never rejects. Source: SEC-11 d.
 */
export const paymentOfPage = (host: EventTarget): Promise<PaymentService | undefined> | undefined => {
  let answer: { given: unknown } | undefined;
  emit(host, 'assess-payment-service', {
    answerWith: (given) => {
      answer ??= { given };
    },
  });
  return answer && taken(host, answer.given);
};

const taken = async (host: EventTarget, given: unknown): Promise<PaymentService | undefined> => {
  try {
    const service = await inTime(given, PROVIDER_MS);
    if (isService(service)) return service;
    throw new TypeError('The answer has no functions createFields and askBank.');
  } catch (error) {
    console.error(
      'Assess widgets: the page’s answer to assess-payment-service can’t be used, so no cards are taken.',
      error,
    );
    emit(host, 'assess-error', {
      code: 'page.answer',
      widget: (host as Partial<Element>).localName ?? 'page',
    });
    return undefined;
  }
};

const isService = (given: unknown): given is PaymentService => {
  const { createFields, askBank } = Object(given) as Partial<Record<keyof PaymentService, unknown>>;
  return typeof createFields === 'function' && typeof askBank === 'function';
};
