/** How long a text stays before the next one replaces it, in ms. A screen reader misses a text that stays less. */
const STAY_MS = 250;

/**
 * Creates the page's one polite live region (LEAD-07), in a shadow root. Texts that follow each other closely wait for
 * their turn; '' clears them.
 */
export const createLiveRegion = (doc: Document): ((text: string) => void) => {
  let region: HTMLElement | undefined;
  let flip = false;

  const place = (): HTMLElement => {
    const host = doc.createElement('polite-live-region');
    const root = host.attachShadow({ mode: 'open' });
    const node = doc.createElement('div');
    node.setAttribute('role', 'status');
    node.setAttribute('aria-live', 'polite');
    root.append(node);
    const style = [
      'position: fixed',
      'width: 1px',
      'height: 1px',
      'overflow: hidden',
      'clip-path: inset(50%)',
    ];
    host.style.cssText = style.map((one) => `${one} !important`).join(';');
    doc.body.append(host);
    return node;
  };

  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (text: string): void => {
    if (!region?.isConnected) {
      if (!text) return;
      region = place();
    }
    // A screen reader is silent about the same words twice, so the text is made to differ.
    flip = !flip;
    region.textContent = flip || !text ? text : `${text}\u00a0`;
  };

  const say = (text: string): void => {
    show(text);
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting.shift();
      if (next !== undefined) say(next);
    }, STAY_MS);
  };

  return (text) => {
    if (!text) {
      waiting.length = 0;
      show('');
    } else if (timer === undefined) say(text);
    else waiting.push(text);
  };
};
