/* What a browser's storage may do to a page (REL-05), as scripts to run before the page's own. */

/** Every value is refused, as by a browser whose storage is full. */
export const FULL = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

/** The same of session storage alone. */
export const SESSION_FULL = (): void => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, value);
  };
};

/** Storage throws when it is only named, as in a browser that refuses cookies. */
export const THROWING = (): void => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};
