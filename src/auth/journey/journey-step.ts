import type { FailedPolicy } from './describe-callback.ts';

/** The value of a field's `autocomplete` attribute, for browsers and password managers. */
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

/** A field that the shopper fills in, with the rules for it and the rules that its last answer broke. */
type Typed<Value> = {
  prompt: string;
  required: boolean;
  value: Value;
  rules: readonly FailedPolicy[];
  broken: readonly FailedPolicy[];
  set(value: Value): void;
};

/** A link in the service's text. `href` is an absolute address that the page may lead to. */
export type ServiceLink = { text: string; href: string };

/** A text of the service: plain, or with links in it. */
export type ServiceWords = string | readonly (string | ServiceLink)[];

/** How serious a message of the service is. */
export type MessageTone = 'info' | 'warning' | 'danger';

/** A check that runs without the shopper. It ends with the answer for the service, or with the reason why there is none. */
type Check = { set(answer: string): void; fail(reason: string): void };

/** A callback of the identity service as plain data, with its setter. All texts are only shown as text. Source: IDN-04. */
export type JourneyCallback = {
  /** The position in the step. It identifies the callback within the step. */
  index: number;
} &
  /** `offersPasskey`: the browser may offer a passkey in this field. */
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
    /** The journey continues from a link in a mail. */
    | { kind: 'suspended'; text: ServiceWords }
    /** The service wants to be asked again after `ms` milliseconds. */
    | { kind: 'wait'; text: string; ms: number }
    /** `url` is an absolute web address. */
    | { kind: 'redirect'; url: string }
    | ({ kind: 'device-profile'; text: string; metadata: boolean; location: boolean } & Check)
    | ({ kind: 'protect-start'; options: Readonly<Record<string, unknown>> } & Check)
    | ({ kind: 'protect-signals'; pause: boolean } & Check)
    | ({ kind: 'captcha'; siteKey: string; apiUrl: string; enterprise: boolean } & Check)
    /** Hidden values and metadata, for machines only. */
    | { kind: 'hidden' }
    /** A type that this version does not know. The step can't be answered. */
    | { kind: 'unknown'; type: string }
  );

/** One kind of callback, for the component that renders it. */
export type CallbackOf<Kind extends JourneyCallback['kind']> = Extract<JourneyCallback, { kind: Kind }>;

/** What a passkey is needed for. */
export type PasskeyUse = 'register' | 'sign-in';

/** One step of a journey. `stage`, `header` and `description` are the service's own texts. */
export type JourneyStep = {
  /** Unique within the journey. */
  id: string;
  stage?: string | undefined;
  header?: string | undefined;
  description?: ServiceWords | undefined;
  callbacks: readonly JourneyCallback[];
  /**
   * Set if the step needs a passkey. `use` asks the browser for it and fills in the answer; it rejects with
   * `PasskeyFailure`. If `isOffered`, the browser offers the passkey at the user name field, and `use` waits until it is
   * chosen there.
   */
  passkey?: { for: PasskeyUse; isOffered: boolean; use(): Promise<void> } | undefined;
};
