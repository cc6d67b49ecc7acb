import { signedIn } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { identityConfig } from '../identity/identity-config.ts';
import { createAskService, type JourneyStart } from './ask-service.ts';
import { createJourney, type Journey } from './journey.ts';

/** Creates a journey at the page's identity service. Throws `IdentityError` if the page has no usable one. */
export const createPageJourney = (begin: JourneyStart): Journey => {
  const { config, row } = runtime();
  const service = identityConfig(config.identity, location.href);
  const ended = 'advice' in begin || 'ofSignedIn' in begin ? untilSignInEnds() : undefined;
  return createJourney(createAskService(service, row.tag, ended), begin);
};

/** Returns a signal that aborts when the sign-in changes, so that no late proof restores that session (SES-13 g). */
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
