import { runtime } from '../../core/runtime.ts';
import { serviceConfig } from '../identity/service-config.ts';
import { createAskService } from './ask-service.ts';
import type { JourneyStart } from './journey-start.ts';
import { createJourney, type Journey } from './journey.ts';

/** A journey at the page's own identity service. Throws `IdentityError` where the page names none that can be used. */
export const createPageJourney = (begin: JourneyStart): Journey => {
  const { config, row } = runtime();
  return createJourney(createAskService(serviceConfig(config.identity, location.href), row.tag), begin);
};
