import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type en from './messages/en.json';
import type { signInWidget } from './sign-in.widget.ts';

export type JourneyName = WidgetProps<typeof signInWidget>['journey'];

type Row = {
  /** The identity service's own name for it. */
  tree: string;
  title: keyof typeof en;
  /** Where the shopper may rather want to go. */
  others: readonly JourneyName[];
};

/** What one may come for, one row each. Source: IDN-04. */
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

/** The journey that the address asks for (`?journey=`), else the author's. */
export const chosenJourney = (search: string, given: JourneyName): JourneyName => {
  const asked = new URLSearchParams(search).get('journey') ?? '';
  return isJourney(asked) ? asked : given;
};

/** This page with another journey: all else that the address carries comes along, but what belongs to a journey under way. */
export const journeyAddress = (href: string, journey: JourneyName): string => {
  const url = new URL(href);
  for (const name of ['suspendedId', 'code', 'state', 'error']) url.searchParams.delete(name);
  url.searchParams.set('journey', journey);
  return url.pathname + url.search;
};
