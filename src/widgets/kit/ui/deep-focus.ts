/** Returns the element that has the focus, also inside open shadow roots. */
export function deepActiveElement(from: DocumentOrShadowRoot): Element | null {
  let active = from.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Returns the first control inside that a user would fill in. */
export function firstField(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"]), select, textarea):not(:disabled, [tabindex="-1"])',
  );
}
