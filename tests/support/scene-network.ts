/** Makes the browser say that it is on or off the network, with the event that goes with a change. */
export const setOnline = (online: boolean): void => {
  const before = navigator.onLine;
  if (online) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  if (before !== online) window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
