/** A customer whom the store back end knows. */
export type StoreCustomer = { userId: string; registrationCountryIso?: string | undefined };

/** Who the one visitor of the demo is for the store back end when neither token nor cookie says so, and where for geolocation. */
export type VisitorState = {
  /** Undefined for nobody. */
  customer(): StoreCustomer | undefined;
  signIn(customer: StoreCustomer | undefined): void;
  /** ISO 3166; undefined where it can't be told. */
  country(): string | undefined;
  move(country: string | undefined): void;
  /** Nobody, in the United States. */
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
