/** The element that has focus, looked up through open shadow roots. */
export function deepActiveElement(from: DocumentOrShadowRoot): Element | null {
  let active = from.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Nothing on the page has the focus: the next Tab begins nobody knows where. */
export const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The first control inside that a person would fill in. */
export function firstField(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"]), select, textarea):not(:disabled, [tabindex="-1"])',
  );
}
