import {
  actOnQuote,
  changeQuote,
  commentQuote,
  createQuote,
  listQuotes,
  readQuote,
  readQuoteEligibility,
  readQuotePdf,
} from '../../../src/api/quote/quote.contract.ts';
import { endOfDay } from '../../../src/core/i18n/zone-days.ts';
import { cartOf, checkVersion } from '../cart/cart.ts';
import { customerOf, localeOf, siteOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { answeredOnce } from '../core/idempotency.ts';
import { forbidden, invalid, OccError, validationError } from '../core/occ-error.ts';
import { pageOf, type Sort } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import { act } from './act.ts';
import { cartToQuote, quoteAgain, refuseMissing } from './create.ts';
import { expiryFor, missingParts, quoteOf } from './make-quote.ts';
import { pdfWords } from './pdf-words.ts';
import { quotePdf } from './quote-pdf.ts';
import { quoteReply, summaryReply } from './quote-view.ts';
import { stateNow } from './quote.ts';
import { beginQuotes } from './seed.ts';
import { quotesIn, type StoredQuote } from './store.ts';

const SORTS: [Sort<StoredQuote>, ...Sort<StoredQuote>[]] = [
  {
    code: 'byDate',
    name: 'Date',
    order: (a, b) => b.createdAt - a.createdAt || b.code.localeCompare(a.code),
  },
  {
    code: 'byExpiration',
    name: 'Expires first',
    order: (a, b) => a.lastDay.localeCompare(b.lastDay) || a.code.localeCompare(b.code),
  },
  { code: 'byCode', name: 'Number', order: (a, b) => a.code.localeCompare(b.code) },
  {
    code: 'byName',
    name: 'Name',
    order: (a, b) => a.name.localeCompare(b.name) || a.code.localeCompare(b.code),
  },
];

type CustomersCall = Omit<Call, 'path' | 'body'> & { path: { userId: string } };
type QuoteCall = CustomersCall & { path: { userId: string; quoteCode: string } };

/** Returns the quote that a call names. Throws 404 if there is none, and 403 if it belongs to another customer. */
const quoteIn = (call: QuoteCall, services: Services): StoredQuote => {
  const user = customerOf(call, services);
  const site = siteOf(call);
  beginQuotes(user, viewOf(call, services));
  const code = call.path.quoteCode;
  const quotes = quotesIn(services.repository);
  const quote = quotes.get(user, code);
  if (quote?.site === site.uid) return quote;
  if (!quote && quotes.ownerOf(code) !== undefined) throw forbidden();
  throw new OccError(404, [{ type: 'UnknownIdentifierError', message: `There is no quote '${code}'.` }]);
};

/** Endpoints for quotes, as OCC has them. Source: QTE-01 to QTE-04. */
export const quoteRoutes = (services: Services): Route[] => [
  handle(
    listQuotes,
    (call) => {
      const user = customerOf(call, services);
      const view = viewOf(call, services);
      beginQuotes(user, view);
      const found = quotesIn(services.repository)
        .of(user)
        .filter((quote) => quote.site === view.site.uid && isWanted(quote, call, services.clock.now()));
      const { page, ...paging } = pageOf(found, SORTS, call);
      return { quotes: page.map((quote) => summaryReply(quote, view)), ...paging };
    },
    { kind: 'quoteList' },
  ),

  handle(
    createQuote,
    (call) => {
      const user = customerOf(call, services);
      const view = viewOf(call, services);
      beginQuotes(user, view);
      call.reply.status = 201;
      const once = { ...call, path: { ...call.path, cartId: 'quotes' } };
      return answeredOnce(once, services, () => {
        const { cartId, quoteCode, name, comment } = call.body;
        if (quoteCode !== undefined) {
          const before = quoteIn({ ...call, path: { ...call.path, quoteCode } }, services);
          return quoteReply(quoteAgain(before, view), view);
        }
        if (cartId === undefined) throw validationError([invalid('cartId', 'It is not set.', 'missing')]);
        const named = { ...call, path: { ...call.path, cartId } };
        const cart = cartToQuote(cartOf(named, services));
        checkVersion(named, cart);
        // A plain OCC host has no accounts.
        if (call.pathSite === undefined) refuseMissing(cart, view);
        const quote = quoteOf(cart, view, { name, comment });
        quotesIn(services.repository).save(quote);
        return quoteReply(quote, view);
      });
    },
    { kind: 'quote' },
  ),

  handle(readQuote, (call) => quoteReply(quoteIn(call, services), viewOf(call, services)), { kind: 'quote' }),

  handle(changeQuote, (call) => {
    const quote = quoteIn(call, services);
    if (quote.state !== 'BUYER_DRAFT') throw act.illegal(quote, 'SAVE');
    const { name = quote.name, description = quote.description } = call.body;
    quotesIn(services.repository).save({ ...quote, name, description });
    return undefined;
  }),

  handle(commentQuote, (call) => {
    const quote = quoteIn(call, services);
    const comment = { text: call.body.text, at: services.clock.now() };
    const laterComments = [...(quote.laterComments ?? []), comment];
    quotesIn(services.repository).save({ ...quote, laterComments });
    call.reply.status = 201;
    return undefined;
  }),

  handle(
    actOnQuote,
    (call) => {
      services.repository.transaction(() => act.on(quoteIn(call, services), call.body.action, services));
      return undefined;
    },
    { byParameters: (parameters) => ({ action: parameters.get('action') ?? undefined }) },
  ),
];

/** The store's own endpoints for quotes. */
export const quoteOwnRoutes = (services: Services): Route[] => [
  handle(readQuoteEligibility, (call) => {
    customerOf(call, services);
    const view = viewOf(call, services);
    const cart = cartOf(call, services);
    const { early, day, usual } = expiryFor(cart, view);
    return {
      missing: missingParts(cart, view),
      earlyExpiration: early,
      expirationTime: new Date(endOfDay(day, view.site.zone)).toISOString(),
      usualExpirationTime: new Date(endOfDay(usual, view.site.zone)).toISOString(),
    };
  }),

  handle(readQuotePdf, (call) => {
    const quote = quoteIn(call, services);
    const number = quote.code.replaceAll(/[^\w-]/g, '');
    const row = localeOf(call);
    const name = `${pdfWords[row.language].file}-${number}.pdf`;
    call.reply.headers['Content-Disposition'] = `attachment; filename="${name}"`;
    return quotePdf(quote, quoteReply(quote, viewOf(call, services)), row);
  }),
];

const isWanted = (quote: StoredQuote, { query }: Pick<Call, 'query'>, now: number): boolean => {
  const statuses = (query.get('statuses') ?? '').split(',').filter(Boolean);
  const wanted = (query.get('query') ?? '').trim().toLowerCase();
  const states = [stateNow(quote, now).toUpperCase(), quote.state];
  return (
    (statuses.length === 0 || statuses.some((one) => states.includes(one))) &&
    [quote.code, quote.name].some((text) => text.toLowerCase().includes(wanted))
  );
};
