import { useLayoutEffect, type RefObject } from 'react';
import { countModal } from '../../../core/registry/open-modals.ts';
import { deepActiveElement, firstField } from './deep-focus.ts';
import { giveFocusBack } from './give-focus-back.ts';

export type InitialFocus = 'heading' | 'first-field';

/**
 * Opens the dialog as modal while its parent is mounted, and moves the focus to where reading starts. When the dialog
 * closes, the focus goes back to where it was (`giveFocusBack`).
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
