import { useRef, type ReactNode, type SyntheticEvent, useLayoutEffect, type RefObject } from 'react';
import { Button } from './Button.tsx';
import { useModal, type InitialFocus } from './useModal.ts';
import { useId, useSharedWords } from '../element/widget-context.ts';

export type DialogProps = {
  /** Called on Escape, on the close button and on the browser's own ways to close. The parent then stops rendering the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** The name of the button that closes it, if not 'Close'. */
  closeLabel?: string | undefined;
  children: ReactNode;
  /** Buttons, with the primary one last. */
  actions?: ReactNode;
  /** Defaults to `heading`. A dialog that is a form uses `first-field`. */
  initialFocus?: InitialFocus | undefined;
  /** Whether the dialog interrupts (a warning, a confirmation). It then has role alertdialog, and its text is read at once. */
  alert?: boolean | undefined;
  /** Its part name in the widget's contract, for `::part()`. */
  part?: string | undefined;
};

/**
 * Draws a native modal dialog in the top layer, for a short decision. It is open while it is rendered (`{open &&
 * <Dialog …/>}`). Its title stays in view (`useStuckHead`). Works in a shadow root. Needs dialog.css, button.css.
 */
export function Dialog({
  onClose,
  title,
  closeLabel,
  children,
  actions,
  initialFocus,
  alert,
  part,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const id = useId();
  const t = useSharedWords();
  useStuckHead(ref, head);
  useModal(ref, initialFocus ?? 'heading');
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const byBrowser = event.target === event.currentTarget && !event.currentTarget.open;
    if (byBrowser) onClose();
  };
  return (
    <dialog
      ref={ref}
      className="dialog"
      part={part}
      aria-labelledby={id}
      {...(alert && { role: 'alertdialog', 'aria-describedby': `${id}-body` })}
      onCancel={cancel}
      onClose={closed}
    >
      <div className="dialog-in">
        <div ref={head} className="dialog-head">
          <h2 id={id} tabIndex={-1} data-heading>
            {title}
          </h2>
          <Button variant="plain" icon="x" label={closeLabel ?? t('shared.close')} onClick={onClose} />
        </div>
        <div id={`${id}-body`} className="dialog-body">
          {children}
        </div>
        {actions && <div className="dialog-acts acts">{actions}</div>}
      </div>
    </dialog>
  );
}

/** The largest part of the dialog's height that its head may cover. */
const MOST = 1 / 3;

/** Keeps the head in view while the rest scrolls, clear of the focused field, unless it would take too much of the window. */
function useStuckHead(
  dialog: RefObject<HTMLDialogElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [outer, stuck] = [dialog.current, head.current];
    if (!outer || !stuck?.parentElement) return undefined;
    const sizes = new ResizeObserver(() => {
      const { offsetHeight: height } = stuck;
      const scrolls = outer.scrollHeight > outer.clientHeight;
      const isStuck = scrolls && height <= outer.clientHeight * MOST;
      stuck.toggleAttribute('data-stuck', isStuck);
      outer.style.scrollPaddingBlockStart = isStuck ? `${height}px` : '';
    });
    sizes.observe(outer);
    sizes.observe(stuck.parentElement);
    return () => sizes.disconnect();
  }, [dialog, head]);
}
