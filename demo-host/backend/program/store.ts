import type { Program } from '../../../src/api/program/program.contract.ts';
import { PROGRAMS } from './seed.ts';

/** The programs. They never change. */
export const programs = {
  all: PROGRAMS,
  byId: (id: string | undefined): Program | undefined => PROGRAMS.find((one) => one.id === id),
};
