import type { People } from '../../identity/people.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import { seedAddresses } from './seed.ts';

/** A stored address; `country` and `region` are codes. */
export type StoredAddress = {
  id: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  companyName?: string | undefined;
  line1: string;
  line2?: string | undefined;
  line3?: string | undefined;
  town: string;
  postalCode?: string | undefined;
  /** ISO 3166 code. */
  country: string;
  /** ISO 3166-2 code, such as `US-CA`. */
  region?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  isDefault?: boolean | undefined;
};

/** Returns the saved addresses of customers, and of organizations by the id of their account. */
export const addressesIn = ({ repository, people }: { repository: Repository; people: People }) =>
  seededCollection<StoredAddress>(repository, 'addresses', (owner) => seedAddresses(owner, people));
