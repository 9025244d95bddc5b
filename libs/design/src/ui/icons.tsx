import { lineIcon } from './line-icon.tsx';

// Icons of every page; the others are in `subject-icons.tsx`.

/** Mirrored where the text runs from right to left. */
const POINTING = 'pointing';

export const SearchIcon = lineIcon('M11 4.5a6.5 6.5 0 1 1-.01 0ZM16 16l4.5 4.5');
export const CartIcon = lineIcon(
  'M3 4h2.2l2.3 11.2h9.9L19.6 7.5H6M9 18.2a1.3 1.3 0 1 1-.01 0ZM16.5 18.2a1.3 1.3 0 1 1-.01 0Z',
);
export const MenuIcon = lineIcon('M3.5 7h17M3.5 12h17M3.5 17h11');
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18');
export const PinIcon = lineIcon(
  'M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11ZM12 7.7a2.3 2.3 0 1 1-.01 0Z',
);
export const UserIcon = lineIcon('M12 4.8a3.7 3.7 0 1 1-.01 0ZM4.8 20c.9-3.6 3.7-5.6 7.2-5.6s6.3 2 7.2 5.6');
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const MinusIcon = lineIcon('M5 12h14');
export const ArrowRightIcon = lineIcon('M4 12h15.5M13.5 6l6 6-6 6', POINTING);
export const ChevronRightIcon = lineIcon('M9.5 5.5l6.5 6.5-6.5 6.5', POINTING);
export const ChevronLeftIcon = lineIcon('M14.5 5.5 8 12l6.5 6.5', POINTING);
export const ChevronDownIcon = lineIcon('M5.5 9l6.5 6.5L18.5 9');
export const PauseIcon = lineIcon('M8.5 5.5v13M15.5 5.5v13');
export const PlayIcon = lineIcon('M8 5.5v13l10.5-6.5Z');
export const CheckIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1-.01 0ZM8.3 12.3l2.5 2.5 5-5.3');
export const LeafIcon = lineIcon('M5 19C4 10 9 4.5 20 4c.5 10-4.5 15.5-12.5 14M5 20c2.5-5 5.5-8 10-10.5');
export const ExternalIcon = lineIcon('M9.5 5H5v14h14v-4.5M13.5 4.5h6v6M19 5l-8.5 8.5');
