import { late } from '../../../core/late.ts';
import { adoptSheets } from './sheets.ts';

/** Gives an element its styles: at once in shadow DOM; in light DOM when the code that protects them has come. */
export const adoptStyles = (host: HTMLElement, texts: readonly string[]): void | Promise<void> =>
  host.shadowRoot
    ? adoptSheets(host.shadowRoot, texts)
    : late(() => import('./light-sheet.ts')).then(({ adoptLightSheet }) =>
        adoptLightSheet(host.localName, texts),
      );
