import type { Language } from '../../../src/core/locale/locale-table.ts';
import type { Mailbox } from '../../identity/mailbox.ts';
import type { People } from '../../identity/people.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { Clock } from './clock.ts';
import type { Repository } from './repository.ts';
import type { Site } from './sites.ts';
import type { StepUpPort } from './step-up.ts';

/** What the handlers of every resource need. */
export type Services = {
  repository: Repository;
  clock: Clock;
  /** Returns a new UUID. */
  random: () => string;
  /** Returns the user of an access token, or undefined if it is not valid. */
  authenticate: (token: string) => string | undefined;
  /**
   * Returns the session that a browser's cookies carry, according to the identity service. Sessions that the store has
   * ended are left out.
   */
  sessionOf: (origin: string, cookies: string) => Promise<{ id: string; accountId: string } | undefined>;
  /** Ends a session for the store. The identity service may still know it. */
  endSession: (id: string) => void;
  people: People;
  /** Sends one mail of the store for each thing that it is about. */
  sendMail: Mailbox['send'];
  settings: SettingsStore;
  /** If absent, nothing asks for a step-up. */
  stepUp?: StepUpPort | undefined;
};

/** What is needed to make an answer: the site, the language, and the services' data. */
export type View = Pick<Services, 'repository' | 'clock' | 'people' | 'settings'> & {
  site: Site;
  /** The language of the names that the call asks for. */
  language: Language;
  /** The member of customer service who calls, for a customer or for themselves. */
  member?: string | undefined;
  /** The origin of the call, for addresses of pictures. */
  origin: string;
};
