import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../kit/element/widget-context.ts';

type Props = { name: string; className: string; children: ReactNode };

/**
 * Draws one place in the header: the host page's own element, or else the children. The children are not drawn beside
 * that element, because a hidden widget would still run. A widget that the server rendered here is moved and goes on
 * working (LEAD-13).
 */
export const Place = ({ name, className, children }: Props) => {
  const host = useHost();
  const subscribe = useCallback(
    (listener: () => void) => {
      host.shadowRoot?.addEventListener('slotchange', listener);
      return () => host.shadowRoot?.removeEventListener('slotchange', listener);
    },
    [host],
  );
  const taken = useSyncExternalStore(
    subscribe,
    () => host.querySelector(`:scope > [slot='${name}']`) !== null,
  );
  const [standing] = useState(() => standingIn(host, className));
  return (
    <div className={className}>
      <slot name={name}>{!taken && (standing ? <Moved element={standing} /> : children)}</slot>
    </div>
  );
};

/** Returns the widget that the server rendered in this place of the header. */
const standingIn = (host: HTMLElement, className: string): Element | undefined => {
  const element = host.shadowRoot?.querySelector(`.${className} > slot > *`);
  return element?.localName.includes('-') ? element : undefined;
};

/** Moves an element, with `moveBefore` if the browser has it: then nothing in the element starts again. */
const Moved = ({ element }: { element: Element }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const to = place.current as (HTMLElement & { moveBefore?: (node: Node, before: null) => void }) | null;
    if (to?.moveBefore && element.isConnected) to.moveBefore(element, null);
    else to?.append(element);
  }, [element]);
  return <div ref={place} className="moved" />;
};
