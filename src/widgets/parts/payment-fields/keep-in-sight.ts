/* A frame of another origin says nothing of where the focus is, and a browser brings a field of it into sight without regard to
   what lies over the page's edge. The room for that is the style sheet's `scroll-margin`. Source: WCAG 2.4.11. */

const MARK = 'pay-field-mark';

type Box = { top: number; height: number };

const activeIn = (place: HTMLElement): Element | null =>
  (place.getRootNode() as Document | ShadowRoot).activeElement;

/** Marks where the focused field of a frame is, and brings it into sight while the focus is in the frame. It has no look. */
export const markField = (frame: HTMLElement) => {
  const mark = document.createElement('span');
  mark.className = MARK;
  // What comes over the page keeps clear of it.
  mark.dataset['focusMark'] = '';
  return {
    move: ({ top, height }: Box): void => {
      mark.style.insetBlockStart = `${frame.offsetTop + top}px`;
      mark.style.blockSize = `${height}px`;
      if (!mark.isConnected) frame.after(mark);
      if (activeIn(frame) !== frame) return;
      mark.scrollIntoView({ block: 'nearest' });
      // The frame keeps the focus: only the field within it is another one.
      frame.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
    remove: (): void => mark.remove(),
  };
};

/** Keeps the focused field of a frame in sight, or the frame if it doesn't tell where its field is. Returns what ends it. */
export const keepInSight = (place: HTMLElement): (() => void) => {
  const look = () => {
    const active = activeIn(place);
    if (!(active instanceof HTMLIFrameElement) || !place.contains(active)) return;
    (place.querySelector(`.${MARK}`) ?? active).scrollIntoView({ block: 'nearest' });
  };
  // The page loses the focus to it.
  window.addEventListener('blur', look);
  window.addEventListener('resize', look);
  const sizes = new ResizeObserver(look);
  sizes.observe(place);
  return () => {
    window.removeEventListener('blur', look);
    window.removeEventListener('resize', look);
    sizes.disconnect();
  };
};
