import * as contract from '../../../src/api/program/program.contract.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { programs } from './store.ts';

/** The store's own endpoints for third-party programs, if the settings have them. Source: CHK-18. */
export const programRoutes = (services: Services): Route[] => [
  handle(contract.listPrograms, (call) => {
    const { uid } = siteOf(call);
    const { program } = services.settings.of(uid, customerOf(call, services));
    return { programs: program ? [...programs.all] : [] };
  }),

  handle(contract.chooseProgram, (call) =>
    changeChoices(call, services, (choices, { site, userId }) => {
      const { id } = call.body;
      if (!id) return { ...choices, programId: undefined };
      const isOffered = services.settings.of(site, userId).program;
      if (!isOffered || !programs.byId(id)) throw unknownIdentifier('program', id);
      return { ...choices, programId: id };
    }),
  ),
];
