/** Says so beside a widget that has started and draws nothing, so that its frame is not taken for a broken one. */
export const sayIfNothingDrawn = (widget: HTMLElement): void => {
  const note = document.createElement('p');
  note.textContent = 'This widget draws nothing in this state.';
  note.setAttribute('role', 'status');
  note.hidden = true;
  widget.after(note);
  const root = widget.shadowRoot ?? widget;
  const look = () => {
    note.hidden = [...root.querySelectorAll('*'), ...widget.children].some(isSeen);
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true, attributes: true });
  look();
};

/** What only a screen reader finds is one pixel large. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};
