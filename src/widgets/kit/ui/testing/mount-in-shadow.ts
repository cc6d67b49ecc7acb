import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import base from '../../styles/base.css?inline';
import button from '../../styles/button.css?inline';
import dialog from '../../styles/dialog.css?inline';
import field from '../../styles/field.css?inline';
import notice from '../../styles/notice.css?inline';
import quantity from '../../styles/quantity.css?inline';
import status from '../../styles/status.css?inline';
import tokens from '../../styles/tokens.css?inline';
import { registerEm } from '../../styles/em-property.ts';

const texts = [tokens, base, button, field, quantity, notice, status, dialog];

export type Mounted = { host: HTMLElement; shadow: ShadowRoot; unmount: () => void };

/** Renders into an open shadow root on the page, with all shared styles. For component tests. */
export function mountInShadow(node: ReactNode): Mounted {
  registerEm();
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const mount = shadow.appendChild(document.createElement('div'));
  mount.className = 'assess-root';
  const root = createRoot(mount);
  flushSync(() => root.render(node));
  const unmount = () => {
    root.unmount();
    host.remove();
  };
  return { host, shadow, unmount };
}
