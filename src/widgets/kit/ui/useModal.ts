import { useLayoutEffect, type RefObject } from 'react';
import { countModal } from '../../../core/registry/open-modals.ts';
import { deepActiveElement, firstField } from './deep-focus.ts';
import { giveFocusBack } from './give-focus-back.ts';

export type InitialFocus = 'heading' | 'first-field';

/**
 * Opens the dialog as modal while its owner is mounted, puts focus where a reader starts, and gives it
 * back on the way out to where it came from (`giveFocusBack`).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, initial: InitialFocus): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = deepActiveElement(element.ownerDocument);
    element.showModal();
    countModal(1);
    const field = initial === 'first-field' ? firstField(element) : null;
    (field ?? element.querySelector<HTMLElement>('[data-heading]'))?.focus();
    return () => {
      element.close();
      countModal(-1);
      giveFocusBack(before);
    };
  }, [dialog, initial]);
}
