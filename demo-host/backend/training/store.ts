/** The details of a training line that were given so far. */
export type StoredTraining = {
  dates: readonly string[];
  contact?:
    | { firstName: string; lastName: string; email: string; phone: string; country: string }
    | undefined;
  participants: readonly { firstName: string; lastName: string; email: string }[];
};
