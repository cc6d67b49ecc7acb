import type { Services } from '../backend/core/services.ts';
import { handle, type Call, type Route } from '../backend/core/endpoint-handler.ts';
import {
  forbidden,
  invalid,
  OccError,
  unknownIdentifier,
  validationError,
} from '../backend/core/occ-error.ts';
import {
  digitsOf,
  expiryFault,
  expiryOf,
  numberFault,
  schemeOf,
  securityCodeFault,
} from './frame/assets/card-rules.js';
import { framePage } from './frame-page.ts';
import { answerChallenge, createToken } from './payment.contract.ts';
import { CHALLENGE_MS, paymentsIn, TOKEN_MS, type StoredToken } from './payment-store.ts';
import { behaviourOf } from './test-cards.ts';

const DAY_MS = 86_400_000;

/**
 * The payment service: the frame, which alone handles card data, and the calls it makes. Source: SEC-11; api.md,
 * section 6.
 */
export const paymentRoutes = (services: Services): Route[] => {
  const { tokens, challenges } = paymentsIn(services.repository);
  const { clock, random } = services;

  const ask = (token: string): { challenge: string } => {
    const id = random();
    challenges.put(id, '', { id, token, state: 'asked', expiresAt: clock.now() + CHALLENGE_MS });
    return { challenge: id };
  };

  return [
    framePage,

    handle(createToken, (call) => {
      fromOwnFrame(call);
      const { mode, number, expiry, securityCode } = call.body;
      // The shopper's date may be one day behind the server's. The frame has checked it by the shopper's own date.
      const faults = faultsOf(mode, { number, expiry, securityCode }, new Date(clock.now() - DAY_MS));
      if (faults.length > 0) throw validationError(faults);
      const token: StoredToken = {
        ...(mode === 'saved' ? savedCode() : cardOf(number, expiry)),
        token: `tok_${random()}`,
        expiresAt: clock.now() + TOKEN_MS,
      };
      if (token.behaviour === 'refused') throw cardRefused();
      if (token.behaviour === 'slow-service')
        throw new OccError(504, [{ type: 'TimeoutError', message: 'The card network does not answer.' }]);
      tokens.put(token.token, '', token);
      call.reply.status = 201;
      return token.behaviour === 'challenge' ? ask(token.token) : reply(token);
    }),

    handle(answerChallenge, (call) => {
      fromOwnFrame(call);
      const id = call.path.challengeId;
      const challenge = challenges.get(id);
      const token = challenge && tokens.get(challenge.token);
      if (!challenge || !token) throw unknownIdentifier('challenge', id);
      const inTime = challenge.state !== 'failed' && clock.now() < challenge.expiresAt;
      const passed = inTime && call.body.answer === 'confirm';
      challenges.put(id, '', { ...challenge, state: passed ? 'passed' : 'failed' });
      if (!passed)
        throw new OccError(402, [
          { type: 'ChallengeFailed', message: 'The bank did not confirm the payment.' },
        ]);
      tokens.put(token.token, '', { ...token, proven: true });
      return reply(token);
    }),
  ];
};

const reply = ({ token, scheme, lastFour }: StoredToken) => ({ token, scheme, lastFour });

const cardRefused = (): OccError =>
  new OccError(402, [{ type: 'CardRefused', message: 'The card was refused.' }]);

/** Refuses a call from a page, whose origin differs from the frame's. */
const fromOwnFrame = ({ headers, origin }: Pick<Call, 'headers' | 'origin'>): void => {
  if (headers.get('origin') !== origin) throw forbidden();
};

type Fields = { number: string; expiry: string; securityCode: string };

const faultsOf = (mode: 'new' | 'saved', { number, expiry, securityCode }: Fields, today: Date) =>
  Object.entries({
    ...(mode === 'new' && { number: numberFault(number), expiry: expiryFault(expiry, today) }),
    securityCode: securityCodeFault(securityCode, mode === 'new' ? schemeOf(digitsOf(number)) : undefined),
  }).flatMap(([field, fault]) =>
    fault === undefined
      ? []
      : [invalid(field, `It is ${fault}.`, fault === 'required' ? 'missing' : 'invalid')],
  );

const cardOf = (typed: string, expiry: string) => {
  const number = digitsOf(typed);
  const { month, year } = expiryOf(expiry)!;
  return {
    kind: 'card' as const,
    scheme: schemeOf(number)!.scheme,
    lastFour: number.slice(-4),
    expiryMonth: month,
    expiryYear: year,
    behaviour: behaviourOf(number),
  };
};

/** The service already has the card itself. */
const savedCode = () => ({
  kind: 'code' as const,
  scheme: '',
  lastFour: '',
  expiryMonth: 0,
  expiryYear: 0,
  behaviour: 'accepted' as const,
});
