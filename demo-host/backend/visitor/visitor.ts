/** A customer that the store back end knows. */
export type StoreCustomer = { userId: string; registrationCountryIso?: string | undefined };

/**
 * The demo's one visitor: the customer for the store back end if neither token nor cookie names one, and the country
 * for geolocation.
 */
export type VisitorState = {
  /** Returns the customer; undefined if nobody is signed in. */
  customer(): StoreCustomer | undefined;
  signIn(customer: StoreCustomer | undefined): void;
  /** Returns the ISO 3166 code; undefined if unknown. */
  country(): string | undefined;
  move(country: string | undefined): void;
  /** Resets the visitor: not signed in, in the United States. */
  reset(): void;
};

const HOME = 'US';

export const createVisitorState = (): VisitorState => {
  let customer: StoreCustomer | undefined;
  let country: string | undefined = HOME;
  return {
    customer: () => customer,
    signIn: (next) => {
      customer = next;
    },
    country: () => country,
    move: (next) => {
      country = next;
    },
    reset: () => {
      customer = undefined;
      country = HOME;
    },
  };
};
