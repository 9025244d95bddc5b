/** A film is known by its link (specification, section 2, "Academy page"). */
export const isVideo = (link: string): boolean => link.includes('youtube');
