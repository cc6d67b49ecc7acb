import { useLayoutEffect, type RefObject } from 'react';
import { countModal } from '../../../core/registry/registry.ts';
import { deepActiveElement, firstField } from './deep-focus.ts';
import { giveFocusBack } from './give-focus-back.ts';

export type InitialFocus = 'heading' | 'first-field';

/** Shows the dialog from its top. A first field that is further down does not get the focus: its title does. */
const startAtTop = (dialog: HTMLElement, initial: InitialFocus): void => {
  const heading = dialog.querySelector<HTMLElement>('[data-heading]');
  const field = initial === 'first-field' ? firstField(dialog) : null;
  dialog.scrollTop = 0;
  const isInSight = field && field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
  (isInSight ? field : (heading ?? field))?.focus({ preventScroll: true });
  dialog.scrollTop = 0;
};

/** Opens the dialog as modal and focuses where reading starts; after it, the focus goes back (`giveFocusBack`). */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, initial: InitialFocus): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = deepActiveElement(element.ownerDocument);
    element.showModal();
    countModal(1);
    startAtTop(element, initial);
    return () => {
      element.close();
      countModal(-1);
      giveFocusBack(before);
    };
  }, [dialog, initial]);
}
