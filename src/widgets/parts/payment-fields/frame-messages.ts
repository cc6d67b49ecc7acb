import * as v from 'valibot';

/* The messages that the payment frame may send over its channel. A message with another field, type or value is
   rejected. Source: SEC-11 c; the sender is demo-host/payment/frame/assets/frame.js. */

const field = v.picklist(['number', 'expiry', 'securityCode']);
const code = v.optional(v.picklist(['required', 'invalid', 'scheme', 'expired', 'too-far']));
const id = v.pipe(v.string(), v.maxLength(40));
const word = v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/));
const length = v.pipe(v.number(), v.finite(), v.minValue(0));
const lastFour = v.pipe(v.string(), v.regex(/^(?:\d{4})?$/));

const said = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('height'), height: length }),
  v.strictObject({ type: v.literal('focused'), top: length, height: length }),
  v.strictObject({ type: v.literal('state'), field, code, complete: v.boolean() }),
  v.strictObject({ type: v.literal('checked'), id }),
  v.strictObject({ type: v.literal('enter') }),
  v.strictObject({ type: v.literal('asked') }),
  v.strictObject({
    type: v.literal('token'),
    id,
    token: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)),
    scheme: word,
    lastFour,
  }),
  v.strictObject({
    type: v.literal('refused'),
    id,
    code: v.picklist(['incomplete', 'refused', 'not-confirmed', 'left', 'timed-out', 'failed']),
    card: v.optional(v.strictObject({ scheme: word, lastFour })),
  }),
]);

export type FrameSays = v.InferOutput<typeof said>;

/** Returns the message. Undefined if it is not one of the frame's. */
export const readFrameMessage = (data: unknown): FrameSays | undefined => {
  const { success, output } = v.safeParse(said, data);
  return success ? output : undefined;
};

/** The messages from the page to the frame. */
export type PageSays =
  /** `amount` is shown in the bank's challenge, as text: `$412.50`. */
  | { type: 'tokenise'; id: string; amount?: string | undefined }
  | { type: 'cancel' | 'check'; id: string }
  | { type: 'focus'; field?: string | undefined }
  | { type: 'appearance'; properties: Readonly<Record<string, string>> };
