import { changeUser, changePassword } from '../../../src/api/user/profile.contract.ts';
import { logoutUser, readUser } from '../../../src/auth/customer/user.contract.ts';
import { passwordProblems } from '../../identity/password-rules.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { invalid, OccError, outdated, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { askStepUp } from '../core/step-up.ts';
import { profilesIn } from './store.ts';
import { numberOf } from './user.ts';

/** The endpoints for a customer's data in commerce. */
export const userRoutes = (services: Services): Route[] => [
  handle(
    readUser,
    (call) => {
      siteOf(call);
      const uid = customerOf(call, services);
      const person = services.people.byId(uid);
      if (!person) return { uid };
      const { firstName, lastName, email, userName, passwordChanged } = person;
      const { phone, version } = profilesIn(services.repository).of(uid);
      const own = {
        customerId: numberOf(uid),
        email,
        userName,
        phone,
        passwordChanged,
        version: String(version),
      };
      const reply = { uid, firstName, lastName, name: `${firstName} ${lastName}`, ...own };
      return reply;
    },
    { kind: 'user' },
  ),

  handle(changeUser, (call) => {
    const { firstName, lastName, phone } = call.body;
    const user = customerOf(call, services);
    const profiles = profilesIn(services.repository);
    const before = profiles.of(user);
    const seen = call.headers.get('if-match');
    if (seen !== null && seen !== String(before.version)) throw outdated('profile', user);
    services.people.setNames(user, {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
    });
    profiles.save(user, { phone: phone ?? before.phone, version: before.version + 1 });
    return undefined;
  }),

  handle(logoutUser, (call) => {
    customerOf(call, services);
    return undefined;
  }),

  handle(
    changePassword,
    (call) => {
      const user = customerOf(call, services);
      askStepUp(call, services, user, { kind: 'transaction', action: 'change password' });
      const person = services.people.byId(user);
      const { oldPassword, newPassword } = call.body;
      if (person?.password !== oldPassword)
        throw new OccError(400, [
          { type: 'PasswordMismatchError', message: 'The old password is not right.' },
        ]);
      if (passwordProblems(newPassword, person.userName).length > 0)
        throw validationError([invalid('newPassword', 'The password is not good enough.')]);
      services.people.setPassword(user, newPassword);
      call.reply.status = 202;
      return undefined;
    },
    { byParameters: passwords },
  ),
];

/** Returns the passwords of OCC's own form. */
const passwords = (parameters: URLSearchParams) => ({
  ...(parameters.has('old') && { oldPassword: parameters.get('old') }),
  ...(parameters.has('new') && { newPassword: parameters.get('new') }),
});
