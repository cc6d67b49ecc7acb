/* Faults of a browser's storage (REL-05), as scripts that run before the page's own. */

/** Storage refuses every value, as when it is full. */
export const FULL = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

/** The same for local storage only. */
export const LOCAL_FULL = (): void => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, value);
  };
};

/** The same for session storage only. */
export const SESSION_FULL = (): void => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, value);
  };
};

/** Storage throws on access, as in a browser that refuses cookies. */
export const THROWING = (): void => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};
