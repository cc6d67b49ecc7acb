import type { Repository } from '../core/repository.ts';
import type { Services } from '../core/services.ts';
import { wrongTries } from '../core/wrong-tries.ts';

const NAME = 'wrong account numbers';

type Needed = Pick<Services, 'repository' | 'clock'>;

/** The wrong numbers of a customer: five in a quarter of an hour, whatever stands between. Source: CHK-02 e, CHK-04 g. */
const triesIn = (services: Needed) => wrongTries(NAME, { most: 5, withinMs: 15 * 60_000 }, services);

/** Throws 429 with the seconds to wait, if the customer has entered too many wrong numbers. */
export const checkAttempts = (user: string, services: Needed): void => triesIn(services).check(user);

export const noteWrong = (user: string, services: Needed): void => triesIn(services).note(user);

/** Forgets the wrong numbers of all customers. */
export const forgetWrong = (repository: Repository): void => repository.collection(NAME).clear();
