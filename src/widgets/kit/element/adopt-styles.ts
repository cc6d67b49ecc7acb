import { late } from '../../../core/late.ts';
import { adoptSheets } from './sheets.ts';

/** Applies styles to an element: at once in shadow DOM. In light DOM, as soon as the code that protects them has loaded. */
export const adoptStyles = (host: HTMLElement, texts: readonly string[]): void | Promise<void> =>
  host.shadowRoot
    ? adoptSheets(host.shadowRoot, texts)
    : late(() => import('./light-sheet.ts')).then(({ adoptLightSheet }) =>
        adoptLightSheet(host.localName, texts),
      );
