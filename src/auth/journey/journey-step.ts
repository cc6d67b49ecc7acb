import type { FailedPolicy } from './failed-policy.ts';

/** What an `autocomplete` attribute says of a field, so that browsers and password managers know it. */
export type FieldPurpose =
  | 'username'
  | 'current-password'
  | 'new-password'
  | 'one-time-code'
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'nickname'
  | 'email'
  | 'tel'
  | 'organization'
  | 'street-address'
  | 'address-level1'
  | 'address-level2'
  | 'postal-code'
  | 'country-name'
  | 'bday'
  | 'off';

/** A field that is typed into, with the rules that are told of it, and those that its last answer broke. */
type Typed<Value> = {
  prompt: string;
  required: boolean;
  value: Value;
  rules: readonly FailedPolicy[];
  broken: readonly FailedPolicy[];
  set(value: Value): void;
};

/** `href` is an absolute address that the page may lead to. */
export type ServiceLink = { text: string; href: string };

/** What the service says: text, or text with links in it. */
export type ServiceWords = string | readonly (string | ServiceLink)[];

/** How serious a message of the service is. */
export type MessageTone = 'info' | 'warning' | 'danger';

/** A check that runs without the shopper: it ends with what the service wants to have, or with why there is none. */
type Check = { set(answer: string): void; fail(reason: string): void };

/**
 * A callback of the identity service as plain data, with what fills it in. All texts are the service's own and only ever
 * shown as text, links as their own parts. Source: IDN-04, specification section 3.
 */
export type JourneyCallback = {
  /** Its place in the step: names it among its siblings. */
  index: number;
} &
  /** `offersPasskey`: the browser may fill in a passkey in its place. */
  (
    | ({ kind: 'text'; purpose: FieldPurpose; offersPasskey?: true } & Typed<string>)
    | ({ kind: 'number' } & Typed<string>)
    | ({ kind: 'boolean' } & Typed<boolean>)
    | { kind: 'choice'; prompt: string; choices: readonly string[]; value: number; set(choice: number): void }
    | {
        kind: 'confirmation';
        prompt: string;
        options: readonly string[];
        value: number;
        set(option: number): void;
      }
    | {
        kind: 'question';
        prompt: string;
        questions: readonly string[];
        ownAllowed: boolean;
        set(question: string, answer: string): void;
      }
    | { kind: 'terms'; text: ServiceWords; set(accepted: boolean): void }
    | { kind: 'providers'; providers: readonly { id: string; name: string }[]; set(provider: string): void }
    | { kind: 'message'; text: ServiceWords; tone: MessageTone }
    /** The journey goes on from a link in a mail. */
    | { kind: 'suspended'; text: ServiceWords }
    /** The service wants to be asked again after so many milliseconds. */
    | { kind: 'wait'; text: string; ms: number }
    /** `url` is an absolute web address. */
    | { kind: 'redirect'; url: string }
    | ({ kind: 'device-profile'; text: string; metadata: boolean; location: boolean } & Check)
    | ({ kind: 'protect-start'; options: Readonly<Record<string, unknown>> } & Check)
    | ({ kind: 'protect-signals'; pause: boolean } & Check)
    | ({ kind: 'captcha'; siteKey: string; apiUrl: string; enterprise: boolean } & Check)
    /** For machines: hidden values and metadata. */
    | { kind: 'hidden' }
    /** A type that this copy does not know; the step can't be answered as it stands. */
    | { kind: 'unknown'; type: string }
  );

/** One kind of callback, for the component that draws it. */
export type CallbackOf<Kind extends JourneyCallback['kind']> = Extract<JourneyCallback, { kind: Kind }>;

/** What a passkey is wanted for. */
export type PasskeyUse = 'register' | 'sign-in';

/** One step of a journey, as the service asks it. `stage`, `header` and `description` are its own words. */
export type JourneyStep = {
  /** One of a kind in its journey. */
  id: string;
  stage?: string | undefined;
  header?: string | undefined;
  description?: ServiceWords | undefined;
  callbacks: readonly JourneyCallback[];
  /**
   * The step wants a passkey: `use` asks the browser for it and fills the answer in; rejects with `PasskeyFailure`. One that
   * `isOffered` stands among what the browser fills in at the user name: `use` then waits until it is chosen there.
   */
  passkey?: { for: PasskeyUse; isOffered: boolean; use(): Promise<void> } | undefined;
};
