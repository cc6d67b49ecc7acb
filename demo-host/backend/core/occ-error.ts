/** One error in the form of OCC v2. `type` and `reason` are stable; `message` is for developers. */
export type OccErrorBody = {
  type: string;
  message: string;
  reason?: string;
  subject?: string;
  subjectType?: string;
};

/** An error that a handler throws. The application answers it as `{errors: […]}` with `status`. */
export class OccError extends Error {
  override readonly name = 'OccError';
  readonly status: number;
  readonly errors: readonly OccErrorBody[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    errors: readonly OccErrorBody[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors[0]?.message ?? 'Error');
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

const occError = (status: number, error: OccErrorBody): OccError => new OccError(status, [error]);

/** Returns the error for a cart that can't be read. OCC answers 400, not 404; clients look at `reason` and `subjectType`. */
export const cartNotFound = (cartId: string): OccError =>
  occError(400, {
    type: 'CartError',
    message: 'Cart not found.',
    reason: 'notFound',
    subject: cartId,
    subjectType: 'cart',
  });

/** Returns the store's own error for a cart that became this order. */
export const cartOrdered = (orderCode: string): OccError =>
  occError(400, {
    type: 'CartError',
    message: 'The cart became an order.',
    reason: 'ordered',
    subject: orderCode,
    subjectType: 'order',
  });

/** Returns the store's own error for a cart that can't be changed because an order of it is under way. */
export const cartLocked = (cartId: string): OccError =>
  occError(409, {
    type: 'CartLocked',
    message: 'An order of this cart is under way.',
    subject: cartId,
    subjectType: 'cart',
  });

/**
 * Returns the store's own error for a refused choice of the checkout or a refused order. Each `type` belongs to one
 * step (api.md).
 */
export const refused = (
  type: string,
  message: string,
  { status = 409, ...more }: Partial<OccErrorBody> & { status?: number } = {},
): OccError => occError(status, { type, message, ...more });

/**
 * Returns the error for a cart that can't be merged; `message` says why. OCC distinguishes it from a missing cart by
 * `reason` only.
 */
export const cannotRestore = (cartId: string, message: string): OccError =>
  occError(400, {
    type: 'CartError',
    message,
    reason: 'cannotRestore',
    subject: cartId,
    subjectType: 'cart',
  });

export const entryNotFound = (entryNumber: string): OccError =>
  occError(400, {
    type: 'CartEntryError',
    message: 'The cart has no such line.',
    reason: 'notFound',
    subject: entryNumber,
    subjectType: 'entry',
  });

export const unknownProduct = (code: string): OccError =>
  occError(400, { type: 'UnknownIdentifierError', message: `No product has the code '${code}'.` });

export const unknownIdentifier = (what: string, id: string): OccError =>
  occError(400, { type: 'UnknownIdentifierError', message: `There is no ${what} '${id}'.` });

/** Returns the store's own error for a thing that is not there, or is not this customer's: the answer does not tell which. */
export const unknownResource = (what: string, id: string): OccError =>
  occError(404, { type: 'UnknownIdentifierError', message: `There is no ${what} '${id}'.` });

/** Returns the error for a product that is out of stock. OCC names the line if there is one, otherwise the product. */
export const outOfStock = (productCode: string, entryNumber?: number): OccError =>
  occError(400, {
    type: 'InsufficientStockError',
    message: `Product ${productCode} is out of stock`,
    reason: 'noStock',
    subject: entryNumber === undefined ? productCode : String(entryNumber),
    subjectType: entryNumber === undefined ? 'product' : 'entry',
  });

/** Returns the error for a refused promotion code. `message` is OCC's. Source: CRT-04. */
export const voucherRefused = (
  voucherId: string,
  reason: 'invalid' | 'inactive' | 'alreadyApplied' | 'notApplicable' = 'invalid',
  message = 'coupon.invalid.code.provided',
): OccError =>
  occError(400, {
    type: 'VoucherOperationError',
    message,
    reason,
    subject: voucherId,
    subjectType: 'voucher',
  });

/** Returns the error for an invalid value. `subject` is the field's path in the body, or the parameter's name. */
export const invalid = (
  subject: string,
  message: string,
  reason: 'invalid' | 'missing' | 'tooLong' = 'invalid',
): OccErrorBody => ({
  type: 'ValidationError',
  message,
  reason,
  subject,
  subjectType: 'parameter',
});

export const validationError = (errors: readonly OccErrorBody[], status = 400): OccError =>
  new OccError(status, errors);

/** Returns the store's own error for a thing that has changed since the version in If-Match. */
export const outdated = (what: string, id: string): OccError =>
  occError(412, {
    type: 'PreconditionFailedError',
    message: `The ${what} was changed meanwhile.`,
    reason: 'modified',
    subject: id,
    subjectType: what,
  });

/** Returns the store's own error for a cart that has changed since the version in If-Match. */
export const versionConflict = (cartId: string): OccError => outdated('cart', cartId);

export const unknownSite = (uid: string): OccError =>
  occError(400, { type: 'InvalidResourceError', message: `Base site '${uid}' doesn't exist` });

export const unsupported = (what: 'Language' | 'Currency', value: string): OccError =>
  occError(400, { type: `Unsupported${what}Error`, message: `${what} ${value} is not supported here` });

export const unauthorized = (message = 'This call needs an access token.'): OccError =>
  occError(401, { type: 'UnauthorizedError', message });

export const invalidToken = (): OccError =>
  occError(401, { type: 'InvalidTokenError', message: 'The access token is not valid.' });

export const forbidden = (): OccError =>
  occError(403, { type: 'ForbiddenError', message: 'Access is denied.' });

/** Returns the error for a name in `fields` that the host does not have. One such name fails the whole call. */
export const incorrectField = (name: string): OccError =>
  occError(400, { type: 'ConversionError', message: `Incorrect field:'${name}'` });

export const notReadable = (): OccError =>
  occError(400, { type: 'HttpMessageNotReadableError', message: 'The body is not JSON.' });

export const notJsonType = (contentType: string): OccError =>
  occError(415, {
    type: 'HttpMediaTypeNotSupportedError',
    message: `Content type '${contentType}' not supported`,
  });

export const wrongVerb = (method: string): OccError =>
  occError(405, {
    type: 'HttpRequestMethodNotSupportedError',
    message: `Request method '${method}' not supported`,
  });

export const tooLarge = (): OccError =>
  occError(413, { type: 'PayloadTooLargeError', message: 'The body is too large.' });

export const noSuchPath = (path: string): OccError =>
  occError(404, { type: 'UnknownResourceError', message: `There is no resource at ${path}` });
