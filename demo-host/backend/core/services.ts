import type { Language } from '../../../src/core/locale/locale-table.ts';
import type { People } from '../../identity/people.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { Clock } from './clock.ts';
import type { Repository } from './repository.ts';
import type { Site } from './sites.ts';
import type { StepUpPort } from './step-up.ts';

/** What the handlers of every resource are made with. */
export type Services = {
  repository: Repository;
  clock: Clock;
  /** A fresh uuid. */
  random: () => string;
  /** The user of an access token, or undefined when the token is not valid. */
  authenticate: (token: string) => string | undefined;
  /** Whose session the cookies of a browser are, by the identity service; not one that the store has ended. */
  sessionOf: (origin: string, cookies: string) => Promise<{ id: string; accountId: string } | undefined>;
  /** The store knows it no more; the identity service still may. */
  endSession: (id: string) => void;
  people: People;
  settings: SettingsStore;
  /** Absent: nothing asks for a step-up. */
  stepUp?: StepUpPort | undefined;
};

/** What an answer is made with: for which site, in which language, and what the services know. */
export type View = Pick<Services, 'repository' | 'clock' | 'people' | 'settings'> & {
  site: Site;
  /** Of the names, as the call asks for them. */
  language: Language;
  /** Of the call, for addresses of pictures. */
  origin: string;
};
