import type { Program } from '../../../src/api/program/program.contract.ts';
import { PROGRAMS } from './seed.ts';

/** Nothing of these programs changes. */
export const programs = {
  all: PROGRAMS,
  byId: (id: string | undefined): Program | undefined => PROGRAMS.find((one) => one.id === id),
};
