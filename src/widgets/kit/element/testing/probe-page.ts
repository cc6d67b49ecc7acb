import { expect, vi } from 'vitest';

export type ProbeElement = HTMLElement & {
  open?: unknown;
  label?: unknown;
  maxRows?: unknown;
  data?: unknown;
  theme?: unknown;
};

/** Creates an element from HTML, as a page does, and connects it. */
export const place = (html: string, parent: Element = document.body): ProbeElement => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = document.importNode(template.content.firstElementChild as Element, true);
  return parent.appendChild(element) as ProbeElement;
};

/** Returns the element that the widget draws into. */
export const drawn = (element: Element): Element | null =>
  (element.shadowRoot ?? element).querySelector(':scope > .assess-root') ??
  element.shadowRoot?.querySelector('.assess-root') ??
  null;

/** Returns the current props of the component. Undefined while it is not drawn. */
export const propsOf = (element: Element): Record<string, unknown> | undefined => {
  const text = drawn(element)?.querySelector('[data-props]')?.getAttribute('data-props');
  return text === undefined || text === null ? undefined : (JSON.parse(text) as Record<string, unknown>);
};

/** Waits until the component's props include these. */
export const expectProps = (element: Element, props: Record<string, unknown>): Promise<void> =>
  expect.poll(() => propsOf(element)).toMatchObject(props);

export const buttonOf = (element: Element, name: RegExp): HTMLButtonElement => {
  const buttons = [...(drawn(element)?.querySelectorAll('button') ?? [])];
  const found = buttons.find((button) => name.test(button.textContent ?? ''));
  if (found === undefined) throw new Error(`The widget has no button ${String(name)}.`);
  return found;
};

/** Returns whether the content that the author wrote inside the tag is visible. */
export const seesFallback = (element: Element): boolean => {
  const link = element.querySelector('[data-fallback]');
  return link !== null && link.checkVisibility() && link.getClientRects().length > 0;
};

/** Waits until everything that is already due has happened. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Keeps expected console messages out of the test's output and returns them. */
export const quiet = (method: 'warn' | 'error' | 'info'): { lines: () => string[] } => {
  const spy = vi.spyOn(console, method).mockImplementation(() => undefined);
  return { lines: () => spy.mock.calls.map((call) => call.map(String).join(' ')) };
};
