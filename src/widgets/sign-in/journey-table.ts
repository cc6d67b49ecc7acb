import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type en from './messages/en.json';
import type { signInWidget } from './sign-in.widget.ts';

export type JourneyName = WidgetProps<typeof signInWidget>['journey'];

type Row = {
  /** The identity service's name for the journey. */
  tree: string;
  title: keyof typeof en;
  /** Other journeys that the shopper may want instead. */
  others: readonly JourneyName[];
};

/** The journeys, one row each. Source: IDN-04. */
export const JOURNEYS: Readonly<Record<JourneyName, Row>> = {
  'sign-in': {
    tree: 'SignIn',
    title: 'sign-in.signIn',
    others: ['forgotten-password', 'forgotten-user-name', 'register'],
  },
  register: { tree: 'Register', title: 'sign-in.register', others: ['sign-in'] },
  'forgotten-password': {
    tree: 'ForgottenPassword',
    title: 'sign-in.forgottenPassword',
    others: ['sign-in', 'forgotten-user-name'],
  },
  'forgotten-user-name': {
    tree: 'ForgottenUserName',
    title: 'sign-in.forgottenUserName',
    others: ['sign-in', 'forgotten-password'],
  },
};

const isJourney = (name: string): name is JourneyName => Object.hasOwn(JOURNEYS, name);

/** Returns the journey that the address asks for (`?journey=`), or else the one of the attribute. */
export const chosenJourney = (search: string, given: JourneyName): JourneyName => {
  const asked = new URLSearchParams(search).get('journey') ?? '';
  return isJourney(asked) ? asked : given;
};

/** Returns this page's address for another journey. Its other parameters stay, except those of a journey under way. */
export const journeyAddress = (href: string, journey: JourneyName): string => {
  const url = new URL(href);
  for (const name of ['suspendedId', 'code', 'state', 'error']) url.searchParams.delete(name);
  url.searchParams.set('journey', journey);
  return url.pathname + url.search;
};
