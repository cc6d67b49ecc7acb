import type { CDPSession, Frame } from 'playwright/test';
import { expect, type Page } from './fixtures.ts';

/** How the states that the browser gives to assistive technology are spoken. Usual states are not spoken. */
const SPOKEN: Readonly<Record<string, (value: unknown) => string>> = {
  level: (value) => `level ${String(value)}`,
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  disabled: (value) => (value === true ? 'disabled' : ''),
  busy: (value) => (value === true ? 'busy' : ''),
  required: (value) => (value === true ? 'required' : ''),
  invalid: (value) => (value === 'false' || value === false ? '' : 'invalid'),
};

type AxValue = { value?: unknown };

const plain = (part: AxValue | undefined): string => {
  const told = part?.value;
  return typeof told === 'string' || typeof told === 'number' ? String(told) : '';
};

type AxNode = {
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
};

/** Replaces what differs between runs: order numbers and dates. */
const steady = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\bW-?[\d-]{5,}/g, 'W…')
    .replace(/\d{8,}/g, '…')
    .trim();

const spoken = ({ role, name, description, value, properties = [] }: AxNode): string => {
  const text = (part: AxValue | undefined) => steady(plain(part));
  const states = properties.map((one) => SPOKEN[one.name]?.(one.value.value) ?? '');
  const words = [
    `${text(role)} “${text(name)}”`,
    text(value) && text(value) !== text(name) ? `holds “${text(value)}”` : '',
    ...states,
    text(description) && `described “${text(description)}”`,
  ];
  return words.filter(Boolean).join(', ');
};

const DEEP_ACTIVE = `(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
})()`;

const askFocused = async (session: CDPSession): Promise<AxNode> => {
  const { result } = await session.send('Runtime.evaluate', { expression: DEEP_ACTIVE });
  const objectId = result.objectId ?? '';
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  await session.send('Runtime.releaseObject', { objectId });
  return nodes[0] ?? {};
};

/** Returns the focused node in a frame of another origin that the browser draws in the page's own process. */
const askFocusedIn = async (session: CDPSession, url: string): Promise<AxNode> => {
  const { frameTree } = await session.send('Page.getFrameTree');
  const found = frameTree.childFrames?.find(({ frame }) => frame.url + (frame.urlFragment ?? '') === url);
  const { nodes } = await session.send('Accessibility.getFullAXTree', {
    ...(found && { frameId: found.frame.id }),
  });
  const isFocused = ({ role, properties }: AxNode) =>
    role?.value !== 'RootWebArea' &&
    properties?.some(({ name, value }) => name === 'focused' && value.value === true);
  return nodes.find(isFocused) ?? {};
};

export type Reader = {
  /** Everything that was read so far, one item a line. */
  readonly lines: string[];
  /** Adds a line of the transcript's own, like a stage direction. */
  note(words: string): void;
  /** Reads the focused element, if it is in a widget. */
  read(): Promise<void>;
  /** Does the same in a frame. */
  readIn(frame: Frame): Promise<void>;
  /** Waits until this text was announced. */
  hears(words: RegExp): Promise<void>;
  /** Returns everything that was announced and not waited for. */
  unheard(): readonly string[];
};

/**
 * Creates a reader of the accessibility tree: each stop of the focus by role, name, state and description, as the
 * browser gives them, and what the page announces. Create it before the first page is opened.
 */
export const readerOf = async (page: Page): Promise<Reader> => {
  const lines: string[] = [];
  const announced: string[] = [];
  await page.exposeBinding('assessHeard', (_source, words: string) => announced.push(steady(words)));
  await page.addInitScript(listen);
  const session = await page.context().newCDPSession(page);
  const add = (node: AxNode) => {
    expect(plain(node.name), `a name of ${spoken(node)} after:\n${lines.join('\n')}`).not.toBe('');
    lines.push(spoken(node));
  };
  return {
    lines,
    note: (words) => void lines.push(`== ${words}`),
    read: async () => {
      const isInWidget = await page.evaluate(
        () => document.activeElement?.closest('assess-quick-order, assess-cart, assess-checkout') !== null,
      );
      if (isInWidget) add(await askFocused(session));
    },
    readIn: async (frame) => {
      add(await askFocusedIn(session, frame.url()));
    },
    hears: async (words) => {
      await expect.poll(() => announced.some((one) => words.test(one)), `${words} is announced`).toBe(true);
      const at = announced.findIndex((one) => words.test(one));
      lines.push(`>> ${announced.splice(at, 1)[0]}`);
    },
    unheard: () => announced,
  };
};

/** Reports the texts of the page's live region and of new alerts. Runs in the page. */
function listen(): void {
  type Told = typeof globalThis & { assessHeard: (words: string) => Promise<unknown> };
  const tell = (words: string | null | undefined) => {
    if (words?.trim()) void (globalThis as Told).assessHeard(words).catch(() => undefined);
  };
  const told = new WeakSet<Node>();
  const look = (node: Node) => {
    if (!(node instanceof Element) || told.has(node)) return;
    if (node.localName === 'polite-live-region' && node.shadowRoot) {
      told.add(node);
      const { shadowRoot } = node;
      tell(shadowRoot.querySelector('[role=status]')?.textContent);
      new MutationObserver(() => tell(shadowRoot.querySelector('[role=status]')?.textContent)).observe(
        shadowRoot,
        { subtree: true, childList: true, characterData: true },
      );
    }
    for (const alert of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]'))
      if (!told.has(alert)) {
        told.add(alert);
        tell(alert.textContent);
      }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
  }).observe(document, { subtree: true, childList: true });
}
