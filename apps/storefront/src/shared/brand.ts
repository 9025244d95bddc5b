import { company } from './env.ts';

/** The company as configured: its name, address, contact details and portals. */
export const brand = company;
