import type en from './messages/en.json';
import type { IdentityError } from '../../../auth/identity-errors.ts';

export type JourneyKey = keyof typeof en;

/** Returns the key of the message for a service that could not be reached. Source: IDN-08. */
export const failureWords = ({ reason }: IdentityError, online: boolean): JourneyKey => {
  switch (reason) {
    case 'config':
    case 'no-config':
    case 'no-server':
      return 'shared.journey.setup';
    case 'timeout':
    case 'authorize-timeout':
      return 'shared.journey.slow';
    case 'network':
    case 'status':
      return online ? 'shared.journey.unreachable' : 'shared.journey.offline';
    default:
      return 'shared.journey.wrongAnswer';
  }
};
