import { useRef, useState } from 'react';
import { NOBODY, type Customer } from '../../api/customer.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import { LONGEST_QUOTE_NAME, type Quote, type QuoteSummary } from '../../api/quote/quote.contract.ts';
import {
  cancelQuoteMutation,
  createQuoteMutation,
  orderQuoteMutation,
} from '../../api/quote/quote.mutations.ts';
import type { QuoteAct } from '../../api/quote/quote.rules.ts';
import { reportLater, reportSolved } from '../../api/report-later.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { checkoutOf } from './quote-page-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { isServiceError } from '../../core/errors.ts';
import { reasonOf, type Reason } from '../../core/reason-of.ts';

/** A quote from the list, or the whole quote. */
export type ActedOn = QuoteSummary & Partial<Pick<Quote, 'entries'>>;

export type ActFailure = { act: QuoteAct; quote: ActedOn; why: QuoteFailure; order: string | undefined };

/** Returns the actions on quotes, the one under way, the last failure and the quote made. Source: QTE-04 e, h; LEAD-09 c. */
export const useQuoteActs = (of: Customer | undefined) => {
  const t = useWords<typeof en>();
  const customer = of ?? NOBODY;
  const ordering = useCustomerMutation(orderQuoteMutation(customer));
  const cancelling = useCustomerMutation(cancelQuoteMutation(customer));
  const creating = useCustomerMutation(createQuoteMutation(customer));
  const [busy, setBusy] = useState<{ act: QuoteAct; code: string }>();
  const [failure, setFailure] = useState<ActFailure>();
  const [made, setMade] = useState<{ quote: Quote; before: ActedOn }>();
  const running = useRef(false);
  /** The key of each new quote that is made from a quote, kept until its outcome is known. */
  const keys = useRef(new Map<string, string>());

  /** Runs one action at a time. Resolves to true if it succeeded. */
  const run = async (act: QuoteAct, quote: ActedOn, work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current || runtime().author) return false;
    running.current = true;
    setBusy({ act, code: quote.code });
    setFailure(undefined);
    setMade(undefined);
    try {
      await work();
      reportSolved(`quote.${act}`, quote.code);
      return true;
    } catch (error) {
      reportLater(`quote.${act}`, error, quote.code);
      setFailure({ act, quote, why: quoteFailure(error), order: orderNamed(error) });
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  return {
    busy,
    failure,
    made,
    dismiss: (): void => {
      setFailure(undefined);
      setMade(undefined);
    },
    /** Opens the checkout of the quote's own cart. */
    order: (quote: ActedOn): Promise<boolean> =>
      run('order', quote, async () => {
        const target = checkoutOf(await ordering.mutateAsync(quote.code));
        if (target !== undefined) location.assign(target);
      }),
    /** Makes the quote's own cart, in which the missing details of trainings are given. */
    prepare: (quote: ActedOn): Promise<boolean> =>
      run('order', quote, () => ordering.mutateAsync(quote.code)),
    cancel: async (quote: ActedOn): Promise<boolean> => {
      const done = await run('cancel', quote, () => cancelling.mutateAsync(quote.code));
      if (done) runtime().registry.actions.announce(t('quotes.cancelled', { number: quote.code }));
      return done;
    },
    again: (quote: ActedOn): Promise<boolean> =>
      run('again', quote, async () => {
        const { code } = quote;
        const key = keys.current.get(code) ?? randomId();
        keys.current.set(code, key);
        // A quote with a name is submitted at once.
        const name = quote.name?.trim().slice(0, LONGEST_QUOTE_NAME) || code;
        const body = { quoteCode: code, name };
        try {
          const created = await creating.mutateAsync({ key, body });
          keys.current.delete(code);
          setMade({ quote: created, before: quote });
        } catch (error) {
          // A refused request made no quote, so the next press is a new request.
          if (!MAY_BE_MADE.includes(quoteFailure(error))) keys.current.delete(code);
          throw error;
        }
      }),
  };
};

const MAY_BE_MADE: readonly QuoteFailure[] = ['unconfirmed', 'failed', 'busy', 'notDone'];

export type QuoteActs = ReturnType<typeof useQuoteActs>;

/** Why quotes could not be read, or why an action on one failed. The catalogues have a text for each. */
export type QuoteFailure =
  | Reason
  | 'locked' // an order of it is under way
  | 'expired'
  | 'ordered'
  | 'nothingLeft'; // none of its products is sold any more

const type: Readonly<Record<string, QuoteFailure>> = {
  QuoteExpired: 'expired',
  QuoteOrdered: 'ordered',
  IllegalQuoteStateError: 'changed',
  CartLocked: 'locked',
  CartError: 'nothingLeft',
};

/** Returns the reason for a failed call about quotes. Source: REL-01, QTE-04. */
const quoteFailure = (error: unknown): QuoteFailure => reasonOf(error, { type });

/** Returns the code of the order that a quote became, if the refusal names it. */
const orderNamed = (error: unknown): string | undefined => {
  if (!isServiceError(error) || error.type !== 'QuoteOrdered') return undefined;
  const subject = error.errors[0]?.subject ?? '';
  return /^[\w-]{1,64}$/.test(subject) ? subject : undefined;
};
