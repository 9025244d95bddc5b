import { brand } from '../env.ts';

/** After a number that is made up, which the footer's note says. */
export const SampleMark = () => brand.specimenNote && <span>*</span>;

export const sampleNote = brand.specimenNote && `* ${brand.specimenNote}`;
