import { changeTraining } from '../../../src/api/training/training.contract.ts';
import { changeCart } from '../checkout/change-cart.ts';
import { customerOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { entryNotFound, invalid, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { earliestDay } from './training.ts';

/** The store's own endpoints for the details of a training line. Source: TRN-01 to TRN-05. */
export const trainingRoutes = (services: Services): Route[] => [
  handle(changeTraining, (call) => {
    customerOf(call, services);
    return changeCart(call, services, (cart, view) => {
      const number = call.path.entryNumber;
      const entry = /^\d{1,6}$/.test(number) ? cart.entries[Number(number)] : undefined;
      const product = entry && view.repository.product(entry.productCode);
      if (!entry || product?.format !== 'TRAINING') throw entryNotFound(number);
      const { dates, contact, participants } = call.body;
      if (dates?.some((day) => day < earliestDay(services.clock.now())))
        throw validationError([invalid('dates', 'A date is less than six weeks from today.')]);
      if (dates && new Set(dates).size < dates.length)
        throw validationError([invalid('dates', 'The second date is the first.')]);
      const emails = participants?.map(({ email }) => email.toLowerCase()) ?? [];
      const twice = emails.findIndex((email, at) => emails.indexOf(email) < at);
      if (twice >= 0)
        throw validationError([invalid(`participants.${twice}.email`, 'It stands there twice.')]);
      if (emails.length > (product.seats ?? 1) * entry.quantity)
        throw validationError([invalid('participants', 'There are more participants than seats.')]);
      const before = entry.training ?? { dates: [], participants: [] };
      const training = {
        dates: dates ?? before.dates,
        contact: contact ?? before.contact,
        participants: participants ?? before.participants,
      };
      const entries = cart.entries.map((one) => (one === entry ? { ...one, training } : one));
      return { cart: { ...cart, entries }, answer: undefined };
    });
  }),
];
