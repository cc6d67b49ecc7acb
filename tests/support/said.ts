const TAG = 'polite-live-region';
const heard: string[] = [];

const hear = (region: Element): void => {
  const listen = () => heard.push(region.shadowRoot?.textContent ?? '');
  listen();
  if (region.shadowRoot)
    new MutationObserver(listen).observe(region.shadowRoot, {
      subtree: true,
      childList: true,
      characterData: true,
    });
};

new MutationObserver((changes) => {
  for (const { removedNodes, addedNodes } of changes) {
    if ([...removedNodes].some(({ nodeName }) => nodeName.toLowerCase() === TAG)) heard.length = 0;
    for (const node of addedNodes) if (node instanceof Element && node.localName === TAG) hear(node);
  }
}).observe(document.body, { childList: true });

/** Returns all that was announced since the scene was set: a text may be replaced before a busy machine looks. */
export const said = (): string => heard.join(' ');

/** Returns what the page's live regions have now. An announcement that came late for an earlier test may have left its own. */
export const saying = (): string =>
  [...document.querySelectorAll(TAG)].map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join(' ');
