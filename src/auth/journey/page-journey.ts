import { signedIn } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { serviceConfig } from '../identity/service-config.ts';
import { createAskService } from './ask-service.ts';
import type { JourneyStart } from './journey-start.ts';
import { createJourney, type Journey } from './journey.ts';

/** A journey at the page's own identity service. Throws `IdentityError` where the page names none that can be used. */
export const createPageJourney = (begin: JourneyStart): Journey => {
  const { config, row } = runtime();
  const service = serviceConfig(config.identity, location.href);
  const ended = 'advice' in begin ? untilSignInEnds() : undefined;
  return createJourney(createAskService(service, row.tag, ended), begin);
};

/**
 * Aborts once the browser is in another sign-in, or in none: a proof that is still under way would give the service's session
 * back to who was asked, whoever is there by then. Source: SES-13 g.
 */
const untilSignInEnds = (): AbortSignal => {
  const { storage } = runtime();
  const [asked, ending] = [signedIn(), new AbortController()];
  const stop = storage.subscribe('signedIn', () => {
    if (signedIn() === asked) return;
    stop();
    ending.abort();
  });
  return ending.signal;
};
