/**
 * Focuses a pressed button or link if nothing has the focus: Safari does not focus what is pressed, and a dialog that the
 * press opens would have nothing to give the focus back to. A script's `click()` is no press. Source: AXS-02, EMB-17.
 */
export const focusPressed = ({ target, isTrusted }: Event): void => {
  if (isTrusted && document.activeElement === document.body)
    (target as Element).closest<HTMLElement>('button,a,summary')?.focus({ preventScroll: true });
};
