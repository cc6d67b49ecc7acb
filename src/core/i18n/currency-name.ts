/** Returns the name of an ISO 4217 currency as it stands after amounts, such as `Canadian dollars`, or the code. */
export const currencyName = (currency: string, tag: string): string => {
  try {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' });
    return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
};
