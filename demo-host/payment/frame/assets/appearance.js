/* Applies the page's look to the frame. */

/** Matches one of our properties, with a value that is neither an address nor anything that ends the declaration. */
const NAME = /^--pay-[a-z-]{1,30}$/;
const VALUE = /^[\w#%(),. \-'"/]{1,300}$/;
const MOST = 40;

export const dress = (properties) => {
  for (const [name, value] of Object.entries(Object(properties)).slice(0, MOST))
    if (NAME.test(name) && VALUE.test(value) && !/url/i.test(value))
      document.documentElement.style.setProperty(name, value);
};
