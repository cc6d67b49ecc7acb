import { openFrameChannel, type ChannelListeners, type FrameChannel } from './frame-channel.ts';
import type { FrameSays, PageSays } from './frame-messages.ts';
import { markField } from './keep-in-sight.ts';
import type { Appearance, MountOptions, PaymentField } from './payment-fields.ts';

/** The maximum height in CSS pixels. All fields with all their errors are lower, even in a narrow column with large letters. */
const HIGHEST = 1_200;

const bounded = (length: number): number => Math.min(length, HIGHEST);

export type FrameQuestion = Pick<MountOptions, 'locale' | 'title' | 'appearance' | 'scheme'> & {
  mode: MountOptions['mode'] | 'challenge';
  challenge?: string | undefined;
};

export type CardFrame = {
  say: (message: PageSays) => void;
  dress: (appearance: Appearance) => void;
  /** Moves the focus into the frame: to a field, or to the bank's challenge if there is one. */
  focus: (field?: PaymentField) => void;
  remove: () => void;
};

type Listeners = ChannelListeners & { onShown: () => void };

/** Adds a page of the payment service (`base`) as a frame in the page's own tree, as high as its content. */
export const mountCardFrame = (
  place: HTMLElement,
  base: string,
  question: FrameQuestion,
  { onShown, onMessage, onNonsense, onFailure }: Listeners,
): CardFrame => {
  const frame = document.createElement('iframe');
  const src = frameAddress(base, question);
  let { appearance } = question;
  let channel: FrameChannel | undefined;
  const dress = () => {
    // If the color schemes differ, browsers paint an opaque background behind the frame.
    frame.style.colorScheme = appearance.scheme;
    channel?.say({ type: 'appearance', properties: propertiesOf(appearance) });
  };
  const field = markField(frame);
  const hear = (message: FrameSays) => {
    if (message.type === 'ready') dress();
    if (message.type === 'focused')
      return field.move({ top: bounded(message.top), height: bounded(message.height) });
    if (message.type !== 'height') return onMessage(message);
    frame.style.height = `${bounded(message.height)}px`;
    if (!frame.inert) return;
    frame.inert = false;
    onShown();
  };

  frame.title = question.title;
  frame.className = 'pay-frame';
  frame.referrerPolicy = 'no-referrer';
  // What the service's page needs, on its own origin. It can't lead this page away (SEC-14).
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms');
  // The frame becomes visible once it has the page's colours. Until then it has a size, because a browser does not draw
  // a frame without one.
  frame.inert = true;
  frame.src = src.href;
  dress();
  channel = openFrameChannel(frame, src.origin, { onMessage: hear, onNonsense, onFailure });
  const { say, close } = channel;
  // It is added beside the previous frame, whose answer may still be on its way.
  place.append(frame);
  return {
    say,
    dress: (next) => {
      appearance = next;
      dress();
    },
    focus: (field) => {
      frame.focus();
      say({ type: 'focus', field });
    },
    remove: () => {
      close();
      field.remove();
      frame.remove();
    },
  };
};

const frameAddress = (base: string, { mode, locale, challenge, scheme }: FrameQuestion): URL => {
  const address = new URL(`${base}/v1/frame`, document.baseURI);
  const [language = 'en'] = locale.split('-');
  const asked = { parent: location.origin, lang: language, mode, challenge, scheme };
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) address.searchParams.set(name, value);
  return address;
};

/** Returns the custom properties for the frame: `fontSize` becomes `--pay-font-size`. */
const propertiesOf = (appearance: Appearance): Record<string, string> =>
  Object.fromEntries(
    Object.entries(appearance).map(([name, value]) => [
      `--pay-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
