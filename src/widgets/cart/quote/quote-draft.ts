import * as v from 'valibot';
import type { QuoteRequest } from '../../../api/quote/quote.mutations.ts';
import { whose as whoseNow } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';

/** Returns the customer's id, or '' if there is no customer. Nothing is stored for ''. */
const owner = (): string => {
  const { session } = runtime().registry.getSnapshot();
  const of = whoseNow();
  return (session.status === 'signed-in' && session.id) || (typeof of === 'string' ? of : '');
};

/** Returns where what this customer types for a quote is kept, through the checkout and back. Source: QTE-01 b. */
export const quoteDraft = () => {
  const { storage, row } = runtime();
  return {
    owner: owner(),
    place: {
      read: () => storage.read('quoteDraft', row.baseSite),
      write: (draft: object) => storage.write('quoteDraft', { ...draft }, row.baseSite),
      remove: () => storage.remove('quoteDraft', row.baseSite),
    },
  };
};

const pendingSchema = v.object({
  owner: v.pipe(v.string(), v.nonEmpty()),
  key: v.string(),
  version: v.optional(v.pipe(v.number(), v.integer())),
  body: v.object({ cartId: v.string(), name: v.string(), comment: v.optional(v.string()) }),
});

/** The stored request of a quote whose outcome is unknown. It outlives a reload of the tab. Source: QTE-01 d. */
export const unknownQuote = {
  read: (): QuoteRequest | undefined => {
    const { storage, row } = runtime();
    const parsed = v.safeParse(pendingSchema, storage.read('quotePending', row.baseSite));
    return parsed.success && parsed.output.owner === owner() ? parsed.output : undefined;
  },
  keep: ({ key, version, body }: QuoteRequest): void => {
    const { storage, row } = runtime();
    storage.write('quotePending', { owner: owner(), key, version, body }, row.baseSite);
  },
  forget: (): void => {
    const { storage, row } = runtime();
    storage.remove('quotePending', row.baseSite);
  },
};
